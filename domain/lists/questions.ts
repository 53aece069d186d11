/** A value of a record's fact, or one to compare it with; moments and days are compared with their own kind alone. */
export type Plain = string | number | boolean | Date;

/** A question to a record's fact, in few words that the database and the live changes read alike. */
export type Question<F extends string = string> =
  | { readonly is: 'equal'; readonly fact: F; readonly value: Plain | null }
  | { readonly is: 'from' | 'before'; readonly fact: F; readonly value: Date }
  | { readonly is: 'oneOf'; readonly fact: F; readonly values: readonly Plain[] };

/** A fact is exactly this; null where there must be none. */
export function equal<const F extends string>(fact: F, value: Plain | null): Question<F> {
  return { is: 'equal', fact, value };
}

/** A fact is this moment or comes after it. */
export function from<const F extends string>(fact: F, value: Date): Question<F> {
  return { is: 'from', fact, value };
}

/** A fact comes before this moment. */
export function before<const F extends string>(fact: F, value: Date): Question<F> {
  return { is: 'before', fact, value };
}

/** A fact is one of these. */
export function oneOf<const F extends string>(fact: F, values: readonly Plain[]): Question<F> {
  return { is: 'oneOf', fact, values };
}

/** The facts of a record, as far as they are told; null where it has none. */
export type KnownFacts = Readonly<Record<string, Plain | null | undefined>>;

/** Whether a record can be what is asked for: what is not told of it can be anything. A fact that it lacks is nothing, as in SQL. */
export function canBe(question: Question, facts: KnownFacts): boolean {
  const own = facts[question.fact];
  if (own === undefined) return true;
  if (question.is === 'equal') return own === question.value;
  if (own === null) return false;
  switch (question.is) {
    case 'oneOf':
      return question.values.includes(own);
    case 'from':
      return own >= question.value;
    case 'before':
      return own < question.value;
  }
}
