import type { AnyStateMachine } from 'xstate';
import { MACHINES } from '#diagrams/machines';
import { transitionsOf } from '#diagrams/transitions';
import type { Settings } from './settings.ts';

/** A walk, as far as one chooses by it. */
interface Choosable {
  readonly start: string;
  readonly steps: readonly string[];
  readonly taken: ReadonlySet<string>;
}

/** Whether a walk is one of those that are asked for. */
export function isChosen(
  { start, steps, taken }: Choosable,
  charts: readonly AnyStateMachine[],
  { estado, evento, pasos }: Pick<Settings, 'estado' | 'evento' | 'pasos'>,
): boolean {
  if (pasos !== null && steps.length > pasos) return false;
  const arrows = charts.flatMap(transitionsOf).filter(({ id }) => taken.has(id));
  const states = arrows.flatMap(({ source, targets }) => [source, ...targets]);
  return (
    (estado === null || start === estado || states.some((id) => isNamed(id, estado))) &&
    (evento === null || arrows.some(({ event }) => event === evento))
  );
}

/** The states and events by which one can choose. */
export function choices(charts: readonly AnyStateMachine[]) {
  const arrows = charts.flatMap(transitionsOf);
  const states = arrows.flatMap(({ source, targets }) => [source, ...targets]);
  return {
    estados: [...new Set(states.map(inBothNames))].sort(),
    eventos: [...new Set(arrows.map(({ event }) => event))].filter((event) => /^\w+$/.test(event)).sort(),
  };
}

/** A state by its name in the file and, where it has one, by what the diagram calls it: 'porAutorizar (POR AUTORIZAR)'. */
function inBothNames(id: string): string {
  const path = pathOf(id);
  const name = CALLED.get(id);
  return name === undefined ? path : `${path} (${name})`;
}

/** `vigente`, `vidaVale.vigente`, 'VIGENTE' and `filling.editing` name a state; so does the end of its id. */
function isNamed(id: string, name: string): boolean {
  return id === name || id.endsWith(`.${name}`) || CALLED.get(id)?.toUpperCase() === name.toUpperCase();
}

function pathOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}

/** The name of each state in the diagrams, by its id. */
const CALLED: ReadonlyMap<string, string> = new Map(
  MACHINES.flatMap(({ machine, words }) =>
    Object.entries(words.estados).map(([path, name]) => [`${machine.id}.${path}`, name] as const),
  ),
);
