import{m as e}from"/assets/chunk-SZA5BJF7.js";var s=(r,n=!1)=>e("solve",{p:r,c:n?"misere":null}),i=r=>e("learn",{chapter:String(r)});export{s as a,i as b};
