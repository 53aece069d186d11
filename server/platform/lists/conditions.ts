import { and, eq, gte, inArray, is, isNull, lt, not, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayRanges, type FactOf, type Look, type LookedUp, questionsOf, type SaidList } from '#domain/lists/list';
import type { Plain, Question } from '#domain/lists/questions';
import { fitsInteger } from '../db/limits.ts';
import { dayInterval, type Interval, intersection } from '../time/days.ts';

/** Where each fact of a record stands; a condition is a fact that is true or not. */
export type Columns<F extends string> = Readonly<Record<F, PgColumn | SQL>>;

/** A question to a list: its filter as the wire has it, who asks, when, and the zone of its days. */
export interface ListQuestion extends Look {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly zone: string;
}

/** The questions of a filter about each record; null when it is certain that nothing can be found. */
export function questionsIn<L extends SaidList>(
  list: L,
  columns: Columns<FactOf<L>>,
  { filter, zone, ...look }: ListQuestion,
): readonly Question<FactOf<L>>[] | null {
  const read = withMoments(list, filter, zone);
  const questions = read === null ? null : questionsOf(list, read, look).map((question) => withRoom(question, columns));
  return questions?.every((question) => fits(question, columns)) === true ? questions : null;
}

/** The same as the database is asked it. */
export function conditionOf<F extends string>(questions: readonly Question<F>[], columns: Columns<F>): SQL | undefined {
  return and(...questions.map((question) => inSql(question, columns)));
}

/** The condition of what is looked up: a filter of a list that asks for no fact is not forgotten. */
export function lookedUp<L extends SaidList>(
  _list: L,
  found: Readonly<Record<LookedUp<L>, SQL | undefined>>,
): SQL | undefined {
  return and(...Object.values<SQL | undefined>(found));
}

/** The moments between which a fact must be, of all that is asked; null where there are none. */
export function intervalOf<F extends string>(questions: readonly Question<F>[], fact: NoInfer<F>): Interval | null {
  return questions.reduce<Interval | null>(
    (interval, one) => {
      if (interval === null || one.fact !== fact || (one.is !== 'from' && one.is !== 'before')) return interval;
      const [desde, hasta] = one.is === 'from' ? [one.value, null] : [null, one.value];
      return intersection(interval, { desde, hasta });
    },
    { desde: null, hasta: null },
  );
}

/** Whether a table knows all that is asked. */
export function knows<F extends string, T extends object>(
  table: T,
  questions: readonly Question<F>[],
): questions is readonly Question<F & keyof T>[] {
  return questions.every(({ fact }) => fact in table);
}

// A range is read as one: two days can stand so that no moment is between them.
function withMoments(list: SaidList, filter: ListQuestion['filter'], zone: string): ListQuestion['filter'] | null {
  const read = { ...filter };
  for (const [start, end] of dayRanges(list)) {
    const interval = dayInterval(dayIn(filter, start), dayIn(filter, end), zone);
    if (interval === null) return null;
    Object.assign(read, { [start]: interval.desde, [end]: interval.hasta });
  }
  return read;
}

function dayIn(filter: ListQuestion['filter'], name: string): string | null {
  const day = filter[name] ?? null;
  return day === null ? null : String(day);
}

function inSql<F extends string>(question: Question<F>, columns: Columns<F>): SQL | undefined {
  const place: PgColumn | SQL = columns[question.fact];
  if (is(place, SQL)) return question.is === 'equal' && question.value === true ? place : not(place);
  switch (question.is) {
    case 'equal':
      return question.value === null ? isNull(place) : eq(place, question.value);
    case 'oneOf':
      return inArray(place, [...question.values]);
    case 'from':
      return gte(place, question.value);
    case 'before':
      return lt(place, question.value);
  }
}

// A number that its column has no room for names nothing, and must not reach the database.
function fits<F extends string>(question: Question<F>, columns: Columns<F>): boolean {
  return question.is === 'oneOf' ? question.values.length > 0 : hasRoom(question.value, columns[question.fact]);
}

/** The same of a choice of several, of which the others are asked for. */
function withRoom<F extends string>(question: Question<F>, columns: Columns<F>): Question<F> {
  if (question.is !== 'oneOf') return question;
  return { ...question, values: question.values.filter((value) => hasRoom(value, columns[question.fact])) };
}

function hasRoom(value: Plain | null, place: PgColumn | SQL): boolean {
  if (typeof value !== 'number') return true;
  return is(place, SQL) || place.getSQLType() !== 'integer' || fitsInteger(value);
}
