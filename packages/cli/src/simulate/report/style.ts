/** The tokens of the design that a page of plots needs; no fonts or pictures are loaded from anywhere. */
export const STYLE = `
:root{color-scheme:dark;--font-body:"Segoe UI",-apple-system,"Helvetica Neue",Roboto,"Noto Sans","Liberation Sans",Arial,system-ui,sans-serif;
--font-display:"Avenir Next Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow","Helvetica Neue",Arial,sans-serif;
--bg:#0c0e11;--surface-1:#14171b;--surface-2:#1c2026;--surface-3:#272d35;--line:#333b45;--line-strong:#6c7784;
--text:#eef1f4;--text-2:#b9c1cb;--text-3:#929ca8;--accent:#8ceeff;--accent-core:#e9fdff;--danger:#d6293a;--danger-text:#ff7a80;--warn:#ffb224;
--floor:#3a4149;--floor-line:#20252b;--wall:#dfe5ec;--s0:#8ceeff;--s1:#ff7a80;--s2:#929ca8}
[data-game=conquest]{--bg:#070a17;--surface-1:#0f1428;--surface-2:#171e38;--surface-3:#222b4b;--line:#333e66;--line-strong:#7683b4;
--text:#f1ecdf;--text-2:#c3c3d2;--text-3:#9aa0bd;--accent:#f0c878;--accent-core:#fff0cc;--s0:#f0c878;--s1:#6fa0ff;--s2:#7683b4}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.45 var(--font-body)}
main{max-width:1120px;margin:0 auto;padding:24px 16px 64px}
h1,h2,h3{font-family:var(--font-display);line-height:1.15;letter-spacing:.04em;margin:0}
h1{font-size:2.25rem;text-transform:uppercase}
h2{font-size:1.5rem;text-transform:uppercase;margin:40px 0 12px;padding-bottom:6px;border-bottom:1px solid var(--line);color:var(--accent)}
h3{font-size:1.125rem}
header p,figcaption p{color:var(--text-2);margin:6px 0 12px}
.key{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:12px;margin:20px 0 0;padding:0}
.key div{background:var(--surface-1);border-left:3px solid var(--accent);padding:10px 12px}
.key dt{font-size:.75rem;letter-spacing:.08em;text-transform:uppercase;color:var(--text-3)}
.key dd{margin:2px 0 0;font:700 1.5rem/1.15 var(--font-display)}
.panels{columns:2;column-gap:16px}
.panel{margin:0 0 16px;break-inside:avoid;background:var(--surface-1);border:1px solid var(--line);border-radius:4px;padding:16px;clip-path:polygon(0 0,calc(100% - 10px) 0,100% 10px,100% 100%,0 100%);min-width:0}
.full{column-span:all;margin-top:16px}
svg{display:block;width:100%;height:auto;font:13.5px var(--font-body);overflow:visible}
.name,.end{text-anchor:end}.middle{text-anchor:middle}
.name,.value,.on{fill:var(--text)}.value{font-weight:600}.tick{fill:var(--text-3);font-size:12px}
.s0{fill:var(--s0)}.s1{fill:var(--s1)}.s2{fill:var(--s2)}
.axis,.grid{stroke:var(--line);stroke-width:1}.mark{stroke:var(--warn);stroke-width:2;stroke-dasharray:4 3}
.band{fill:var(--surface-3);opacity:.6}.whisker{stroke:var(--accent);stroke-width:2}.dot{fill:var(--accent-core)}
.spread{fill:var(--s0);opacity:.18}.line{fill:none;stroke:var(--s0);stroke-width:2.5}
.map svg{max-height:85vh;margin:0 auto}
.floor{fill:var(--floor);stroke:var(--floor-line);stroke-width:1}
.heat{fill:#ff3040}.demons .heat{fill:#2ec4e6}
.count{text-anchor:middle;fill:#fff;font-size:10px;font-weight:600;paint-order:stroke;stroke:#000a;stroke-width:2px}
.wall{stroke:var(--wall);stroke-width:3;stroke-linecap:square}.door{stroke:var(--warn);stroke-width:5}
.pane{stroke:#ff3d4a;stroke-width:2}.railing{stroke:#ff5a5a;stroke-width:2;stroke-dasharray:4 3}
.block{stroke:#ff3d4a99;fill:none}.pit{stroke:#ff5a5a99;fill:none}.rubble{fill:#58a8ff}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.8125rem}
th,td{padding:5px 8px;text-align:left;border-bottom:1px solid var(--line);font-weight:400}
thead th{color:var(--text-3);font-weight:600}.n{text-align:right;font-variant-numeric:tabular-nums}
.matrix thead th:not(:first-child){text-align:right}
.matrix td[style]{background:rgb(214 41 58/calc(var(--heat)*.75))}
details{margin-top:12px}summary{cursor:pointer;color:var(--accent);min-height:44px;display:flex;align-items:center}
summary::before{content:"▸";margin-right:8px}details[open] summary::before{content:"▾"}
summary:focus-visible{outline:2px solid #fff;outline-offset:2px}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{margin-top:40px;color:var(--text-3);font-size:.8125rem}
code{font-family:ui-monospace,Consolas,"Liberation Mono",monospace;color:var(--text-2);overflow-wrap:anywhere}
@media(max-width:760px){.panels{columns:1}h1{font-size:1.5rem}.panel{padding:12px}main{padding:16px 10px 48px}}
@media print{:root{color-scheme:light}body{background:#fff;color:#000}}
`
