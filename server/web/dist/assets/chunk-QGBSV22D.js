import{r as e}from"/assets/chunk-IL2EIUMX.js";var s=(r,n=!1)=>e("solve",{p:r,c:n?"misere":null}),i=r=>e("learn",{chapter:String(r)});export{s as a,i as b};
