import{v as o}from"/assets/chunk-HUQDQEIF.js";import{g as t}from"/assets/chunk-YZAP4UW7.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
