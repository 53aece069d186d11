import type { AnyStateMachine, EventFromLogic, ProvidedActor, StateMachine, StateValueFrom } from 'xstate';

/** Who makes a step of a chart happen. */
export type Who = 'persona' | 'sistema' | 'reloj';

/** The meaning of an event to who looks at the screen. */
export interface EventWords {
  readonly quien: Who;
  /** The act or event, as the end of a sentence that begins with «Cuando». */
  readonly texto: string;
  /** The text of the button that sends it; left out where it is no button. */
  readonly boton?: string;
  /** The text of another button that sends it, too. */
  readonly otroBoton?: string;
}

/** How what was asked of an actor ends, in the words of `EventWords`. */
export interface ActorWords {
  readonly contesta: string;
  readonly falla: string;
}

/**
 * The Spanish words of a chart beside the descriptions that stand in the chart itself: diagrams and test cases are written with
 * them. The compiler asks for every state, event, actor, delay and guard, so that a new one needs its own.
 */
export interface ChartWords<M extends AnyStateMachine> {
  /** The chart's title. */
  readonly nombre: string;
  /** Other things that the same chart does, by their names: each a sentence. */
  readonly tambien?: Readonly<Record<string, string>>;
  /**
   * The name of each state, by its names in the file with dots between; no two of a chart alike, so that one name
   * says which.
   */
  readonly estados: { readonly [P in PathsOf<M>]: string };
  readonly eventos: { readonly [T in EventFromLogic<M>['type']]: EventWords };
  readonly actores: { readonly [Name in ActorsOf<M>['src']]: ActorWords };
  readonly plazos: { readonly [D in DelaysOf<M>]: string };
  /** The condition of a guard that lets through, as the end of a sentence that begins with «si». */
  readonly condiciones: { readonly [G in GuardsOf<M>]: string };
  /** The works that somebody is told by a notice, as the table of notices says it. */
  readonly avisan?: readonly EventFromLogic<M>['type'][];
}

/** The words of any chart, for who reads them by name. */
export interface AnyChartWords {
  readonly nombre: string;
  readonly tambien?: Readonly<Record<string, string>>;
  readonly estados: Readonly<Record<string, string>>;
  readonly eventos: Readonly<Record<string, EventWords>>;
  readonly actores: Readonly<Record<string, ActorWords>>;
  readonly plazos: Readonly<Record<string, string>>;
  readonly condiciones: Readonly<Record<string, string>>;
  readonly avisan?: readonly string[];
}

/** The parts of a machine's setup by name: actors as `{ src, logic }`, guards as `{ type, params }`, and delays. */
type Named<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor extends ProvidedActor,
    infer _Action,
    infer Guard extends { readonly type: string },
    infer Delay extends string,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { readonly actor: Actor; readonly guard: Guard['type']; readonly delay: Delay }
    : never;

/** The actors that a machine's setup names, as `{ src, logic }`. */
export type ActorsOf<M> = Named<M>['actor'];

/** The delays that a machine's setup names. */
export type DelaysOf<M> = Named<M>['delay'];

type GuardsOf<M> = Named<M>['guard'];

type PathsOf<M extends AnyStateMachine> = PathsIn<StateValueFrom<M>>;

/** The names of the states in a state value: of { found: 'whole' } they are 'found' and 'found.whole'. */
type PathsIn<V> = V extends string
  ? V
  : { [K in keyof V & string]: K | `${K}.${PathsIn<NonNullable<V[K]>>}` }[keyof V & string];
