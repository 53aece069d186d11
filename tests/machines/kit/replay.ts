/** Sends a list of events to a live actor whose own actors and clock stand still, and writes down what happened. */
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { activeNodes, actorsOf, takenTransitions } from './internals.ts';
import { startOf } from './start.ts';

/** The effect that one event had. */
export interface Step {
  /** null for the start. */
  readonly event: EventObject | null;
  /** Ids of the transitions taken, `always` included. */
  readonly taken: readonly string[];
  readonly value: StateValue;
  /** Ids of all active states. */
  readonly nodes: readonly string[];
  readonly status: string;
  readonly context: unknown;
  readonly tags: readonly string[];
  readonly emitted: readonly AnyEventObject[];
}

const never = fromPromise(() => new Promise<never>(() => undefined));

/** The same machine with every actor replaced. */
export function withActors(machine: AnyStateMachine, replace: (name: string) => typeof never): AnyStateMachine {
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actorsOf(machine)).map((name) => [name, replace(name)])),
  });
}

/** Collects what steps of an actor do; `observe` is to be handed to the actor before it starts. */
export function recorder(machine: AnyStateMachine) {
  const ids = new Map(transitionsOf(machine).map(({ id, definition }) => [definition, id]));
  let taken: string[] = [];
  let emitted: AnyEventObject[] = [];
  return {
    inspect: (inspected: Parameters<typeof takenTransitions>[0]): void => {
      // The entry into the initial state is not an arrow anybody drew: it has no id.
      taken.push(...takenTransitions(inspected).flatMap((definition) => ids.get(definition) ?? []));
    },
    emit: (event: AnyEventObject): void => {
      emitted.push(event);
    },
    /** Ends a step: everything since the last one belongs to it. */
    step: (event: EventObject | null, snapshot: ReturnType<AnyStateMachine['transition']>): Step => {
      const step = {
        event,
        taken,
        value: snapshot.value,
        nodes: activeNodes(snapshot).map((node) => node.id),
        status: snapshot.status,
        context: snapshot.context,
        tags: [...snapshot.tags].sort(),
        emitted,
      };
      taken = [];
      emitted = [];
      return step;
    },
  };
}

/**
 * Replays events, those of actors and delays included, as if they had come by themselves.
 * @returns one step for the start and one for each event.
 */
export function replay(machine: AnyStateMachine, events: readonly EventObject[], input?: unknown): readonly Step[] {
  const frozen = withActors(machine, () => never);
  const record = recorder(frozen);
  const actor = createActor(frozen, {
    ...startOf(frozen, input),
    clock: new SimulatedClock(),
    inspect: record.inspect,
  });
  actor.on('*', record.emit);
  actor.start();
  const steps = [record.step(null, actor.getSnapshot())];
  for (const event of events) {
    actor.send(event);
    steps.push(record.step(event, actor.getSnapshot()));
  }
  actor.stop();
  return steps;
}
