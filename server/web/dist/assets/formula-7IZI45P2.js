import{a,b,c}from"/assets/chunk-PYYUKXBR.js";import"/assets/chunk-IL2EIUMX.js";export{c as Display,b as Formula,a as styled};
