import{v as o}from"/assets/chunk-SZA5BJF7.js";import{g as t}from"/assets/chunk-JFTQN634.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
