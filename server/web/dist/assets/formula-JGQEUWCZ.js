import{a,b,c}from"/assets/chunk-DVDF6VNF.js";import"/assets/chunk-2D7NKVYH.js";export{c as Display,b as Formula,a as styled};
