var e=t=>/["$`\\!%\n]/.test(t)?`'${t.replaceAll("'","'\\''")}'`:`"${t}"`;export{e as a};
