/** The address of one part of a chart: a short key that stays while the part does. */
import { arrowKey, type Chart } from '#diagrams/chart';

/** The key of a state or an arrow: a state by its name in the file, an arrow by a short hash. */
export function keyOfPart(chart: Chart, id: string): string {
  const arrow = chart.arrows.find((one) => one.id === id);
  return arrow === undefined ? id.slice(chart.id.length + 1) : arrowKey(arrow);
}

/** The id of the part that a key names; null for none of this chart, as in a link that an older one gave. */
export function partAt(chart: Chart, key: string): string | null {
  const state = chart.states.find(({ id, parent }) => parent !== null && id === `${chart.id}.${key}`);
  return state?.id ?? chart.arrows.find((arrow) => arrowKey(arrow) === key)?.id ?? null;
}
