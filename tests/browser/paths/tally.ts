import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';

/** Each transition that no walk takes, with the reason. */
export type Excuses = Readonly<Record<string, string>>;

/** How the transitions of some charts stand, by their ids. */
export interface Tally {
  readonly walked: readonly string[];
  /** Neither walked nor excused. */
  readonly forgotten: readonly string[];
  /** Excused, although they are walked or do not exist. */
  readonly needless: readonly string[];
}

/**
 * The account of charts.
 * @param taken the transitions that the walks take.
 */
export function count(machines: readonly AnyStateMachine[], taken: ReadonlySet<string>, excuses: Excuses): Tally {
  const all = machines.flatMap((machine) => transitionsOf(machine).map(({ id }) => id));
  return {
    walked: all.filter((id) => taken.has(id)),
    forgotten: all.filter((id) => !taken.has(id) && !Object.hasOwn(excuses, id)),
    needless: Object.keys(excuses).filter((id) => taken.has(id) || !all.includes(id)),
  };
}
