import{w as o}from"/assets/chunk-JE63HE2N.js";import{g as t}from"/assets/chunk-JFTQN634.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
