import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import { getNextTransitions, transition } from 'xstate';
import type { Deuda } from '#domain/common/deudas';
import type { RefusalReason } from '#domain/common/life';

/** The number under which a state of a life is stored, beside its name. */
export interface LifeStateMeta {
  readonly id: number;
}

/**
 * The content of an arrow: of one that leads nowhere, why its work is refused to those its guard lets through; of another, the debts
 * that its work may leave.
 */
export type LifeArrowMeta =
  | { readonly refusal: RefusalReason; readonly debe?: never }
  | { readonly debe: readonly Deuda[]; readonly refusal?: never };

/** The numbers of a life's states. */
export type LifeStateId<L extends AnyStateMachine> = Extract<L['root']['meta'], LifeStateMeta>['id'];

/** Whether a work may be done: the state that it leads to, or why it is refused. */
export type Decision<Id extends number = number> =
  | { readonly allowed: true; readonly state: Id }
  | { readonly allowed: false; readonly reason: RefusalReason };

/**
 * Runs the chart of a life one step from a stored state. Both sides decide by it: the server in the transaction of a work,
 * a button by whether it may be pressed.
 * @param stored the number of the present state, as its `meta.id` says it.
 * @param context who asks, and what of the entity itself the guards read.
 * @throws RangeError for a number that no state of the chart has.
 */
export function decide<L extends AnyStateMachine>(
  life: L,
  stored: number,
  context: ContextFrom<L>,
  event: EventFromLogic<L>,
): Decision<LifeStateId<L>>;
// Inside, it is any life: what the guards read and the events that they hear is the caller's business.
export function decide(life: AnyStateMachine, stored: number, context: object, event: EventObject): Decision {
  const now = life.resolveState({ value: keyOf(life, stored), context });
  if (!now.can(event)) return { allowed: false, reason: reasonAgainst(life, now, event) };
  const [next] = transition(life, now, event);
  return { allowed: true, state: life.states[String(next.value)]?.meta.id };
}

/**
 * The debts that the arrow of a work says, of one that the life allows; none for another.
 * @throws RangeError as `decide` does.
 */
export function debtsOf<L extends AnyStateMachine>(
  life: L,
  stored: number,
  context: ContextFrom<L>,
  event: EventFromLogic<L>,
): readonly Deuda[];
export function debtsOf(life: AnyStateMachine, stored: number, context: object, event: EventObject): readonly Deuda[] {
  const now = life.resolveState({ value: keyOf(life, stored), context });
  return life.getTransitionData(now, event).flatMap(({ meta }) => meta?.debe ?? []);
}

function keyOf(life: AnyStateMachine, stored: number): string {
  const key = Object.keys(life.states).find((name) => life.states[name]?.meta?.id === stored);
  if (key === undefined) throw new RangeError(`The chart ${life.id} has no state ${stored}.`);
  return key;
}

/** The reason that the arrow itself states; else the state refuses everybody, or only this person is refused. */
function reasonAgainst(life: AnyStateMachine, now: AnyMachineSnapshot, event: EventObject): RefusalReason {
  const [arrow] = life.getTransitionData(now, event);
  if (arrow !== undefined) return arrow.meta.refusal;
  return getNextTransitions(now).some(({ eventType }) => eventType === event.type) ? 'person' : 'state';
}
