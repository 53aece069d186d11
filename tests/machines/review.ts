/** Looks every machine over and says what was found, for whoever changes one and for who must be sure. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Chart, chartOf } from '#diagrams/chart';
import { MACHINES } from '#diagrams/machines';
import { ESTADOS_FACTURA } from '#domain/cadena/estadosFactura';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { ACCIONES_CASO, EFECTOS_EN_CASO } from '#domain/casos/trabajosCaso';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { ACCIONES_FACTURA } from '#domain/facturas/trabajosFactura';
import { ACCIONES_VALE } from '#domain/vales/trabajosVale';
import { analyze } from './kit/analyze.ts';
import type { Model } from './kit/fixtures.ts';
import { uncoveredBy } from './kit/plan.ts';
import { isStored } from './kit/start.ts';
import { undecidedGuards } from './kit/undecided.ts';
import { type Source, unsentEvents } from './kit/unsent.ts';
import { MODELS } from './models.ts';
import { PAGES } from './pages.ts';

/** The findings in one machine; we want none. */
export interface Review {
  readonly id: string;
  readonly title: string;
  readonly states: number;
  readonly arrows: number;
  readonly findings: readonly string[];
}

/** The works and states of an entity at server, screens and history: its life must know the same. */
const TABLES: Readonly<Record<string, { readonly works: readonly string[]; readonly states: object }>> = {
  vidaCaso: { works: [...ACCIONES_CASO, ...EFECTOS_EN_CASO, 'deshacer'], states: ESTADOS_CASO },
  vidaVale: { works: [...ACCIONES_VALE, 'deshacer'], states: ESTADOS_VALE },
  vidaFactura: { works: ACCIONES_FACTURA, states: ESTADOS_FACTURA },
};

/** Reviews every machine. */
export function reviews(): readonly Review[] {
  const sources = pagesOf(PAGES);
  return MACHINES.map(({ machine, words }) => {
    const models = MODELS.flatMap(({ model }) => (model.machine.id === machine.id ? [model] : []));
    if (models.length === 0) throw new Error(`The machine ${machine.id} has no samples.`);
    const chart = chartOf(machine, words);
    const { id, title, states, arrows } = chart;
    return {
      id,
      title,
      states: states.length,
      arrows: arrows.length,
      findings: findingsIn(chart, models, sources),
    };
  });
}

function findingsIn(chart: Chart, models: readonly Model[], sources: readonly Source[]): readonly string[] {
  const stored = models.flatMap(({ inputs }) => inputs.flatMap((input) => (isStored(input) ? [input.stored] : [])));
  const table = TABLES[chart.id];
  const events = [...new Set(chart.arrows.flatMap(({ kind, type }) => (kind === 'event' ? [type] : [])))];
  return [
    ...models
      .slice(0, 1)
      .flatMap(({ machine }) => analyze(machine, stored))
      .flatMap(({ level, rule, where, text }) => (level === 'defect' ? [`${where}: ${text} (${rule})`] : [])),
    ...uncoveredBy(models).map((arrow) => `${arrow}: ningún camino la toma`),
    ...undecidedGuards(models, table !== undefined).map(
      ({ guard, said }) => `la condición ${guard} no decide: ${said}`,
    ),
    ...unsentEvents(events, PAGES[chart.id] ?? [], sources).map((event) => `en su página nadie envía ${event}`),
    ...(table === undefined ? [] : differences('el trabajo', events, table.works)),
    ...(table === undefined ? [] : differences('el estado', models.flatMap(storedIn), Object.keys(table.states))),
  ];
}

/** The numbers under which a life's states are stored; what is new is not stored. */
function storedIn({ machine }: Model): readonly string[] {
  return Object.values(machine.states).flatMap(({ meta }) => (meta?.id === 0 ? [] : [String(meta?.id)]));
}

function differences(what: string, drawn: readonly string[], known: readonly string[]): readonly string[] {
  return [
    ...drawn
      .filter((one) => !known.includes(one))
      .map((one) => `${what} ${one} está dibujado y el servidor no lo conoce`),
    ...known
      .filter((one) => !drawn.includes(one))
      .map((one) => `${what} ${one} lo conoce el servidor y no está dibujado`),
  ];
}

/** The files of all pages. */
function pagesOf(pages: typeof PAGES): readonly Source[] {
  return [...new Set(Object.values(pages).flat())].flatMap((page) => {
    const paths = statSync(page).isDirectory()
      ? readdirSync(page, { recursive: true, encoding: 'utf8' }).map((path) => `${page}/${path}`)
      : [page];
    return paths
      .filter((path) => /\.tsx?$/.test(path) && (path === page || !path.includes('.test.')))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  });
}

/** The reviews as a text: a line each machine, and below it what was found. */
export function reportOf(all: readonly Review[]): string {
  const lines = all.flatMap(({ id, title, states, arrows, findings }) => [
    `${findings.length === 0 ? 'bien' : 'MAL '}  ${id}: ${title}; ${states} estados, ${arrows} flechas`,
    ...findings.map((finding) => `        ${finding}`),
  ]);
  const count = all.reduce((sum, { findings }) => sum + findings.length, 0);
  return [...lines, '', count === 0 ? 'Nada que corregir.' : `${count} por corregir.`].join('\n');
}
