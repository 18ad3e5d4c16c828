import{a,b,c}from"/assets/chunk-4OR5JRDL.js";import"/assets/chunk-YZAP4UW7.js";export{c as Display,b as Formula,a as styled};
