/** Writes the report of a run: one HTML file that needs nothing from elsewhere. */
import { type Chart, stateName } from '#diagrams/chart';
import type { ArrowStanding, Coverage, CoveredArrow } from './coverage.ts';
import { esc } from './esc.ts';
import { failedAt, type Verdict, type WalkResult, type WholeRun } from './run.ts';
import { STYLE } from './style.ts';

const STANDINGS: { readonly [S in ArrowStanding]: string } = {
  recorrida: 'Recorrida',
  distinta: 'Distinta',
  aparte: 'Se prueba aparte',
  'sin recorrer': 'Sin recorrer',
};

const VERDICTS: { readonly [V in Verdict]: string } = {
  igual: 'Como en el diagrama',
  distinto: 'Distinto',
  'sin hacer': 'No se pudo hacer',
};

/**
 * The report.
 * @param drawings the diagram of a chart as SVG, by its id.
 */
export function reportPage(
  run: WholeRun,
  coverages: readonly Coverage[],
  drawings: ReadonlyMap<string, string>,
): string {
  const { walks } = run;
  const bad = walks.filter(({ verdict }) => verdict === 'distinto');
  const undone = walks.filter(({ verdict }) => verdict === 'sin hacer');
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Caminos de ${esc(run.machines.join(', '))}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Caminos de ${esc(run.machines.join(', '))}</h1>
<p>${esc(whenAndWhere(run))}</p>
<p class="result ${bad.length > 0 ? 'distinto' : undone.length > 0 ? 'sin-hacer' : 'igual'}">${esc(sentence(walks))}</p>
</header>
<main>
${figures(run, coverages)}
${bad.length === 0 ? '' : `<section><h2>Lo que salió distinto</h2>${bad.map(failureOf).join('\n')}</section>`}
${undone.length === 0 ? '' : `<section><h2>Lo que no se pudo hacer</h2><ul>${undone.map(undoneOf).join('')}</ul></section>`}
<section><h2>Qué se recorrió de cada diagrama</h2>
<p>En el dibujo, lo recorrido va en verde y grueso; lo distinto, en rojo y más grueso; lo que ningún camino de esta corrida tomó, en naranja y a rayas; lo que se prueba aparte, en gris y punteado. Lo que no sale de un estado está escrito dentro de él: vea la tabla.</p>
${coverages.map((each) => chartOf(each, drawings.get(each.chart.id) ?? null)).join('\n')}</section>
<section><h2>Los caminos, paso a paso</h2>
${walks.map(walkOf).join('\n')}</section>
</main>
</body>
</html>
`;
}

/** The outcome of a run, in a sentence. */
export function sentence(walks: readonly Pick<WalkResult, 'verdict'>[]): string {
  const times = (verdict: Verdict) => walks.filter((walk) => walk.verdict === verdict).length;
  const undone = times('sin hacer') === 0 ? '' : ` No se pudieron hacer: ${times('sin hacer')}.`;
  if (times('distinto') > 0) return `${times('distinto')} de ${counted(walks.length)} salieron distintos.${undone}`;
  if (times('igual') === 0) return 'Ningún camino se pudo hacer.';
  return `${counted(times('igual'))}: la pantalla hizo lo que dicen los diagramas.${undone}`;
}

function counted(walks: number): string {
  return walks === 1 ? '1 camino' : `${walks} caminos`;
}

function whenAndWhere({ began, against, chosen }: WholeRun): string {
  const when = began.toLocaleString('es-MX', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  });
  const where = against === null ? 'en una instancia propia, con la muestra' : `en ${against}`;
  return `${when}, ${where}${chosen === null ? '' : `. Solo los caminos ${chosen}`}.`;
}

function figures({ walks, seconds }: WholeRun, coverages: readonly Coverage[]): string {
  const arrows = coverages.flatMap((each) => each.arrows);
  const possible = arrows.filter(({ standing }) => standing !== 'aparte');
  const states = coverages.flatMap((each) => each.states);
  const rows: readonly (readonly [string, string])[] = [
    [`${walks.filter(({ verdict }) => verdict === 'igual').length} de ${walks.length}`, 'caminos como en el diagrama'],
    [String(walks.reduce((sum, { steps }) => sum + steps.length, 0)), 'pasos'],
    [`${arrows.filter(({ times }) => times > 0).length} de ${possible.length}`, 'flechas recorridas'],
    [`${states.filter(({ isWalked }) => isWalked).length} de ${states.length}`, 'estados recorridos'],
    [duration(seconds), 'de principio a fin'],
  ];
  return `<dl class="figures">${rows.map(([figure, what]) => `<div><dt>${esc(what)}</dt><dd>${esc(figure)}</dd></div>`).join('')}</dl>`;
}

function duration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function failureOf(walk: WalkResult): string {
  const { title, steps, failure } = walk;
  if (failure === null) return '';
  const { step, expected, detail, picture } = failure;
  const where = failedAt(walk);
  const before =
    step === null || step < 2 ? '' : `<p>Antes: ${esc(steps.slice(Math.max(0, step - 4), step - 1).join(' · '))}</p>`;
  return `<article class="failure">
<h3>${esc(title)}</h3>
${where === null ? '' : `<p class="step">${esc(where)}</p>`}
<p class="expected">${esc(expected)}</p>
${before}
${picture === null ? '' : `<figure><img src="${picture}" alt="La pantalla en ese momento"><figcaption>La pantalla en ese momento</figcaption></figure>`}
<details><summary>Lo que dice el navegador, para quien programa</summary><pre>${esc(detail)}</pre></details>
</article>`;
}

function undoneOf({ title, lacking }: WalkResult): string {
  return `<li><strong>${esc(title)}</strong>: ${esc(lacking ?? 'la corrida terminó antes.')}</li>`;
}

function chartOf({ chart, arrows, states }: Coverage, drawing: string | null): string {
  const walked = arrows.filter(({ times }) => times > 0).length;
  const apart = arrows.filter(({ standing }) => standing === 'aparte').length;
  const idle = states.filter(({ isWalked }) => !isWalked).map(({ state }) => state.name);
  const order: readonly ArrowStanding[] = ['distinta', 'sin recorrer', 'recorrida', 'aparte'];
  const rows = order.flatMap((standing) => arrows.filter((each) => each.standing === standing));
  return `<article class="chart">
<h3>${esc(chart.title)} <small>${esc(chart.id)}</small></h3>
<p>${walked} de ${arrows.length - apart} flechas${apart === 0 ? '' : `, y ${apart} que se prueba${apart === 1 ? '' : 'n'} aparte`}. ${idle.length === 0 ? 'Todos sus estados.' : `Estados sin recorrer: ${esc(idle.join(', '))}.`}</p>
${drawing === null ? '' : `<figure class="drawing" style="--ancho:${widthOf(drawing)}px">${drawing}</figure>`}
<details${rows.some(({ standing }) => standing === 'distinta') ? ' open' : ''}><summary>Sus flechas, una por una</summary>
<table><thead><tr><th scope="col">Desde</th><th scope="col">Cuando</th><th scope="col">Lleva a</th><th scope="col">En esta corrida</th></tr></thead>
<tbody>${rows.map((row) => arrowRow(chart, row)).join('')}</tbody></table></details>
</article>`;
}

/** How wide a drawing is by itself: none is shown larger than that. */
function widthOf(drawing: string): number {
  return Number(/ width="([\d.]+)"/.exec(drawing)?.[1]);
}

function arrowRow(chart: Chart, { arrow, standing, times, reason }: CoveredArrow): string {
  const when = `${arrow.act}${arrow.condition === null ? '' : `, ${arrow.condition}`}`;
  const to = arrow.to.length === 0 ? 'sigue igual' : arrow.to.map((id) => stateName(chart, id)).join(', ');
  const said = standing === 'recorrida' ? (times === 1 ? '1 vez' : `${times} veces`) : STANDINGS[standing];
  const why = reason === null || standing !== 'aparte' ? '' : `<br><small>${esc(reason)}</small>`;
  return `<tr class="${cssOf(standing)}"><td>${esc(stateName(chart, arrow.from))}</td><td>${esc(when)}</td><td>${esc(to)}</td><td>${esc(said)}${why}</td></tr>`;
}

function walkOf({ title, steps, verdict, failure, seconds }: WalkResult): string {
  const failed = failure?.step ?? null;
  const items = steps.map((step, index) => {
    const place = index + 1;
    const mark =
      failed === null ? '' : place === failed ? ' class="distinta"' : place > failed ? ' class="sin-recorrer"' : '';
    return `<li${mark}>${esc(step.replace(/^\d+\. /, ''))}</li>`;
  });
  return `<details class="walk ${cssOf(verdict)}"><summary><span class="verdict">${VERDICTS[verdict]}</span> ${esc(title)} <small>${duration(seconds)}</small></summary><ol>${items.join('')}</ol></details>`;
}

/** A name of ours as a class. */
function cssOf(name: string): string {
  return name.replace(' ', '-');
}
