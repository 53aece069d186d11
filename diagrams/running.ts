/** A chart at work: where its actor is, the way that it came while somebody kept it, and what can happen next. */
import type { ActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, StateValue } from 'xstate';
import { type Chart, type ChartArrow, stateName, stays } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { type Marks, marksFor } from './marks.ts';
import type { Choice, Outlook } from './outlook.ts';
import { innermost, isWithin, statesIn } from './states.ts';
import { transitionsOf } from './transitions.ts';

/** Something that an actor did, as whoever listens to it keeps it: nothing of what its events carried. */
export interface TakenArrow {
  /** The transitions that it took, by its own machine. */
  readonly definitions: readonly AnyTransitionDefinition[];
  /** Where it was then. */
  readonly value: StateValue;
  /** When, in milliseconds of the clock. */
  readonly at: number;
}

/** An actor that can be looked at, with the way that it came. */
export interface Running {
  readonly actor: Pick<ActorRef<AnyMachineSnapshot, EventObject>, 'getSnapshot' | 'subscribe'>;
  /** All that it did since it began; another list once it did more. */
  readonly taken: () => readonly TakenArrow[];
}

/** One step of a way that somebody saw. */
export interface RunStep {
  readonly arrow: ChartArrow;
  /** Ids of the innermost states that it left and in which it ended. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** When; several where it was taken several times in a row without leaving its state. */
  readonly at: readonly number[];
}

/** Where an actor is, and how it came there. */
export interface Run {
  /** Ids of the innermost states in which it is: one of each part that goes on at once. */
  readonly here: readonly string[];
  readonly steps: readonly RunStep[];
  /** Ids of the innermost states in which it was, and is. */
  readonly passed: readonly string[];
}

/** An event that can happen next to an actor. */
export interface Prospect extends Choice {
  /** Whether, and by which of its arrows, is decided by what is then written or answered: their conditions say it. */
  readonly isOpen: boolean;
}

/** Reads where an actor is and the steps by which it came. */
export function runOf(chart: Chart, { machine, value }: AnyMachineSnapshot, taken: readonly TakenArrow[]): Run {
  const arrowOf = arrowsOf(chart, machine);
  const start = startOf(chart, chart.id);
  const ways = taken.map(({ value: reached }) => innermost(statesIn(chart.id, reached)));
  const steps = taken.flatMap(({ definitions, at }, index) => {
    const before = ways[index - 1] ?? start;
    const after = ways[index] ?? before;
    return definitions.flatMap((definition): readonly RunStep[] => {
      const arrow = arrowOf.get(definition);
      if (arrow === undefined) return [];
      const from = before.filter((id) => isWithin(id, arrow.from));
      const to = arrow.to.length === 0 ? from : after.filter((id) => arrow.to.some((target) => isWithin(id, target)));
      return [{ arrow, from, to, at: [at] }];
    });
  });
  const here = innermost(statesIn(chart.id, value));
  return { here, steps: together(steps), passed: [...new Set([...start, ...ways.flat(), ...here])] };
}

/**
 * Looks at everything that can happen next. An act without any writing is decided by the actor itself; one that depends
 * on written data, or on others' answers, stands with its conditions.
 */
export function prospectsOf(chart: Chart, snapshot: AnyMachineSnapshot): Outlook<Prospect> {
  const arrowOf = arrowsOf(chart, snapshot.machine);
  const open = new Set([...arrowOf].flatMap(([{ guard }, arrow]) => (asksTheEvent(guard) ? [arrow] : [])));
  const lit = statesIn(chart.id, snapshot.value);
  const works = new Map(chart.arrows.filter(({ kind }) => kind !== 'always').map((arrow) => [arrow.type, arrow]));
  const seen = [...works.values()].map(({ type, act, button, who }) => {
    const all = chart.arrows.filter((arrow) => arrow.type === type && !arrow.refuses);
    const heard = snapshot.status === 'active' ? heardIn(lit, all) : [];
    const isOpen = who !== 'persona' || heard.some((arrow) => open.has(arrow));
    const decided = isOpen ? heard : takenBy(snapshot, type).flatMap((definition) => arrowOf.get(definition) ?? []);
    const arrows = heard.filter((arrow) => decided.includes(arrow));
    return { who, all, heard, prospect: { event: type, act, button, arrows, isOpen } };
  });
  return {
    possible: seen.flatMap(({ who, prospect }) => (who === 'persona' && prospect.arrows.length > 0 ? [prospect] : [])),
    refused: seen.flatMap(({ who, all, heard, prospect }) =>
      who === 'persona' && prospect.arrows.length === 0 ? [{ ...prospect, reason: whyNot(chart, all, heard) }] : [],
    ),
    alone: seen.flatMap(({ who, prospect }) => (who !== 'persona' && prospect.arrows.length > 0 ? [prospect] : [])),
  };
}

