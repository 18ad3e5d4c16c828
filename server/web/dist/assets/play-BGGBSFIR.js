import{v as t}from"/assets/chunk-HUQDQEIF.js";import{g as l}from"/assets/chunk-YZAP4UW7.js";function o(){return l("h1",{class:"title",children:t("Play","对弈")})}export{o as default};
