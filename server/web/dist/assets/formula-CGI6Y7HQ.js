import{a,b,c}from"/assets/chunk-ZAZUMMRJ.js";import"/assets/chunk-6D43B3LY.js";export{c as Display,b as Formula,a as styled};