/** The marks of an actor on the drawing of its chart. */
export function marksOfRun({ here, passed, steps }: Run, { possible }: Outlook<Prospect>, { lines }: Drawing): Marks {
  const drawn = new Set(lines.flatMap(({ arrows }) => arrows));
  return marksFor({
    here,
    passed,
    steps: steps.map(({ arrow }) => ({ arrows: [arrow], isSure: true })),
    next: possible.flatMap(({ arrows }) => arrows),
    isInBox: (arrow) => stays(arrow) || !drawn.has(arrow.id),
  });
}

type ArrowOf = ReadonlyMap<AnyTransitionDefinition, ChartArrow>;

/** The arrows of a chart by what a machine of it calls them; one that was given its actors has definitions of its own. */
export function arrowsOf({ arrows }: Chart, machine: AnyMachineSnapshot['machine']): ArrowOf {
  const byId = new Map(arrows.map((arrow) => [arrow.id, arrow]));
  return new Map(
    transitionsOf(machine).flatMap(({ id, definition }) => {
      const arrow = byId.get(id);
      return arrow === undefined ? [] : [[definition, arrow] as const];
    }),
  );
}

/** Where a state begins: the innermost states in it. */
function startOf(chart: Chart, id: string): readonly string[] {
  const state = chart.states.find((one) => one.id === id);
  if (state?.kind === 'parallel') {
    return chart.states.flatMap(({ id: part, parent }) => (parent === id ? startOf(chart, part) : []));
  }
  const initial = state?.initial ?? null;
  return initial === null ? [id] : startOf(chart, initial);
}

/** Those arrows of one event that can come to pass: an inner state hears it before those that hold it, and may leave it to them. */
function heardIn(lit: ReadonlySet<string>, arrows: readonly ChartArrow[]): readonly ChartArrow[] {
  const heard = innermost(lit).flatMap((leaf) => {
    const holders = [...lit].filter((id) => isWithin(leaf, id)).toSorted((one, other) => other.length - one.length);
    const own = holders.map((id) => arrows.filter(({ from }) => from === id));
    const last = own.findIndex((branches) => branches.some(({ guard }) => guard === null || guard === 'else'));
    return own.slice(0, last === -1 ? undefined : last + 1).flat();
  });
  return [...new Set(heard)];
}

/** A guard is asked about an event, which is unknown before it comes, where its parameters are made of it. */
function asksTheEvent(guard: AnyTransitionDefinition['guard']): boolean {
  return typeof guard === 'object' && guard !== null && typeof guard.params === 'function';
}

function takenBy(snapshot: AnyMachineSnapshot, type: string): readonly AnyTransitionDefinition[] {
  return snapshot.machine.getTransitionData(snapshot, { type });
}

function whyNot(chart: Chart, all: readonly ChartArrow[], heard: readonly ChartArrow[]): string {
  const conditions = [...new Set(heard.flatMap(({ condition }) => condition ?? []))];
  if (conditions.length > 0) return `Solo ${conditions.join(', o ')}.`;
  const places = [...new Set(all.map(({ from }) => stateName(chart, from)))];
  return `Solo en ${places.slice(0, -1).join(', ')}${places.length > 1 ? ' o ' : ''}${places.at(-1) ?? ''}.`;
}

/** Joins into one step the acts that were done again and again without leaving a state. */
function together(steps: readonly RunStep[]): readonly RunStep[] {
  const joined: RunStep[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (before?.arrow === step.arrow && before.to.join() === step.to.join() && step.from.join() === step.to.join())
      joined[joined.length - 1] = { ...before, at: [...before.at, ...step.at] };
    else joined.push(step);
  }
  return joined;
}
