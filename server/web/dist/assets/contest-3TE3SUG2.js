import{p as t,r as o}from"/assets/chunk-LJVLVI7D.js";function e(){return o("h1",{class:"title",children:t("Contest","竞赛")})}export{e as default};
