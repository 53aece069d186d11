/**
 * Chooses the paths by which a machine is tested. Each path is about one thing, which its last event does: it takes an
 * arrow of the diagram from one value of the arrow's own region, because an arrow that is drawn on an outer state may
 * be right in one inner state and wrong in another. The steps before it are the most everyday way to where it can
 * happen. So a path is named by its subject: an arrow that is drawn anew makes paths of its own and renames no other.
 */
import { createHash } from 'node:crypto';
import type { AnyStateMachine, EventObject } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { type AbstractState, explore, MAX_TRAVERSALS, type Start } from './explore.ts';
import type { Model } from './fixtures.ts';
import { rarityOfAll } from './rarity.ts';
import { replay, type Step } from './replay.ts';

/** The aim of the paths: every state is rested in, every arrow taken, or every arrow after each that can precede it. */
export type Strength = (typeof STRENGTHS)[number];

export const STRENGTHS = ['estados', 'flechas', 'pares'] as const;

export function isStrength(text: string): text is Strength {
  return STRENGTHS.some((strength) => strength === text);
}

export interface Path {
  /** A hash of what the path is about: stays when the machine changes elsewhere, so that a QA case keeps its name. */
  readonly id: string;
  readonly input: unknown;
  readonly events: readonly EventObject[];
  readonly steps: readonly Step[];
  /** Ids of the transitions taken on the way. */
  readonly covers: readonly string[];
  /** Ids of those that its last event takes; of those that the machine takes by itself, when there is no event. */
  readonly about: readonly string[];
  /** It is about its last event after the one before it. */
  readonly pairs: boolean;
}

export interface Plan {
  /** The everyday ones first, the shorter of two alike. */
  readonly paths: readonly Path[];
  /** Ids of all transitions of the machine, and of those that no path takes. */
  readonly all: readonly string[];
  readonly uncovered: readonly string[];
  readonly states: readonly AbstractState[];
}

interface Way {
  readonly input: unknown;
  readonly events: readonly EventObject[];
  readonly rarity: number;
  /** The subjects that it can have: the things that its last event does. */
  readonly does: readonly string[];
}

/**
 * Explores a model and chooses its paths. Their arrows are measured once more on live actors: only those count.
 * @throws when the model has more than `limit` steps for an input: bound it with `hasta`.
 */
export function plan(model: Model, strength: Strength = 'flechas', limit = MAX_TRAVERSALS): Plan {
  const known = plans.get(model)?.get(strength);
  if (known !== undefined) return known;
  const { starts, states } = explore(model, limit);
  const paths = chosen(WAYS[strength](starts, states)).map(([subjects, way]) => ({
    ...measure(model.machine, subjects, way),
    pairs: strength === 'pares',
  }));
  const all = transitionsOf(model.machine).map(({ id }) => id);
  const covered = new Set(paths.flatMap(({ covers }) => covers));
  const made = { paths, all, uncovered: all.filter((id) => !covered.has(id)), states };
  plans.set(model, new Map(plans.get(model)).set(strength, made));
  return made;
}

/** The arrows of a machine that no path of any of its models takes. */
export function uncoveredBy(models: readonly Model[]): readonly string[] {
  const [first = [], ...others] = models.map((model) => plan(model).uncovered);
  return first.filter((id) => others.every((uncovered) => uncovered.includes(id)));
}

/** A model is explored once for all that ask, which is most of what its tests cost. */
const plans = new WeakMap<Model, ReadonlyMap<Strength, Plan>>();

type Ways = (starts: readonly Start[], states: readonly AbstractState[]) => readonly Way[];

const WAYS: { readonly [S in Strength]: Ways } = {
  estados: (_starts, states) =>
    states.map(({ input, prefix, value }) => way(input, prefix, [`rests in ${JSON.stringify(value)}`])),
  flechas: (starts, states) => [
    ...starts.map(({ input, taken }) => way(input, [], taken)),
    ...states.flatMap(({ input, prefix, edges }) =>
      edges.map(({ event, taken }) => way(input, [...prefix, event], taken)),
    ),
  ],
  pares: (_starts, states) => {
    const byKey = new Map(states.map((state) => [state.key, state]));
    return states.flatMap(({ input, prefix, edges }) =>
      edges.flatMap((first) =>
        (byKey.get(first.to)?.edges ?? []).map((second) =>
          way(
            input,
            [...prefix, first.event, second.event],
            first.taken.flatMap((before) => second.taken.map((after) => `${before}, then ${after}`)),
          ),
        ),
      ),
    );
  },
};

function way(input: unknown, events: readonly EventObject[], does: readonly string[]): Way {
  return { input, events, does, rarity: rarityOfAll(events) };
}

/** The best way to each thing; one that is the best to several is about all of them. */
function chosen(ways: readonly Way[]): readonly (readonly [subjects: readonly string[], way: Way])[] {
  const best = new Map<string, Way>();
  for (const one of ways)
    for (const subject of one.does) {
      const before = best.get(subject);
      if (before === undefined || isBetter(one, before)) best.set(subject, one);
    }
  const subjects = new Map<Way, string[]>();
  for (const [subject, one] of best) subjects.set(one, [...(subjects.get(one) ?? []), subject]);
  return [...subjects].map(([one, about]) => [about, one] as const).sort(([, a], [, b]) => a.rarity - b.rarity);
}

/** The more everyday one; of two alike the one that does less besides, so that regions are walked apart. */
function isBetter(one: Way, other: Way): boolean {
  return one.rarity < other.rarity || (one.rarity === other.rarity && one.does.length < other.does.length);
}

function measure(machine: AnyStateMachine, subjects: readonly string[], { events, input }: Way): Omit<Path, 'pairs'> {
  const steps = replay(machine, events, input);
  const id = createHash('sha256')
    .update([...subjects].sort().join('\n'))
    .digest('hex')
    .slice(0, 8);
  return {
    id,
    input,
    events,
    steps,
    covers: [...new Set(steps.flatMap(({ taken }) => taken))],
    about: steps.at(-1)?.taken ?? [],
  };
}
