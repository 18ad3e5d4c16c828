import{C as t,y as o}from"/assets/chunk-6D43B3LY.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
