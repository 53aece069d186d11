/** How far a step is from everyday: what testers try first, and by which way they get somewhere. */
import type { EventObject } from 'xstate';

/** More than any way has steps, so that one rare step weighs more than a longer way without any. */
const RARE = 100;

/** The cost of a step on the way to a state: an act or an answer, a time that runs out, a failure. */
export function rarityOf({ type }: EventObject): number {
  if (type.startsWith('xstate.error.')) return 1 + 2 * RARE;
  if (type.startsWith('xstate.after.')) return 1 + RARE;
  return 1;
}

export function rarityOfAll(events: readonly EventObject[]): number {
  return events.reduce((sum, event) => sum + rarityOf(event), 0);
}
