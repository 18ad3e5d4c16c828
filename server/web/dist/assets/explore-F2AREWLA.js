import{w as o}from"/assets/chunk-57QTM2JB.js";import{g as t}from"/assets/chunk-2CCXTQUX.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
