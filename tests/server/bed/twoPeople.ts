/** Two people who work on one record in turns, each on what they last saw of it, as a model to compare a server with. */
import type { RefusalReason } from '#domain/common/life';
import type { Walkable } from '../../browser/paths/act.ts';

export type Who = 'one' | 'other';
export const PEOPLE: readonly Who[] = ['one', 'other'];

/** Why a work is not done, as the person is told it. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 409 | 502;
  readonly message: string;
}

/** A record's answer to a work on its present version: it does it, is as asked for already, or does not take it. */
export type Judgement<State> =
  | { readonly kind: 'done'; readonly state: State; readonly raised: boolean; readonly status?: 200 | 502 }
  | { readonly kind: 'unchanged'; readonly message: RegExp }
  | Refused;

/** The outcome of a work: the same, or it is refused because others changed the record since it was seen. */
export type Outcome<State> = Judgement<State> | { readonly kind: 'stale' };

/** How one kind of record answers to works, without its two people. */
export interface Rules<Work extends string, State> {
  /** Judges a work that is done on the present version. */
  readonly judge: (state: State, who: Who, work: Work) => Judgement<State>;
  /** Works that are done whatever version was seen. */
  readonly blind: readonly Work[];
  readonly keyOf: (state: State) => string;
}

const OWN_MATTER: readonly RefusalReason[] = ['person', 'own', 'elsewhere'];

/** The refusal of a life: what is the person's own matter is forbidden, everything else is in conflict with the record. */
export function refusedFor(reason: RefusalReason, message: string): Refused {
  return { kind: 'refused', status: OWN_MATTER.includes(reason) ? 403 : 409, message };
}

/** The record as it is, and who of the two has seen it as it is. */
export class TwoPeople<Work extends string, State> implements Walkable {
  readonly taken: string[] = [];
  readonly #rules: Rules<Work, State>;
  #state: State;
  #fresh: Readonly<Record<Who, boolean>> = { one: true, other: true };

  constructor(rules: Rules<Work, State>, state: State) {
    this.#rules = rules;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  get key(): string {
    return JSON.stringify([this.#rules.keyOf(this.#state), this.#fresh]);
  }

  isFresh(who: Who): boolean {
    return this.#fresh[who];
  }

  outcome(who: Who, work: Work): Outcome<State> {
    if (!this.#fresh[who] && !this.#rules.blind.includes(work)) return { kind: 'stale' };
    return this.#rules.judge(this.#state, who, work);
  }

  do(who: Who, work: Work): void {
    this.taken.push(`${this.key} ${who} ${work}`);
    const outcome = this.outcome(who, work);
    if (outcome.kind !== 'done') return;
    this.#state = outcome.state;
    // Who worked on what was there has seen what came of it; who did not see what others did has not seen it yet.
    if (outcome.raised) this.#fresh = { one: false, other: false, [who]: this.#fresh[who] };
  }

  /** Something happens to the record that is no person's work on it, and leaves its version. */
  happen(name: string, state: State): void {
    this.taken.push(`${this.key} ${name}`);
    this.#state = state;
  }

  look(who: Who): void {
    this.taken.push(`${this.key} ${who} looks`);
    this.#fresh = { ...this.#fresh, [who]: true };
  }
}
