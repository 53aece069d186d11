import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CASO } from '../measure/load.ts';
import { open } from '../streamPeople.ts';

/** A save that was asked for, repeated under its key until it was acknowledged. */
export interface Saved {
  readonly text: string;
  readonly id: number;
  readonly sentAt: number;
  readonly doneAt: number;
}

interface Stream {
  readonly heard: Set<number>;
  /** When it was last told that all must be read again. */
  refreshedAt: number;
}

/** Somebody who may do everything, in a session. */
export interface SignedIn {
  readonly numiden: number;
  readonly cookie: string;
}

interface Options {
  readonly urls: readonly string[];
  readonly people: readonly SignedIn[];
  readonly category: Category;
  readonly savers: number;
  readonly readers: number;
  readonly streamsEach: number;
}

/** Where a save is sent that was not answered well: to the next server, as a balancer would. */
const AGAIN_MS = 100;
/** Between two things that one person does. */
const LOOK_MS = 60;
/** Longer than any answer may take. */
const PATIENCE_MS = 60_000;

/** People at work: who saves, who reads, and streams that hear of it. */
export class Traffic {
  readonly saved: Saved[] = [];
  /** How often each status was answered; 0 stands for no answer. */
  readonly statuses = new Map<number, number>();
  /** The messages that people read who were not served. */
  readonly texts = new Set<string>();
  readonly #options: Options;
  readonly #streams: Stream[] = [];
  readonly #ends: (() => void)[] = [];
  readonly #people: Promise<void>[] = [];
  #over = false;

  private constructor(options: Options) {
    this.#options = options;
  }

  static async begin(options: Options): Promise<Traffic> {
    const traffic = new Traffic(options);
    for (const url of options.urls) for (let n = 0; n < options.streamsEach; n += 1) await traffic.#follow(url, n);
    for (let n = 0; n < options.savers; n += 1) traffic.#people.push(traffic.#save(n));
    for (let n = 0; n < options.readers; n += 1) traffic.#people.push(traffic.#read(n));
    return traffic;
  }

  get streams(): number {
    return this.#streams.length;
  }

  /** Lets everybody finish what they began. */
  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#people);
  }

  close(): void {
    this.#over = true;
    for (const end of this.#ends) end();
  }

  /** How many streams were told of every save, or since then to read all again. */
  caughtUp(): number {
    return this.#streams.filter(({ heard, refreshedAt }) =>
      this.saved.every(({ id, sentAt }) => heard.has(id) || refreshedAt >= sentAt),
    ).length;
  }

  /** How long after a moment the last of the streams heard that all must be read again, in milliseconds; null when one did not. */
  refreshedAfter(moment: number): number | null {
    const last = Math.min(...this.#streams.map(({ refreshedAt }) => refreshedAt));
    return last < moment ? null : Math.max(...this.#streams.map(({ refreshedAt }) => refreshedAt)) - moment;
  }

  /** The longest time since a moment in which nothing was acknowledged, in milliseconds. */
  longestSilence(since: number): number {
    const ends = [since, ...this.saved.map(({ doneAt }) => doneAt).filter((at) => at > since), performance.now()];
    return Math.max(...ends.slice(1).map((end, n) => end - (ends[n] ?? end)));
  }

  async #follow(url: string, n: number): Promise<void> {
    const stream: Stream = { heard: new Set(), refreshedAt: Number.NEGATIVE_INFINITY };
    const end = await open(url, this.#person(n).cookie, (text) => {
      if (text.includes('event: refresh')) stream.refreshedAt = performance.now();
      for (const [, id] of text.matchAll(/"entidad":"caso","id":(\d+)/g)) stream.heard.add(Number(id));
    });
    this.#streams.push(stream);
    this.#ends.push(end);
  }

  async #save(who: number): Promise<void> {
    const person = this.#person(who);
    const category = this.#options.category;
    for (let n = 0; !this.#over; n += 1) {
      const key = randomUUID();
      const text = `Conmutación ${who}/${n} ${key}.`;
      const sentAt = performance.now();
      const id = await this.#untilDone(who + n, (url) => ask(url, person, key, text, category));
      if (id !== null) this.saved.push({ text, id, sentAt, doneAt: performance.now() });
      await pause(LOOK_MS);
    }
  }

  /** Repeats a save until it is acknowledged, also after the others have stopped: a person would. */
  async #untilDone(first: number, send: (url: string) => Promise<Response>): Promise<number | null> {
    const until = performance.now() + PATIENCE_MS;
    for (let tries = 0; performance.now() < until; tries += 1) {
      const url = this.#options.urls[(first + tries) % this.#options.urls.length] ?? '';
      const body = await this.#counted(send(url));
      if (body !== null) return (body as { idCaso: number }).idCaso;
      await pause(AGAIN_MS);
    }
    throw new Error(`A save was not acknowledged within ${PATIENCE_MS} ms.`);
  }

  async #read(who: number): Promise<void> {
    const { cookie } = this.#person(who);
    for (let n = who; !this.#over; n += 1) {
      const url = this.#options.urls[n % this.#options.urls.length] ?? '';
      await this.#counted(fetch(`${url}api/catalogo/areas`, { headers: { cookie } }));
      await this.#counted(fetch(`${url}api/sesion/actual`, { headers: { cookie } }));
      await pause(LOOK_MS);
    }
  }

  #person(n: number): SignedIn {
    const person = this.#options.people[n % this.#options.people.length];
    if (person === undefined) throw new Error('Nobody is at work.');
    return person;
  }

  /** The answer, or null when it was no success. */
  async #counted(asked: Promise<Response>): Promise<unknown> {
    const answer = await asked.catch(() => null);
    const body: unknown = await answer?.json().catch(() => null);
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (answer?.ok) return body;
    this.texts.add(`${status}: ${(body as { message?: string } | null)?.message ?? ''}`);
    return null;
  }
}

/** The category that a case is opened in. */
export interface Category {
  readonly id: number;
  readonly idArea: number;
}

function ask(
  url: string,
  { numiden, cookie }: SignedIn,
  key: string,
  text: string,
  category: Category,
): Promise<Response> {
  const form = new FormData();
  const own = { numidenCrea: numiden, idArea: category.idArea, idSubcategoria: category.id, descripcion: text };
  form.append('casoRequest', JSON.stringify({ ...CASO, ...own }));
  return fetch(`${url}api/caso/guardar`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key },
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
