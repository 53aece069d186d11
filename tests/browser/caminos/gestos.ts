/** What each event of a machine is in the browser: checked by the compiler, so that a new event needs its gesture. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';
import type { ActorsOf, AnswerOf, EventOf, Model, Samples } from '../../machines/kit/fixtures.ts';
import { allNodes } from '../../machines/kit/internals.ts';

/** One event of a walk, with what the driver knows around it. */
export interface Paso<E = EventObject> {
  readonly evento: E;
  /** The context before the event. */
  readonly contexto: unknown;
  /** The events that come after it: some gestures are prepared by what shall come of them. */
  readonly siguen: readonly EventObject[];
}

/** An event that somebody can cause: the person at the screen, another person, the network or the clock. */
export interface Gesto<M extends AnyStateMachine, E, Mesa> {
  /** With which data it can come about in a state, given what the screen shows and the server would answer; none: not at all. */
  readonly cuando: (estado: SnapshotFrom<M>) => readonly E[];
  /** What must be done before, such as writing what is to be sent. */
  readonly antes?: (estado: SnapshotFrom<M>) => readonly EventFromLogic<M>[];
  readonly hacer: (mesa: Mesa, paso: Paso) => Promise<unknown>;
  /** The screen sends it together with the event after it: there is nothing to see in between. */
  readonly conElSiguiente?: true;
}

/** An event that nobody can cause in the browser, and why. */
export interface Nadie {
  readonly nadie: string;
}

/** An event that the machine sends to itself. */
export const INTERNO = 'interno';

type GestoDe<M extends AnyStateMachine, T extends string, Mesa> =
  | Gesto<M, EventOf<M, T>, Mesa>
  | Nadie
  | typeof INTERNO;

/** The gestures of one machine. */
export interface Gestos<M extends AnyStateMachine, Mesa> {
  readonly eventos: { readonly [T in EventFromLogic<M>['type']]: GestoDe<M, T, Mesa> };
  readonly actores: {
    readonly [Name in ActorsOf<M>['src']]: {
      readonly contesta: Gesto<M, AnswerOf<M, Name>, Mesa> | Nadie;
      readonly falla: Gesto<M, unknown, Mesa> | Nadie;
    };
  };
}

/** XState's type of a value also names a state with states of its own alone, which is nowhere to rest. */
type Hojas<V> = Exclude<Extract<V, string>, ClavesDe<Exclude<V, string>>> | HojasDentro<Exclude<V, string>>;
type ClavesDe<V> = V extends unknown ? keyof V : never;
type HojasDentro<V> = V extends object
  ? { readonly [K in keyof V & string]-?: `${K}.${Hojas<NonNullable<V[K]>>}` }[keyof V & string]
  : never;

/** The states without states of their own, by their keys from the root: what a person may be looking at. */
export type HojasDe<M extends AnyStateMachine> = Hojas<StateValueFrom<M>>;

/** Gestures in the loose form that the driver works on, by event type. */
export type Tabla<Mesa> = Readonly<Record<string, Gesto<AnyStateMachine, unknown, Mesa> | Nadie>>;

const DE_ACTOR = /^xstate\.(done|error)\.actor\./;

/** The gestures by event type, those of each invocation of an actor included. */
export const tablaDe = <M extends AnyStateMachine, Mesa>(machine: M, gestos: Gestos<M, Mesa>): Tabla<Mesa> => {
  // Inside, one code serves every event: that each data belongs to its event was checked where the gestures are written.
  type Suelto = Gesto<AnyStateMachine, unknown, Mesa> | Nadie;
  const eventos = Object.entries(gestos.eventos as Readonly<Record<string, Suelto | typeof INTERNO>>);
  const actores = gestos.actores as Readonly<Record<string, { readonly contesta: Suelto; readonly falla: Suelto }>>;
  const deActores = allNodes(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => {
      const actor = typeof src === 'string' ? actores[src] : undefined;
      if (actor === undefined) return [];
      return [[`xstate.done.actor.${id}`, actor.contesta] as const, [`xstate.error.actor.${id}`, actor.falla] as const];
    });
  return Object.fromEntries([
    ...eventos.flatMap(([tipo, gesto]) => (gesto === INTERNO ? [] : [[tipo, gesto] as const])),
    ...deActores,
  ]);
};

/** The machine with what can come about in a browser, for the same exploration that the machines' own tests use. */
export const modeloDeNavegador = <Mesa>(
  model: Model,
  tabla: Tabla<Mesa>,
  relevante: (context: unknown) => unknown,
): Model => ({
  ...model,
  project: relevante,
  stopWhen: () => false,
  cases: Object.fromEntries(Object.entries(tabla).map(([tipo, gesto]) => [tipo, muestrasDe(tipo, gesto)])),
});

const muestrasDe = <Mesa>(tipo: string, gesto: Gesto<AnyStateMachine, unknown, Mesa> | Nadie): Samples => {
  if ('nadie' in gesto) return [];
  const [, desenlace] = DE_ACTOR.exec(tipo) ?? [];
  const evento = (dato: unknown): EventObject => {
    if (desenlace === 'done') return { type: tipo, output: dato } as EventObject;
    if (desenlace === 'error') return { type: tipo, error: dato } as EventObject;
    return dato as EventObject;
  };
  return (estado: AnyMachineSnapshot) => {
    const eventos = gesto.cuando(estado).map(evento);
    // What the machine would not take is a button that cannot be pressed.
    return desenlace === undefined ? eventos.filter((uno) => estado.can(uno)) : eventos;
  };
};
