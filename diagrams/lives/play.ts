/** The play of a life: its own machine goes on from what somebody chose, and nothing is kept anywhere (docs/decisions/266). */
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { arrowKey, type Chart, type ChartArrow } from '#diagrams/chart';
import { arrowsOf } from '#diagrams/running';
import { innermost, statesIn } from '#diagrams/states';
import { decide } from '#machines/life';
import { answerIn, type Fact, SELF } from './facts.ts';
import type { PlayedLife } from './lives.ts';

/** One thing that was done in a play: an arrow that was taken, or a fact that was answered anew. */
export type PlayStep =
  | { readonly kind: 'arrow'; readonly token: string; readonly arrow: ChartArrow; readonly to: string }
  | { readonly kind: 'fact'; readonly token: string; readonly fact: Fact };

export interface LifePlay {
  readonly steps: readonly PlayStep[];
  /** Id of the state in which it is. */
  readonly here: string;
  readonly context: object;
  /** The arrows that the machine would take now, one of each work. */
  readonly possible: readonly ChartArrow[];
  /** The works that it refuses, those of this state first, with the words of the refusal. */
  readonly refused: readonly { readonly arrow: ChartArrow; readonly text: string }[];
}

/** The facts with which a play begins. */
export function startOfPlay({ machine, rights, facts }: PlayedLife): object {
  const [{ context }] = initialTransition(machine, { numiden: SELF });
  return [...rights, ...facts].reduce<object>((known, { answers: [first] }) => first?.change(known) ?? known, context);
}

/**
 * Plays a life from a state.
 * @param from the number of the state in which it begins; null for its own beginning, as for a number that no state has.
 * @param tokens as `tokenOf` and `arrowKey` give them; it goes as far as a link of an older chart still leads.
 */
export function playLife(life: PlayedLife, chart: Chart, from: number | null, tokens: readonly string[]): LifePlay {
  const { machine } = life;
  const arrowOf = arrowsOf(chart, machine);
  const begun = beginning(life, from);
  const steps: PlayStep[] = [];
  let now = begun;
  for (const token of tokens) {
    const [name = '', said] = token.split('.');
    if (said !== undefined) {
      const fact = [...life.rights, ...life.facts].find(({ key }) => key === name);
      const answer = fact?.answers.find(({ key }) => key === said);
      if (fact === undefined || answer === undefined) break;
      now = machine.resolveState({ value: now.value, context: answer.change(now.context) });
      steps.push({ kind: 'fact', token, fact });
    } else {
      const arrow = takeable(chart, arrowOf, now).find((one) => arrowKey(one) === token);
      if (arrow === undefined) break;
      [now] = transition(machine, now, { type: arrow.type });
      steps.push({ kind: 'arrow', token, arrow, to: hereIn(chart, now) });
    }
  }
  const possible = takeable(chart, arrowOf, now);
  const here = hereIn(chart, now);
  return { steps, here, context: now.context, possible, refused: refusedIn(life, chart, now, possible) };
}

/** The token of an answer to a fact in the address. */
function tokenOf(fact: Fact, answer: string): string {
  return `${fact.key}.${answer}`;
}

/** The tokens that lead from the start of a play to the facts of a record: those that differ. */
export function tokensOf(life: Pick<PlayedLife, 'rights' | 'facts'>, start: object, facts: object): readonly string[] {
  return [...life.rights, ...life.facts].flatMap((fact) => {
    const { key } = answerIn(fact, facts);
    return key === answerIn(fact, start).key ? [] : [tokenOf(fact, key)];
  });
}

function beginning({ machine, ...life }: PlayedLife, from: number | null): AnyMachineSnapshot {
  const context = startOfPlay({ machine, ...life });
  const key = Object.keys(machine.states).find((name) => machine.states[name]?.meta?.id === from);
  if (from !== null && key !== undefined) return machine.resolveState({ value: key, context });
  const [first] = initialTransition(machine, context);
  return first;
}

function hereIn(chart: Chart, { value }: AnyMachineSnapshot): string {
  return innermost(statesIn(chart.id, value))[0] ?? chart.id;
}

/** The arrows that the machine itself would take: it says which, and whether it may. */
function takeable(chart: Chart, arrowOf: ReturnType<typeof arrowsOf>, now: AnyMachineSnapshot): readonly ChartArrow[] {
  const works = [...new Set(chart.arrows.map(({ type }) => type))];
  return works.flatMap((type) => {
    if (!now.can({ type })) return [];
    const [taken] = now.machine.getTransitionData(now, { type });
    const arrow = taken === undefined ? undefined : arrowOf.get(taken);
    return arrow === undefined ? [] : [arrow];
  });
}

function refusedIn(
  { machine, refusal }: PlayedLife,
  chart: Chart,
  now: AnyMachineSnapshot,
  possible: readonly ChartArrow[],
): LifePlay['refused'] {
  const here = hereIn(chart, now);
  const stored = chart.states.find(({ id }) => id === here)?.stored ?? 0;
  const heard = chart.arrows.filter(({ from }) => from === here || from === chart.id);
  const works = new Map([...heard, ...chart.arrows].toReversed().map((arrow) => [arrow.type, arrow]));
  return [...works.values()].toReversed().flatMap((arrow) => {
    if (possible.some(({ type }) => type === arrow.type)) return [];
    const decision = decide(machine, stored, now.context as never, { type: arrow.type } as never);
    if (decision.allowed) return [];
    return [{ arrow, text: refusal({ work: arrow.type, stored, reason: decision.reason, facts: now.context }) }];
  });
}

/** The tokens of a play with a fact answered anew since its last step; none stands there that changes nothing. */
export function answeredAnew(
  life: PlayedLife,
  chart: Chart,
  { from, tokens }: { readonly from: number | null; readonly tokens: readonly string[] },
  { fact, answer }: { readonly fact: Fact; readonly answer: string },
): readonly string[] {
  const since = tokens.findLastIndex(isStep) + 1;
  const kept = [...tokens.slice(0, since), ...tokens.slice(since).filter((token) => !token.startsWith(`${fact.key}.`))];
  const { context } = playLife(life, chart, from, kept);
  return answerIn(fact, context).key === answer ? kept : [...kept, tokenOf(fact, answer)];
}

/** The tokens of a play before its last step. */
export function stepBack(tokens: readonly string[]): readonly string[] {
  return tokens.slice(0, Math.max(0, tokens.findLastIndex(isStep)));
}

/** The tokens of a play before its first step: the facts with which it began. */
export function startAgain(tokens: readonly string[]): readonly string[] {
  const first = tokens.findIndex(isStep);
  return first === -1 ? tokens : tokens.slice(0, first);
}

function isStep(token: string): boolean {
  return !token.includes('.');
}
