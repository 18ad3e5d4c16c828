import{p as o,r as t}from"/assets/chunk-LJVLVI7D.js";function l(){return t("h1",{class:"title",children:o("Solve","求解")})}export{l as default};
