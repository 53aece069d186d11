/** A record at a server that two people have open: whatever one of them does is compared with the model of both. */
import { and, eq, notInArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EntityWords } from '#domain/common/entities';
import type { Db } from '../../../server/platform/db/db.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { isLong } from '../../atLength.ts';
import type { Act } from '../../browser/paths/act.ts';
import { newKey, type Person } from '../casos/casos.desk.ts';
import { type Outcome, PEOPLE, type TwoPeople, type Who } from './twoPeople.ts';

type Answer = Awaited<ReturnType<Person['get']>>;

/** The fields that every record is stored with. */
export interface Stored {
  readonly version: number;
  readonly estado: number;
  readonly logs: readonly {
    readonly id: number;
    readonly version: number;
    readonly numiden: number;
    readonly accion: { readonly trabajo: string };
  }[];
}

/** One record of a kind, and how its works are done; `More` is whatever else must be as it was where a work is refused. */
export interface Subject<Work extends string, State, More> {
  readonly db: Db;
  readonly words: EntityWords;
  readonly id: number;
  /** The name by which people know it, where that is not its number. */
  readonly named?: string;
  readonly people: { readonly [W in Who]: { readonly numiden: number; readonly person: Person } };
  /** Opens it, as its page does. */
  readonly open: (person: Person) => Promise<Answer>;
  /** Makes what sends a work on a version under a key, as often as it is called. */
  readonly sending: (who: Who, work: Work, version: number, key: string) => Promise<() => Promise<Answer>>;
  readonly stored: () => Promise<Stored & { readonly more: More }>;
  /** The work that its history names for a work that is done in a state. */
  readonly entryOf: (work: Work, state: State) => string;
  /** How many times a work that is done in a state is written into the audit. */
  readonly auditsOf: (work: Work, state: State) => number;
  /** Compares what is stored beside its state with the model. */
  readonly check: (state: State, more: More) => void;
}

interface Picture<More> extends Stored {
  readonly more: More;
  /** How often the audit says that something was done to it. */
  readonly audits: number;
}

export class SharedRecord<Work extends string, State extends { readonly estado: number }, More> {
  readonly #subject: Subject<Work, State, More>;
  readonly #seen: Record<Who, number> = { one: 1, other: 1 };
  /** As it was when it was looked at last; only what is done here changes it. */
  #picture: Picture<More> | null = null;

  constructor(subject: Subject<Work, State, More>) {
    this.#subject = subject;
  }

  async look(who: Who): Promise<void> {
    const { open, people } = this.#subject;
    this.#seen[who] = (await open(people[who].person)).json().version;
  }

  /** Something happens to it that is no person's work. */
  async happens(happen: () => Promise<void>): Promise<void> {
    await happen();
    this.#picture = await this.#look();
  }

