import{A as o,F as t}from"/assets/chunk-SJUAQ6W2.js";function l(){return t("h1",{class:"title",children:o("Explore","探索")})}export{l as default};
