/** In which of its states a chart is, by the ids that its diagram knows. */
import type { StateValue } from 'xstate';

/** Ids of the states in which a chart is, with those that hold them, itself first. */
export function statesIn(id: string, value: StateValue): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([id, `${id}.${value}`]);
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [`${id}.${key}`, ...statesIn(`${id}.${key}`, inner)],
  );
  return new Set([id, ...inside]);
}

/** Of the states in which a chart is, those that hold none of the others. */
export function innermost(states: ReadonlySet<string>): readonly string[] {
  return [...states].filter((id) => ![...states].some((other) => isWithin(other, id) && other !== id));
}

/** A state is another one, or is held by it. */
export function isWithin(id: string, holder: string): boolean {
  return id === holder || id.startsWith(`${holder}.`);
}
