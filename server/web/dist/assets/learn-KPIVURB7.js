import{p as t,r}from"/assets/chunk-LJVLVI7D.js";function e(){return r("h1",{class:"title",children:t("Learn","学习")})}export{e as default};
