import{a,b,c}from"/assets/chunk-Q5YHJBRQ.js";import"/assets/chunk-OZDXBQWV.js";import"/assets/chunk-YF73WGLJ.js";export{c as Display,b as Formula,a as styled};
