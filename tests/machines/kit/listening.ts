import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { actorsOf } from './internals.ts';

/** A machine whose actors do nothing but listen. */
export interface Listening {
  readonly send: (event: AnyEventObject) => void;
  readonly isIn: (value: string | object) => boolean;
  /** The input of each actor that was begun, with its name. */
  readonly given: readonly (readonly [actor: string, input: unknown])[];
  /** The events that were sent to any of them, and those that the machine itself emitted. */
  readonly heard: readonly AnyEventObject[];
  readonly said: readonly AnyEventObject[];
}

/** Starts a machine in which every actor writes down with what it is begun and what it is sent, and never answers. */
export function startListening(machine: AnyStateMachine, input?: object): Listening {
  const given: (readonly [string, unknown])[] = [];
  const heard: AnyEventObject[] = [];
  const listener = (name: string) =>
    fromCallback(({ input: its, receive }) => {
      given.push([name, its]);
      receive((event) => heard.push(event));
    });
  const actors = Object.fromEntries(Object.keys(actorsOf(machine)).map((name) => [name, listener(name)]));
  const said: AnyEventObject[] = [];
  const actor = createActor(machine.provide({ actors }), { input });
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    send: (event) => actor.send(event),
    isIn: (value) => actor.getSnapshot().matches(value as never),
    given,
    heard,
    said,
  };
}
