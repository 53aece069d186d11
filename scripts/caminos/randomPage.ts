/** The report of a walk at random: one HTML file, for who repeats by hand what differed. */
import type { Finding } from '../../tests/browser/paths/random/attempt.ts';
import { LAWS } from '../../tests/browser/paths/random/fault.ts';
import type { Unpressed } from '../../tests/browser/paths/random/pressed.ts';
import { type RandomRun, repeated } from '../../tests/browser/paths/random/run.ts';
import { esc } from './esc.ts';
import { STYLE } from './style.ts';

interface Where {
  readonly began: Date;
  /** The address of the walked instance; null for one of its own. */
  readonly against: string | null;
}

export function randomPage(run: RandomRun, where: Where): string {
  const { findings, seed, stumbles, lacking } = run;
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Al azar, semilla ${seed}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Al azar, semilla ${seed}</h1>
<p>${esc(whenAndWhere(where))}</p>
<p class="result ${findings.length > 0 ? 'distinto' : 'igual'}">${esc(outcomeOf(run))}</p>
</header>
<main>
${figures(run)}
<section><h2>Lo que toda pantalla debe</h2><ul>${Object.values(LAWS)
    .map((law) => `<li>${esc(law)}.</li>`)
    .join('')}</ul></section>
${findings.length === 0 ? '' : `<section><h2>Lo que salió distinto</h2>${findings.map((each) => findingOf(each, where)).join('\n')}</section>`}
${run.never.map((page) => listOf(`Lo que nadie pulsó: ${page.page}`, neverIn(page))).join('\n')}
${listOf('Lo que la instancia no tiene', lacking)}
${listOf('Donde no se pudo seguir', stumbles)}
</main>
</body>
</html>
`;
}

/** The outcome of a run, in a sentence. */
export function outcomeOf({ findings, walks, steps, seed }: RandomRun): string {
  const way = `${walks === 1 ? '1 camino' : `${walks} caminos`} y ${steps} pasos al azar`;
  if (findings.length === 0) return `${way}: nada salió distinto. Semilla ${seed}.`;
  return `${findings.length === 1 ? 'Una cosa salió distinta' : `${findings.length} cosas salieron distintas`} en ${way}. Semilla ${seed}.`;
}

/** What a run never pressed of a kind of page, a line each. */
export function neverIn({ works, forbidden, others }: Unpressed): readonly string[] {
  return [
    ...works.map((button) => `«${button}», que la vida permitía.`),
    ...forbidden.map((button) => `«${button}», que la vida no le permitió a nadie de los que entraron.`),
    ...(others.length === 0 ? [] : [`Lo demás: ${others.map((way) => `«${way}»`).join(', ')}.`]),
  ];
}

function whenAndWhere({ began, against }: Where): string {
  const zone = { timeZone: 'America/Mexico_City' } as const;
  const when = began.toLocaleString('es-MX', { dateStyle: 'long', timeStyle: 'short', ...zone });
  return `${when}, ${against === null ? 'en una instancia propia, con la muestra' : `en ${against}`}.`;
}

function figures(run: RandomRun): string {
  const { walks, steps, findings, turns } = run;
  const rows = [
    [String(walks), 'caminos'],
    [String(steps), 'pasos'],
    [String(turns), 'vueltas'],
    [`${run.pressed.pressed} de ${run.pressed.seen}`, 'botones que se vieron, pulsados'],
    [String(findings.length), 'cosas distintas'],
  ] as const;
  return `<dl class="figures">${rows.map(([figure, what]) => `<div><dt>${what}</dt><dd>${figure}</dd></div>`).join('')}</dl>`;
}

function findingOf(finding: Finding, { against }: Where): string {
  const { law, subject, numiden, path, steps, expected, seen, picture } = finding;
  const made = against === null ? `Haga ${subject}` : `Haga ${subject}, o mire este: ${against}${path}`;
  return `<article class="failure">
<h3>${esc(LAWS[law])}</h3>
<p class="step">Entre como ${numiden}. ${esc(made)}, y ábralo.</p>
<ol>${steps.map((step) => `<li>${esc(step)}</li>`).join('')}</ol>
<p><strong>Se esperaba:</strong> ${esc(expected)}</p>
<p class="expected"><strong>Se vio:</strong> ${esc(seen)}</p>
${picture === null ? '' : `<figure><img src="${picture}" alt="La pantalla en ese momento"><figcaption>La pantalla en ese momento</figcaption></figure>`}
<p><small>Para que lo repita la máquina: npm run caminos -- --al-azar ${esc(repeated(finding))} --minutos 1</small></p>
</article>`;
}

function listOf(title: string, all: readonly string[]): string {
  if (all.length === 0) return '';
  return `<section><h2>${title}</h2><ul>${all.map((each) => `<li>${esc(each)}</li>`).join('')}</ul></section>`;
}
