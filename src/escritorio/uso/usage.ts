import { type Chart, type ChartArrow, stateName, stays } from '#diagrams/chart';
import { duracionEnPalabras } from '#domain/common/duracion';
import { inFigures } from '#domain/common/figures';
import { type Medida, PARTES } from '#domain/escritorio/dondeTarda';
import { type Espera, esDecision } from '#domain/escritorio/unaPersonaMas';
import { percentil, type Tiempos, type Uso, vecesDe } from '#domain/escritorio/uso';
import { nameOfWork } from '../../drawings/live/inWords.ts';
import type { Heat } from '../../drawings/Picture.tsx';

/** A time by a measure, in milliseconds; null where none was measured. */
export function measured(tiempos: Tiempos, medida: Medida): number | null {
  return percentil(tiempos, PARTES[medida]);
}

/** A line of the table of arrows or of states. */
export interface UsageRow {
  readonly id: string;
  readonly name: string;
  /** From which state to which; the state itself for one that stays. */
  readonly where: string;
  readonly veces: number;
  readonly mediana: number | null;
  readonly p90: number | null;
}

/** The arrows that can be taken, the commonest first: those that were never taken stand last. */
export function arrowRows(chart: Chart, { flechas }: Pick<Uso, 'flechas'>): readonly UsageRow[] {
  const taken = new Map(flechas.map((one) => [one.flecha, one]));
  const able = chart.arrows.filter(({ refuses }) => !refuses);
  const times = new Map<string, number>();
  const named = able.map((arrow) => {
    const [name, where] = [nameOfWork(arrow), whereOf(chart, arrow)];
    const key = `${name} ${where}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    return { arrow, name, where, key };
  });
  return named
    .map(({ arrow: { id, condition }, name, where, key }) => {
      const { veces = 0, tiempos = [] } = taken.get(id) ?? {};
      // Of two that people know by one name, each says when it is taken.
      const isOne = times.get(key) === 1 || condition === null;
      return { id, name: isOne ? name : `${name}, ${condition}`, where, veces, ...both(tiempos) };
    })
    .toSorted((one, other) => other.veces - one.veces);
}

/** The states that records leave, in the order of the chart. */
export function stateRows(chart: Chart, { estados }: Pick<Uso, 'estados'>): readonly UsageRow[] {
  const left = new Map(estados.map(({ estado, tiempos }) => [estado, tiempos]));
  const ways = new Set(chart.arrows.filter((arrow) => !stays(arrow)).map(({ from }) => from));
  return chart.states
    .filter(({ id, stored }) => stored !== null && ways.has(id))
    .map(({ id, name }) => {
      const tiempos = left.get(id) ?? [];
      return { id, name, where: '', veces: vecesDe(tiempos), ...both(tiempos) };
    });
}

function both(tiempos: Tiempos) {
  return { mediana: measured(tiempos, 'mediana'), p90: measured(tiempos, 'p90') };
}

function whereOf(chart: Chart, arrow: ChartArrow): string {
  const [to = arrow.from] = arrow.to;
  const from = stateName(chart, arrow.from);
  return stays(arrow) ? from : `${from} → ${stateName(chart, to)}`;
}

/** The measures of each state that waits for a decision, in the order of the chart. */
export function waitsFor(
  chart: Chart,
  { flechas, personas }: Pick<Uso, 'flechas' | 'personas'>,
): readonly (Espera & { readonly id: string; readonly name: string })[] {
  const taken = new Map(flechas.map((one) => [one.flecha, one]));
  const sumOf = (arrows: readonly ChartArrow[]) => arrows.reduce((sum, { id }) => sum + (taken.get(id)?.veces ?? 0), 0);
  const decisions = chart.arrows.filter(esDecision);
  return chart.states.flatMap(({ id, name }) => {
    const own = decisions.filter(({ from }) => from === id);
    if (own.length === 0) return [];
    const into = chart.arrows.filter(({ from, to }) => from !== id && to[0] === id);
    return {
      ...{ id, name, llegaron: sumOf(into), decididos: sumOf(own) },
      personas: personas.find(({ estado }) => estado === id)?.porDia ?? 0,
      tiempos: own.flatMap((arrow) => taken.get(arrow.id)?.tiempos ?? []),
    };
  });
}

const HOUR_MS = 3_600_000;
/** A time that is no longer than each of these has its look; a longer one the next. */
const STEPS = [HOUR_MS, 8 * HOUR_MS, 72 * HOUR_MS] as const;

/** The meaning of the looks, in words. */
export const LEGEND_OF_HEAT =
  'Grosor: cuántas veces se tomó. Color: lo que tardó; gris hasta 1 h o sin medir, verde hasta 8 h, naranja hasta 3 días, rojo más. De rayas: nunca en estos días.';

function levelOf(ms: number | null): Heat['level'] {
  if (ms === null) return 0;
  const index = STEPS.findIndex((step) => ms <= step);
  return (index === -1 ? STEPS.length : index) as Heat['level'];
}

/** How the states and the lines of a drawing are heated: by the ids of what stands there, a line for all of its arrows. */
export function heatOf(uso: Pick<Uso, 'flechas' | 'estados'>, medida: Medida): (ids: readonly string[]) => Heat | null {
  const arrows = new Map(uso.flechas.map((one) => [one.flecha, one]));
  const states = new Map(uso.estados.map(({ estado, tiempos }) => [estado, tiempos]));
  const most = Math.max(1, ...uso.flechas.map(({ veces }) => veces));
  return (ids) => {
    const left = states.get(ids[0] ?? '');
    if (left !== undefined) {
      const ms = measured(left, medida);
      return { weight: 1, level: levelOf(ms), text: ms === null ? '' : duracionEnPalabras(ms) };
    }
    const taken = ids.flatMap((id) => arrows.get(id) ?? []);
    const veces = taken.reduce((sum, one) => sum + one.veces, 0);
    if (veces === 0) return { weight: 0, level: 0, text: '' };
    const ms = measured(
      taken.flatMap(({ tiempos }) => tiempos),
      medida,
    );
    return { weight: Math.min(1, veces / most), level: levelOf(ms), text: inFigures(veces) };
  };
}

/** The table of arrows as the lines of a CSV, times in minutes. */
export function csvRows(rows: readonly UsageRow[]): readonly (readonly (string | number | null)[])[] {
  const minutes = (ms: number | null) => (ms === null ? null : Math.round(ms / 60_000));
  return [
    ['Acto', 'Dónde', 'Veces', 'Mediana (min)', '9 de 10 (min)'],
    ...rows.map(({ name, where, veces, mediana, p90 }) => [name, where, veces, minutes(mediana), minutes(p90)]),
  ];
}
