import{a,b,c}from"/assets/chunk-FDSVQOTD.js";import"/assets/chunk-2CCXTQUX.js";export{c as Display,b as Formula,a as styled};