  /** Does a work twice at once under one key, as a hand that presses twice; compares all that came of it with the model. */
  async work(who: Who, work: Work, model: TwoPeople<Work, State>): Promise<void> {
    const { sending, people, entryOf, auditsOf } = this.#subject;
    const before = this.#picture ?? (await this.#look());
    const send = await sending(who, work, this.#seen[who], newKey());
    const answers = await Promise.all([answered(send), answered(send)]);
    const outcome = model.outcome(who, work);
    const after = await this.#look();
    this.#picture = after;
    const [answer] = answers;
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answer.body));
    if (outcome.kind !== 'done') {
      this.#expectNothing(answer, outcome, this.#seen[who], before);
      expect(after).toEqual(before);
      return;
    }
    const { state, raised, status = 200 } = outcome;
    const version = before.version + (raised ? 1 : 0);
    expect(answer.statusCode, answer.body).toBe(status);
    // A paper is no answer in words.
    if (status === 200 && isInWords(answer))
      expect(answer.json()).toMatchObject({ codigo: 1, version, estado: { id: state.estado } });
    expect(after).toMatchObject({ version, estado: state.estado });
    // Nothing that was there is lost, and what is new is this person's, once.
    expect(after.logs.slice(0, before.logs.length)).toEqual(before.logs);
    const fresh = after.logs.slice(before.logs.length);
    expect(fresh.filter(({ accion }) => accion.trabajo === entryOf(work, model.state))).toHaveLength(1);
    expect(fresh.every(({ numiden }) => numiden === people[who].numiden)).toBe(true);
    expect(after.audits - before.audits).toBe(auditsOf(work, model.state));
    if (model.isFresh(who)) this.#seen[who] = version;
  }

  /** Both read the same: the record as it is, with all that was done to it. */
  async bothSeeTheTruth(model: TwoPeople<Work, State>): Promise<void> {
    const { open, people, check } = this.#subject;
    const { version, estado, logs, more } = this.#picture ?? (await this.#look());
    expect(estado).toBe(model.state.estado);
    const [one, other] = await Promise.all(PEOPLE.map((who) => open(people[who].person)));
    expect(other?.json()).toMatchObject({ version, estado: { id: estado }, logs: one?.json().logs });
    expect(one?.json().logs).toHaveLength(logs.length);
    for (const who of PEOPLE) expect([who, this.#seen[who] === version]).toEqual([who, model.isFresh(who)]);
    check(model.state, more);
  }

  /** A work that was not done is told truly: by the one text that says why, and with the changes of others. */
  #expectNothing(
    answer: Answer,
    outcome: Exclude<Outcome<State>, { readonly kind: 'done' }>,
    seen: number,
    before: Stored,
  ): void {
    const { words, id, named = id } = this.#subject;
    switch (outcome.kind) {
      case 'refused':
        expect([answer.statusCode, answer.json().message]).toEqual([outcome.status, outcome.message]);
        break;
      case 'stale':
        expect(answer.statusCode).toBe(409);
        // All of what others did, and nothing more, with the version that it has now.
        expect(answer.json()).toMatchObject({
          message: `El ${words.name} ${named} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
          version: before.version,
          cambios: before.logs.filter(({ version }) => version > seen).map((log) => ({ id: log.id })),
        });
        break;
      case 'unchanged':
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({
          codigo: 2,
          descripcion: expect.stringMatching(outcome.message),
          version: before.version,
        });
        break;
    }
  }

  async #look(): Promise<Picture<More>> {
    const { db, words, id, stored } = this.#subject;
    const ofIt = and(eq(bitacora.entidad, words.name), eq(bitacora.idEntidad, String(id)));
    // Who only looks at it stands there too.
    const audits = await db.$count(bitacora, and(ofIt, notInArray(bitacora.accion, ['abrirVale', 'abrirCaso'])));
    return { ...(await stored()), audits };
  }
}

function isInWords({ headers }: Answer): boolean {
  return String(headers['content-type']).includes('json');
}

/** Sends until the server is not too busy to answer, as the browser does under the same key. */
async function answered(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.statusCode === 503 ? answered(send) : answer;
}

/** The acts of two people on a record. */
interface Worked<Work extends string, State> {
  readonly look: (who: Who) => Promise<void>;
  readonly work: (who: Who, work: Work, model: TwoPeople<Work, State>) => Promise<void>;
}

/** Everything that two people can do to a record: each of them looks at it, and does each of its works. */
export function actsOf<Work extends string, State>(
  works: readonly Work[],
  may: (model: TwoPeople<Work, State>, who: Who, work: Work) => boolean = () => true,
): readonly Act<TwoPeople<Work, State>, Worked<Work, State>>[] {
  return PEOPLE.flatMap((who) => [
    {
      name: `${who} looks`,
      may: (model) => !model.isFresh(who),
      live: (model) => model.look(who),
      perform: (record) => record.look(who),
    },
    ...works.map(
      (work): Act<TwoPeople<Work, State>, Worked<Work, State>> => ({
        name: `${who}: ${work}`,
        may: (model) => may(model, who, work),
        live: (model) => model.do(who, work),
        perform: (record, model) => record.work(who, work, model),
      }),
    ),
  ]);
}

/** Takes a walk at the server, and looks at everything after each of its acts. */
export async function takeWalk<Work extends string, State, R extends Seen<Work, State>>(
  acts: readonly Act<TwoPeople<Work, State>, R>[],
  model: TwoPeople<Work, State>,
  record: R,
): Promise<void> {
  for (const act of acts) {
    try {
      await act.perform(record, model);
      act.live(model);
      await record.bothSeeTheTruth(model);
    } catch (error) {
      throw new Error(`At "${act.name}" (${model.key})`, { cause: error });
    }
  }
}

/** The looks that can be taken after each act. */
interface Seen<Work extends string, State> {
  readonly bothSeeTheTruth: (model: TwoPeople<Work, State>) => Promise<void>;
}

/**
 * The walks that a run takes, each with its number: all of them in the long one, otherwise those in which a work ends as it
 * does in none before.
 */
export function walksToTake<Start, Work extends string, State, R>(
  walks: readonly { readonly start: Start; readonly acts: readonly Act<TwoPeople<Work, State>, R>[] }[],
  begun: (start: Start) => TwoPeople<Work, State>,
  works: readonly Work[],
): readonly (readonly [number, (typeof walks)[number]])[] {
  const met = new Set<string>();
  return walks
    .map((walk, index) => [index + 1, walk] as const)
    .filter(([, { start, acts }]) => {
      const before = met.size;
      for (const outcome of outcomesIn([{ model: begun(start), acts }], works)) met.add(outcome);
      return isLong || met.size > before;
    });
}

/** The outcomes of the works of walks, each once: `one: cerrar stale`. */
export function outcomesIn<Work extends string, State>(
  walks: readonly {
    readonly model: TwoPeople<Work, State>;
    readonly acts: readonly Act<TwoPeople<Work, State>, never>[];
  }[],
  works: readonly Work[],
): readonly string[] {
  const met = new Set<string>();
  for (const { model, acts } of walks) {
    for (const act of acts) {
      for (const who of PEOPLE)
        for (const work of works)
          if (act.name === `${who}: ${work}`) met.add(`${act.name} ${model.outcome(who, work).kind}`);
      act.live(model);
    }
  }
  return [...met].sort();
}
