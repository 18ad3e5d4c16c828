import{a,b,c}from"/assets/chunk-7ONNJPCK.js";import"/assets/chunk-SJUAQ6W2.js";export{c as Display,b as Formula,a as styled};
