import{A as o,F as t}from"/assets/chunk-IL2EIUMX.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
