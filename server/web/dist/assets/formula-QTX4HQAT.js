import{a,b,c}from"/assets/chunk-XPWRJXJH.js";import"/assets/chunk-JFTQN634.js";export{c as Display,b as Formula,a as styled};
