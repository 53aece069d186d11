/** Plays a path as it happens in the app: actors are promises that answer later, delays run on a clock. */
import { setImmediate } from 'node:timers/promises';
import { type AnyMachineSnapshot, createActor, type EventObject, fromPromise } from 'xstate';
import type { Model } from './fixtures.ts';
import { delayOf } from './internals.ts';
import { recorder, type Step, withActors } from './replay.ts';
import { startOf } from './start.ts';

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A machine that runs, with its actors and its clock in the test's hands. */
export interface Live {
  /** Sends an event of the person; answers an actor's promise or ends a delay for an event of theirs. */
  readonly play: (event: EventObject) => Promise<Step>;
  /** Makes a waiting actor fail with anything at all. */
  readonly fail: (actorId: string, error: unknown) => Promise<Step>;
  readonly start: Step;
  readonly snapshot: () => AnyMachineSnapshot;
  /** Ids of the actors that have not answered; those of a state that was left are aborted and gone. */
  readonly waiting: () => readonly string[];
  /** The errors that ended the machine as a whole, if any did. */
  readonly crashes: readonly unknown[];
  readonly stop: () => void;
}

const ANSWER = 'xstate.done.actor.';
const FAILURE = 'xstate.error.actor.';
const DELAY = /^xstate\.after\.([^.]+)\./;

/** Starts a model's machine on live, deferred actors. */
export function startLive(model: Model, input?: unknown): Live {
  const pending = new Map<string, Pending>();
  const clock = manualClock();
  const machine = withActors(model.machine, () =>
    fromPromise<never>(
      ({ self, signal }) =>
        new Promise<never>((resolve, reject) => {
          const entry: Pending = { resolve: (output) => resolve(output as never), reject };
          pending.set(self.id, entry);
          signal.addEventListener('abort', () => {
            if (pending.get(self.id) === entry) pending.delete(self.id);
          });
        }),
    ),
  );
  const record = recorder(machine);
  const actor = createActor(machine, { ...startOf(machine, input), clock, inspect: record.inspect });
  const crashes: unknown[] = [];
  actor.subscribe({ error: (error) => crashes.push(error) });
  actor.on('*', record.emit);
  actor.start();
  const start = record.step(null, actor.getSnapshot());

  const settle = (id: string): Pending => {
    const entry = pending.get(id);
    if (entry === undefined) throw new Error(`Nothing waits for the actor "${id}".`);
    pending.delete(id);
    return entry;
  };
  const endStep = async (event: EventObject): Promise<Step> => {
    await setImmediate();
    return record.step(event, actor.getSnapshot());
  };
  const happen = (event: EventObject): void => {
    const delay = DELAY.exec(event.type)?.[1];
    if (event.type.startsWith(ANSWER))
      settle(event.type.slice(ANSWER.length)).resolve('output' in event && event.output);
    else if (event.type.startsWith(FAILURE))
      settle(event.type.slice(FAILURE.length)).reject('error' in event && event.error);
    else if (delay !== undefined) clock.fire(delayOf(machine, delay, actor.getSnapshot()));
    else actor.send(event);
  };

  return {
    start,
    crashes,
    play: async (event) => {
      happen(event);
      return endStep(event);
    },
    fail: async (actorId, error) => {
      settle(actorId).reject(error);
      return endStep({ type: `${FAILURE}${actorId}` });
    },
    snapshot: () => actor.getSnapshot(),
    waiting: () => [...pending.keys()],
    stop: () => actor.stop(),
  };
}

/** A clock that rings only when told to, and only an alarm that was really set for that long. */
function manualClock() {
  const alarms = new Map<number, { readonly ring: () => void; readonly ms: number }>();
  let last = 0;
  return {
    setTimeout: (ring: () => void, ms: number): number => {
      last += 1;
      alarms.set(last, { ring, ms });
      return last;
    },
    clearTimeout: (id: number): void => {
      alarms.delete(id);
    },
    fire: (ms: number | null): void => {
      const alarm = [...alarms].find(([, { ms: set }]) => set === ms);
      if (alarm === undefined) throw new Error(`No delay of ${ms} ms is running.`);
      alarms.delete(alarm[0]);
      alarm[1].ring();
    },
  };
}
