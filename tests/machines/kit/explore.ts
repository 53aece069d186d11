/** Explores a machine: which states it can be in, and by which events, answers and delays it gets from one to another. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { transitionsOf } from '#diagrams/transitions';
import type { Model } from './fixtures.ts';
import { activeNodes, takenTransitions } from './internals.ts';
import { rarityOf } from './rarity.ts';
import { replay } from './replay.ts';
import { storedSnapshot } from './start.ts';

/** The effect of one event in a state. */
export interface Edge {
  readonly event: EventObject;
  /** The key of the state it leads to. */
  readonly to: string;
  /** The transitions it takes, each with the value of its region from which. */
  readonly taken: readonly string[];
}

/** A state of the model: the machine's value and what its guards read. */
export interface AbstractState {
  readonly key: string;
  readonly value: StateValue;
  readonly status: string;
  /** Whether exploring was told to stop here, so that nothing is known of what follows. */
  readonly cut: boolean;
  readonly input: unknown;
  /** The most everyday way there, the shorter of two alike. */
  readonly prefix: readonly EventObject[];
  readonly edges: readonly Edge[];
}

/** The transitions that the machine takes by itself when it starts with this input, each with the value before it. */
export interface Start {
  readonly input: unknown;
  readonly taken: readonly string[];
}

/** A fuse for a model without bound: far above what any machine of the house needs. */
export const MAX_TRAVERSALS = 20_000;

/**
 * The states of a model, those of each input after another.
 * @param limit how many steps to explore, for each input, before giving up.
 * @throws when the model has more than that: bound it with `hasta`.
 */
export function explore(
  model: Model,
  limit: number,
): { readonly starts: readonly Start[]; readonly states: readonly AbstractState[] } {
  return {
    starts: model.inputs.map((input) => ({ input, taken: replay(model.machine, [], input)[0]?.taken ?? [] })),
    states: model.inputs.flatMap((input) => exploreFrom(model, input, limit)),
  };
}

/** Error objects, which JSON would make all alike, told apart by their message. */
function serialize(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Error ? { name: part.name, message: part.message } : part,
  );
}

/** The events worth sending in a state: every sample of everything that an active node listens to. */
export function eventsIn(cases: Model['cases'], snapshot: AnyMachineSnapshot): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const descriptors = new Set<string>(activeNodes(snapshot).flatMap((node) => [...node.transitions.keys()]));
  // XState raises xstate.done.state.* itself; sent by hand it would invent paths that do not exist.
  return [...descriptors]
    .filter((descriptor) => !descriptor.startsWith('xstate.done.state.'))
    .flatMap((descriptor) => samplesOf(cases, descriptor));
}

function samplesOf(cases: Model['cases'], descriptor: string): readonly EventObject[] {
  if (descriptor.startsWith('xstate.after.')) return [{ type: descriptor }];
  if (!descriptor.endsWith('*')) return cases[descriptor] ?? [];
  const start = descriptor.slice(0, -1);
  return Object.entries(cases).flatMap(([type, samples]) => (type.startsWith(start) ? samples : []));
}

function exploreFrom(model: Model, input: unknown, limit: number): readonly AbstractState[] {
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    serialize([input ?? null, snapshot.status, snapshot.value, model.project(snapshot.context)]);
  const takenBy = new Map<AnyMachineSnapshot, readonly string[]>();
  const fromState = storedSnapshot(model.machine, input);
  const map = getAdjacencyMap(watched(model.machine, takenBy), {
    ...(fromState === undefined ? { input } : { fromState }),
    events: (snapshot) => eventsIn(model.cases, snapshot),
    serializeState: keyOf as never,
    serializeEvent: serialize as never,
    stopWhen: (snapshot) => model.stopWhen(snapshot.context),
    limit,
  });
  const found = (Object.entries(map) as [string, (typeof map)[keyof typeof map]][]).map(
    ([key, { state, transitions }]) => ({
      key,
      value: state.value,
      status: state.status,
      cut: model.stopWhen(state.context),
      input,
      edges: Object.values(transitions).map((step) => ({
        event: step.event as EventObject,
        to: keyOf(step.state),
        taken: takenBy.get(step.state) ?? [],
      })),
    }),
  );
  const ways = everydayWays(found);
  return found.map((state) => ({ ...state, prefix: ways.get(state.key) ?? [] }));
}

/** The way of least rarity from the first state to each, by Dijkstra's algorithm. */
function everydayWays(states: readonly Omit<AbstractState, 'prefix'>[]): ReadonlyMap<string, readonly EventObject[]> {
  const known = new Map(states.map((state) => [state.key, state]));
  const settled = new Map<string, readonly EventObject[]>();
  const open = new Map<string, { readonly cost: number; readonly way: readonly EventObject[] }>();
  const [first] = states;
  if (first !== undefined) open.set(first.key, { cost: 0, way: [] });
  while (open.size > 0) {
    const [key, { cost, way }] = [...open].reduce((best, one) => (one[1].cost < best[1].cost ? one : best));
    open.delete(key);
    settled.set(key, way);
    for (const { event, to } of known.get(key)?.edges ?? []) {
      if (settled.has(to)) continue;
      const longer = cost + rarityOf(event);
      if (longer < (open.get(to)?.cost ?? Number.POSITIVE_INFINITY))
        open.set(to, { cost: longer, way: [...way, event] });
    }
  }
  return settled;
}

/** A machine that writes down which transitions led to each snapshot it makes, and from which value. */
function watched(machine: AnyStateMachine, takenBy: Map<AnyMachineSnapshot, readonly string[]>): AnyStateMachine {
  const ids = new Map(transitionsOf(machine).map(({ id, definition }) => [definition, id]));
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    const taken: string[] = [];
    const watch = scope.system.inspect((inspected: InspectionEvent) => {
      for (const definition of takenTransitions(inspected)) {
        const id = ids.get(definition);
        if (id !== undefined)
          taken.push(`${id} from ${JSON.stringify(valueOfRegion(definition.source, snapshot.value))}`);
      }
    });
    const next = machine.transition(snapshot, event, scope);
    watch.unsubscribe();
    // An event that changes nothing may give back the very snapshot: it must not pass for one that took these.
    const own = next === snapshot ? { ...next } : next;
    takenBy.set(own, taken);
    return own;
  };
  return Object.create(machine, { transition: { value: transition } });
}

/** The value of the region of a parallel state in which a node lies: what the other regions do is not its concern. */
function valueOfRegion(node: AnyStateNode, value: StateValue): StateValue {
  if (node.parent === undefined) return value;
  if (node.parent.type !== 'parallel') return valueOfRegion(node.parent as AnyStateNode, value);
  return node.path.reduce<StateValue>((part, key) => (typeof part === 'string' ? part : (part[key] ?? part)), value);
}
