var e=t=>/["$`\\!%\n]/.test(t)?`'${t.replaceAll("'","'\\''")}'`:`"${t}"`,s=t=>/^[\p{L}\p{N}_\s]+$/u.test(t)?t.trim():e(t);export{e as a,s as b};
