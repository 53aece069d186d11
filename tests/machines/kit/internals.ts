/**
 * The only place of the tests that leans on parts of XState which its version policy does not promise: names with an underscore,
 * and the shape of a promise actor. There is no public way to learn which transition definitions a step took or which state
 * nodes are active. XState is pinned to an exact version; when it is raised, the tests of this folder tell whether this still holds, and
 * `registro.test.ts` whether a work still finds its record (`_parent`: `sendParent` throws where a chart is played alone).
 */
import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** Every state node that a snapshot is in, ancestors included. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}

/** The transition definitions that an inspected step took; empty for any other inspection event. */
export function takenTransitions(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  return inspected.type === '@xstate.microstep' ? inspected._transitions : [];
}

/** The actor logic that a machine names in its setup, by name. */
export function actorsOf(machine: AnyStateMachine): Readonly<Record<string, AnyActorLogic>> {
  return machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>;
}

/** The milliseconds of a named delay in the given context, or null when the machine does not name it. */
export function delayOf(machine: AnyStateMachine, name: string, snapshot: AnyMachineSnapshot): number | null {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay === 'number') return Number.isNaN(delay) ? null : delay;
  return typeof delay === 'function'
    ? Number(delay({ context: snapshot.context, event: { type: '' } }, undefined))
    : null;
}

/** Tells whether an actor answers once (a promise) rather than reporting for as long as it lives (a callback). */
export function answersOnce(logic: AnyActorLogic): boolean {
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  const event = { type: 'xstate.promise.resolve', data: null };
  try {
    return logic.transition(active, event, {} as Parameters<AnyActorLogic['transition']>[2]).status === 'done';
  } catch {
    return false;
  }
}
