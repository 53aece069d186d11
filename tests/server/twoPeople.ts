/** Two people who work on one record in turns, each on what they last saw of it, as a model to compare a server with. */
import type { Walkable } from '../browser/paths/act.ts';

export type Who = 'one' | 'other';

/** What becomes of a work: it is done, refused because others changed the record since it was seen, or refused by its life. */
export type Outcome<State> =
  | { readonly kind: 'done'; readonly state: State; readonly raised: boolean }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused' };

/** How one kind of record answers to works, without its two people. */
export interface Rules<Work extends string, State> {
  /** What comes of a work that is done on the present version; null when the life does not take it. */
  readonly done: (state: State, who: Who, work: Work) => { readonly state: State; readonly raised: boolean } | null;
  /** Works that are done whatever version was seen. */
  readonly blind: readonly Work[];
  readonly keyOf: (state: State) => string;
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
    const done = this.#rules.done(this.#state, who, work);
    return done === null ? { kind: 'refused' } : { kind: 'done', ...done };
  }

  do(who: Who, work: Work): void {
    this.taken.push(`${this.key} ${who} ${work}`);
    const outcome = this.outcome(who, work);
    if (outcome.kind !== 'done') return;
    this.#state = outcome.state;
    // Who worked on what was there has seen what came of it; who did not see what others did has not seen it yet.
    if (outcome.raised) this.#fresh = { one: false, other: false, [who]: this.#fresh[who] };
  }

  look(who: Who): void {
    this.taken.push(`${this.key} ${who} looks`);
    this.#fresh = { ...this.#fresh, [who]: true };
  }
}
