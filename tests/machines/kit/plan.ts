/**
 * Finds few paths that together take every transition of a machine, and take it from every value in which it is taken:
 * an arrow drawn on an outer state may be right in one inner state and wrong in another. In a parallel state it is the
 * value of the arrow's own region that counts: all combinations of regions would be thousands of paths.
 */
import { createHash } from 'node:crypto';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Model } from './fixtures.ts';
import { activeNodes, takenTransitions } from './internals.ts';
import type { Step } from './replay.ts';
import { replay } from './replay.ts';
import { storedSnapshot } from './start.ts';
import { transitionsOf } from './transitions.ts';

export interface Path {
  /** A hash of input and events: stays when the machine changes elsewhere, so that a QA case keeps its name. */
  readonly id: string;
  readonly input: unknown;
  readonly events: readonly EventObject[];
  readonly steps: readonly Step[];
  /** Ids of the transitions taken on the way. */
  readonly covers: readonly string[];
}

/** A state of the model: the machine's value and what its guards read. */
export interface AbstractState {
  readonly key: string;
  readonly value: StateValue;
  readonly status: string;
  /** Whether exploring was told to stop here, so that nothing is known of what follows. */
  readonly cut: boolean;
  /** A shortest way there. */
  readonly prefix: readonly EventObject[];
  readonly input: unknown;
  /** The transitions taken on that way, each with the value from which. */
  readonly prefixTaken: ReadonlySet<string>;
  readonly edges: readonly { readonly event: EventObject; readonly to: string; readonly taken: readonly string[] }[];
}

export interface Plan {
  readonly paths: readonly Path[];
  /** Ids of all transitions of the machine, and of those that no path takes. */
  readonly all: readonly string[];
  readonly uncovered: readonly string[];
  readonly states: readonly AbstractState[];
}

/** A fuse for a model without bound: far above what any machine of the house needs. */
const MAX_TRAVERSALS = 20_000;

/** Error objects, which JSON would make all alike, told apart by their message. */
function serialize(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Error ? { name: part.name, message: part.message } : part,
  );
}

/**
 * Explores a model and chooses paths by greedy set cover. What they take is measured once more on live actors: only that
 * counts.
 * @param limit how many steps to explore, for each input, before giving up.
 * @throws when the model has more than that: bound it with `hasta`.
 */
export function plan(model: Model, limit = MAX_TRAVERSALS): Plan {
  const known = plans.get(model);
  if (known !== undefined) return known;
  const made = explored(model, limit);
  plans.set(model, made);
  return made;
}

/** A model is explored once for all that ask, which is most of what its tests cost. */
const plans = new WeakMap<Model, Plan>();

function explored(model: Model, limit: number): Plan {
  const states = model.inputs.flatMap((input) => explore(model, input, limit));
  const candidates = states.flatMap(({ prefix, prefixTaken, input, edges }) => [
    { input, events: prefix, taken: prefixTaken },
    ...edges.map(({ event, taken }) => ({
      input,
      events: [...prefix, event],
      taken: new Set([...prefixTaken, ...taken]),
    })),
  ]);
  const paths = cover(candidates).map(({ events, input }) => measure(model.machine, events, input));
  const all = transitionsOf(model.machine).map(({ id }) => id);
  const covered = new Set(paths.flatMap(({ covers }) => covers));
  return { paths, all, uncovered: all.filter((id) => !covered.has(id)), states };
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

function explore(model: Model, input: unknown, limit: number): readonly AbstractState[] {
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
  const start = new Set(replay(model.machine, [], input)[0]?.taken ?? []);
  const ways = new Map<string, { readonly prefix: readonly EventObject[]; readonly taken: ReadonlySet<string> }>();
  const states: AbstractState[] = [];
  // Object keys keep the order of the breadth-first walk, so that the way to each state is known before it is needed.
  for (const [key, { state, transitions }] of Object.entries(map) as [string, (typeof map)[keyof typeof map]][]) {
    const { prefix, taken: prefixTaken } = ways.get(key) ?? { prefix: [], taken: start };
    const edges = Object.values(transitions).map((step) => ({
      event: step.event as EventObject,
      to: keyOf(step.state),
      taken: takenBy.get(step.state) ?? [],
    }));
    for (const { event, to, taken } of edges)
      if (!ways.has(to)) ways.set(to, { prefix: [...prefix, event], taken: new Set([...prefixTaken, ...taken]) });
    const cut = model.stopWhen(state.context);
    states.push({ key, value: state.value, status: state.status, cut, prefix, prefixTaken, input, edges });
  }
  return states;
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

function measure(machine: AnyStateMachine, events: readonly EventObject[], input: unknown): Path {
  const steps = replay(machine, events, input);
  const id = createHash('sha256')
    .update(serialize([input ?? null, events]))
    .digest('hex')
    .slice(0, 8);
  return { id, input, events, steps, covers: [...new Set(steps.flatMap(({ taken }) => taken))] };
}

interface Candidate {
  readonly input: unknown;
  readonly events: readonly EventObject[];
  readonly taken: ReadonlySet<string>;
}

/** Takes the candidate that adds most, the shorter of two alike, until none adds anything. */
function cover(candidates: readonly Candidate[]): readonly Candidate[] {
  const covered = new Set<string>();
  const chosen: Candidate[] = [];
  for (;;) {
    let best: Candidate | null = null;
    let most = 0;
    for (const candidate of candidates) {
      const gain = [...candidate.taken].filter((id) => !covered.has(id)).length;
      const shorter = best !== null && gain === most && candidate.events.length < best.events.length;
      if (gain > most || (gain > 0 && shorter)) {
        best = candidate;
        most = gain;
      }
    }
    if (best === null) return chosen;
    chosen.push(best);
    for (const id of best.taken) covered.add(id);
  }
}
