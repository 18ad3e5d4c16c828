package plot

// style dresses the drawing. Its colours are those of the web page; paper is
// white when printed. Every rule is written out, since programs that turn SVG
// into print know no variables.
const style = `
.grundy-plot text{font-family:-apple-system,"Segoe UI",Roboto,"Noto Sans CJK SC","Source Han Sans SC","PingFang SC","Microsoft YaHei",sans-serif;font-size:130px;fill:#666a73}
.grundy-plot .title{font-family:"Iowan Old Style",Charter,"Source Serif 4","Noto Serif CJK SC","Songti SC","Microsoft YaHei",Cambria,Georgia,serif;font-size:200px;font-weight:600;fill:#1b1d21}
.grundy-plot .law{font-weight:600;fill:#1b1d21}
.grundy-plot .right{text-anchor:end}
.grundy-plot .middle{text-anchor:middle}
.grundy-plot .key{font-size:140px;fill:#4a4e57}
.grundy-plot .paper{fill:#fbfaf7}
.grundy-plot .band{fill:#f0ede6}
.grundy-plot .hatch{fill:none;stroke:#e5e1d9;stroke-width:10}
.grundy-plot .grid{fill:none;stroke:#e5e1d9;stroke-width:10}
.grundy-plot .tick{fill:none;stroke:#cfcabf;stroke-width:10}
.grundy-plot .edge{fill:none;stroke:#4a4e57;stroke-width:12}
.grundy-plot .guide{fill:none;stroke:#0a6b5c;stroke-width:14}
.grundy-plot .seen{stroke-dasharray:20 30}
.grundy-plot .dots{fill:none;stroke:#4a4e57;stroke-linecap:round}
.grundy-plot .dots circle{fill:#4a4e57;stroke:none}
.grundy-plot .cells{fill:none;stroke:#4a4e57}
.grundy-plot .odd{fill:#f0a63a;stroke:#b8740c;stroke-linejoin:miter}
@media screen and (prefers-color-scheme:dark){
.grundy-plot text{fill:#969aa3}
.grundy-plot .title,.grundy-plot .law{fill:#eceae4}
.grundy-plot .key{fill:#bdbfc4}
.grundy-plot .paper{fill:#14161a}
.grundy-plot .band{fill:#1e2228}
.grundy-plot .hatch,.grundy-plot .grid{stroke:#2b2f36}
.grundy-plot .tick{stroke:#3d424b}
.grundy-plot .edge,.grundy-plot .dots,.grundy-plot .cells{stroke:#bdbfc4}
.grundy-plot .dots circle{fill:#bdbfc4}
.grundy-plot .guide{stroke:#5cc9b0}
.grundy-plot .odd{fill:#f2b356;stroke:#d99b3c}
}
@media print{.grundy-plot .paper{fill:#fff}}
`
