import{t as e}from"/assets/chunk-2D7NKVYH.js";var s=(r,n=!1)=>e("solve",{p:r,c:n?"misere":null}),i=r=>e("learn",{chapter:String(r)});export{s as a,i as b};
