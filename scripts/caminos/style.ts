import { declared, IN_DARK, IN_LIGHT } from './colours.ts';

/** How the report looks: light or dark as the system prefers, and on paper. */
export const STYLE = `
:root{--paper:#fff;--ink:#18232b;--soft:#566570;--line:#d5dce1;--ground:#f4f6f8;--good:#1c6b3a;--bad:#a32020;--badground:#fdeeee;--warn:#8a5a00;${declared(IN_LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{--paper:#14191d;--ink:#e6ebee;--soft:#9fadb6;--line:#34414a;--ground:#1d252b;--good:#6cc78f;--bad:#ff8d8d;--badground:#3a2024;--warn:#e2b45c;${declared(IN_DARK)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,"Segoe UI",Helvetica,Arial,sans-serif}
h1{margin:0;font-size:1.6rem}h2{margin:2rem 0 .75rem;font-size:1.2rem}h3{margin:0 0 .25rem;font-size:1rem}p{margin:.25rem 0}
header p{color:var(--soft)}small{color:var(--soft);font-weight:400}
header .result{margin-top:.75rem;padding:.6rem .9rem;border-left:4px solid;background:var(--ground);font-weight:600}
.result.igual{color:var(--good)}.result.distinto{color:var(--bad);background:var(--badground)}.result.sin-hacer{color:var(--warn)}
.figures{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}.figures div{flex:1 1 9rem;display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:.6rem .9rem;border:1px solid var(--line);border-radius:6px}
dt{color:var(--soft);font-size:.85rem}dd{margin:0;font-size:1.3rem;font-weight:600}
article{margin:0 0 1rem;padding:.9rem;border:1px solid var(--line);border-radius:6px}
.failure{border-left:4px solid var(--bad)}.failure .step{font-weight:600}.failure .expected{color:var(--bad)}
figure{margin:.75rem 0;overflow:auto}figure.drawing{background:var(--dibujo-papel);border-radius:4px}figure.drawing svg{display:block;max-width:100%;min-width:min(52rem,var(--ancho));height:auto}img{display:block;max-width:100%;border:1px solid var(--line);border-radius:4px}figcaption{color:var(--soft);font-size:.85rem}
summary{cursor:pointer;padding:.2rem 0}pre{overflow:auto;padding:.75rem;background:var(--ground);font-size:.8rem;white-space:pre-wrap}
table{width:100%;border-collapse:collapse;font-size:.9rem}th,td{padding:.3rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600}td:last-child{min-width:9rem}
tr.recorrida td:last-child{color:var(--good)}tr.distinta td{background:var(--badground)}tr.distinta td:last-child{color:var(--bad);font-weight:600}tr.sin-recorrer td:last-child{color:var(--warn);font-weight:600}
.walk{border-bottom:1px solid var(--line)}.verdict{display:inline-block;min-width:11.5rem;font-weight:600;color:var(--good)}.walk.distinto .verdict{color:var(--bad)}.walk.sin-hacer .verdict{color:var(--warn)}
ol{margin:.25rem 0 .75rem;padding-left:2.2rem}li.distinta{color:var(--bad);font-weight:600}li.sin-recorrer{color:var(--soft)}
@media print{body{max-width:none;padding:0;font-size:11px}figure.drawing svg{min-width:0}.failure,tr,.walk{break-inside:avoid}summary{list-style:none}}
`;
