import{v as t}from"/assets/chunk-SZA5BJF7.js";import{g as l}from"/assets/chunk-JFTQN634.js";function o(){return l("h1",{class:"title",children:t("Play","对弈")})}export{o as default};
