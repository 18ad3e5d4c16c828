import{a,b,c}from"/assets/chunk-FCUWUDU5.js";import"/assets/chunk-3NM7M7KE.js";import"/assets/chunk-2D7NKVYH.js";export{c as Display,b as Formula,a as styled};
