import{p as t,r as l}from"/assets/chunk-LJVLVI7D.js";function o(){return l("h1",{class:"title",children:t("Play","对弈")})}export{o as default};
