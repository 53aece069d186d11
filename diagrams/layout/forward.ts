/** Which way is forward in a chart: from where it begins, so that a reader begins at the left, too. */
import type { Chart } from '#diagrams/chart';

/**
 * Tells of two states which comes first for who follows the chart from where it begins, nearest first; what is as near stands as it
 * is written in the file. States of different holders are compared by what holds them.
 */
export function leadsBack(chart: Chart): (from: string, to: string) => boolean {
  const reached = reachedFrom(chart);
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const placeOf = (id: string) => reached.findIndex((leaf) => isIn(leaf, id));
  return (from, to) => {
    const [one, other] = partedAt(lineage(parents, from), lineage(parents, to));
    if (one === undefined || other === undefined) return false;
    return placeOf(one) > placeOf(other);
  };
}

/** The states, those without others inside first in the order in which they are reached; then the rest. */
function reachedFrom(chart: Chart): readonly string[] {
  const [root] = chart.states;
  const reached = root === undefined ? [] : [...entered(chart, root.id)];
  for (const id of reached) {
    const out = chart.arrows.filter(({ from, refuses }) => !refuses && isIn(id, from));
    const targets = out.flatMap(({ to }) => to.flatMap((target) => entered(chart, target)));
    const next = chart.states.filter((state) => targets.includes(state.id) && !reached.includes(state.id));
    reached.push(...next.map((state) => state.id));
  }
  return [...reached, ...chart.states.map((state) => state.id).filter((state) => !reached.includes(state))];
}

/** The states without others inside in which a chart is when it comes to one. */
function entered(chart: Chart, id: string): readonly string[] {
  const state = chart.states.find((one) => one.id === id);
  if (state === undefined) return [];
  const held = chart.states.filter(({ parent }) => parent === id);
  if (held.length === 0) return [id];
  if (state.initial !== null) return entered(chart, state.initial);
  return held.flatMap((one) => entered(chart, one.id));
}

/** Whether a state is another or inside of it. */
function isIn(id: string, holder: string): boolean {
  return id === holder || id.startsWith(`${holder}.`);
}

/** A state with all that hold it, the outermost first. */
function lineage(parents: ReadonlyMap<string, string | null>, id: string): readonly string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [...lineage(parents, parent), id];
}

/** The two states, each of one lineage, that the same one holds; none where one state holds the other. */
function partedAt(one: readonly string[], other: readonly string[]): readonly (string | undefined)[] {
  const index = one.findIndex((id, place) => other[place] !== id);
  return index === -1 ? [] : [one[index], other[index]];
}
