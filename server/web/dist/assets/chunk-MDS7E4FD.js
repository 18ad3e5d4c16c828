import{r as e}from"/assets/chunk-SJUAQ6W2.js";var s=(r,n=!1)=>e("solve",{p:r,c:n?"misere":null}),i=r=>e("learn",{chapter:String(r)});export{s as a,i as b};
