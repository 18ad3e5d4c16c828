import{a,b,c}from"/assets/chunk-KT7WJURN.js";import"/assets/chunk-NGZMIW72.js";import"/assets/chunk-YF73WGLJ.js";export{c as Display,b as Formula,a as styled};
