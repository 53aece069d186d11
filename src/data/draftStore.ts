import { z } from 'zod';
import type { OutputOf } from '#contract/common/call';
import { OTHER_PERSON_CODE } from '#contract/common/onBehalf';
import type { Contract } from '#contract/contract';
import { DRAFT_LIFE_DAYS } from '#domain/common/drafts';
import type { Api } from '../api/api.ts';
import { serverNow } from '../api/clock.ts';
import { asFailure } from '../api/failure.ts';

/** The kept values of a form: plain JSON. */
export type DraftContent = Readonly<Record<string, z.core.util.JSONType>>;

/** A draft as it was kept, and when: milliseconds of the server's clock. */
export interface StoredDraft {
  readonly content: DraftContent;
  readonly since: number;
}

/**
 * The drafts of a person, form by form. They live at the server; this computer holds only those that have not got there
 * yet, and none after the logout (DESIGN, section 7).
 */
export interface DraftStore {
  /** Begins to read the drafts whose keys begin so, for the page that will follow them; resolves when they are there. */
  ahead(prefix: string): Promise<unknown>;
  /** The drafts that were read ahead, once they are there; null otherwise. They count once. */
  readAhead(prefix: string): ReadonlyMap<string, StoredDraft> | null;
  /** The drafts whose keys begin so, those of this computer that the server does not have yet included. Never rejects. */
  read(prefix: string): Promise<ReadonlyMap<string, StoredDraft>>;
  /** Keeps a draft on this computer at once and sends it; null throws it away. */
  keep(key: string, content: DraftContent | null): void;
  /** Resolves when every kept draft was sent, or could not be. */
  settled(): Promise<void>;
  /**
   * For the logout: sends the drafts still here for a last time, then forgets them on this computer. Those that the server no
   * longer takes, because the session is over or somebody else's already, wait here for their author.
   */
  leave(): Promise<void>;
}

interface Options {
  readonly api: Pick<Api, 'llamar' | 'alVolver'>;
  /** The browser's storage; null where it is forbidden: then an unsent draft lives as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  readonly numiden: number;
  /** The person on whose behalf they are sent (`contract/common/onBehalf.ts`): by the time that the last of them goes, somebody else may be signed in. */
  readonly behalf?: string;
  readonly now?: () => number;
}

/** A draft as the server has it. */
type Stored = OutputOf<Contract['borradores']>[number];

/** A request for drafts, with its answer once that came. */
interface Reading {
  readonly prefix: string;
  readonly asked: Promise<readonly Stored[]>;
  stored: readonly Stored[] | null;
  /** Drafts not sent before the request, and drafts kept since: the answer may not know of either. */
  readonly waiting: ReadonlyMap<string, Unsent>;
  readonly written: Map<string, Unsent>;
}

const LIFE_MS = DRAFT_LIFE_DAYS * 86_400_000;
const PREFIX = 'mostrador.borrador.';

/** A draft on its way arrives within it, in milliseconds, or it never does. */
const ARRIVES_WITHIN_MS = 60_000;

const unsentSchema = z.object({
  since: z.number(),
  content: z.record(z.string(), z.json()).nullable(),
  /** It was written while an earlier one of this computer was on its way, which the server may date later. */
  overtakes: z.boolean().default(false),
});
type Unsent = z.infer<typeof unsentSchema>;

/** Makes the drafts of one person at this computer; drafts that an earlier page could not send are sent now. */
export function createDraftStore({
  api,
  storage,
  numiden,
  behalf,
  now = () => serverNow().getTime(),
}: Options): DraftStore {
  const own = `${PREFIX}${numiden}.`;
  const unsent = readUnsent(storage, own, now());
  const sending = new Map<string, Promise<void>>();
  const ahead = new Map<string, Reading>();
  const open = new Set<Reading>();
  let left = false;
  let isOver = false;

  function put(key: string, draft: Unsent | null): void {
    if (draft === null) unsent.delete(key);
    else {
      unsent.set(key, draft);
      for (const { written } of open) written.set(key, draft);
    }
    try {
      if (draft === null) storage?.removeItem(own + key);
      else storage?.setItem(own + key, JSON.stringify(draft));
    } catch {
      // A storage that is full or forbidden: the draft lives in memory until it is sent.
    }
  }

  // One at a time a key, so that an older text never arrives after a newer one.
  function send(key: string): Promise<void> {
    const running = sending.get(key);
    if (running !== undefined) return running;
    const started = sendLatest(key).finally(() => sending.delete(key));
    sending.set(key, started);
    return started;
  }

  async function sendLatest(key: string): Promise<void> {
    for (let draft = unsent.get(key); draft !== undefined; draft = unsent.get(key)) {
      try {
        await api.llamar(
          'guardarBorrador',
          { ruta: { clave: key }, cuerpo: { contenido: draft.content } },
          behalf === undefined ? {} : { behalf },
        );
      } catch (error) {
        const { codigo, tipo } = asFailure(error);
        isOver = codigo === OTHER_PERSON_CODE || tipo === 'sinSesion';
        // Too long or not allowed: it will be no better later, and this computer goes on keeping it.
        if (tipo === 'rechazo' && unsent.get(key) !== draft) continue;
        return;
      }
      if (unsent.get(key) === draft) put(key, null);
    }
  }

  function ask(prefix: string): Reading {
    const asked = api.llamar('borradores', { consulta: { prefijo: prefix } }).catch(() => []);
    const reading: Reading = { prefix, asked, stored: null, waiting: new Map(unsent), written: new Map() };
    open.add(reading);
    return reading;
  }

  /** The server's drafts, with those that it may not know of laid over them. */
  function found(reading: Reading, stored: readonly Stored[]): ReadonlyMap<string, StoredDraft> {
    open.delete(reading);
    const { prefix, waiting, written } = reading;
    const drafts = new Map<string, StoredDraft>(
      stored.map(({ clave, contenido, fecha }) => [clave, { content: contenido, since: Date.parse(fecha) }]),
    );
    const newer = [...waiting].filter(([key, { since, overtakes }]) => {
      const counts = overtakes ? since + ARRIVES_WITHIN_MS : since;
      return counts >= (drafts.get(key)?.since ?? 0);
    });
    for (const [key, { since, content }] of [...newer, ...written]) {
      if (!key.startsWith(prefix)) continue;
      if (content === null) drafts.delete(key);
      else drafts.set(key, { content, since });
    }
    return drafts;
  }

  /** The request that was made ahead, which counts for one page. */
  function takeAhead(prefix: string): Reading | undefined {
    const reading = ahead.get(prefix);
    ahead.delete(prefix);
    return reading;
  }

  async function settled(): Promise<void> {
    await Promise.all(sending.values());
  }

  function sendAll(): void {
    for (const key of unsent.keys()) void send(key);
  }

  const stopWaiting = api.alVolver(sendAll);
  sendAll();

  return {
    settled,

    ahead(prefix) {
      const before = takeAhead(prefix);
      if (before !== undefined) open.delete(before);
      const reading = ask(prefix);
      ahead.set(prefix, reading);
      return reading.asked.then((stored) => {
        reading.stored = stored;
      });
    },

    readAhead(prefix) {
      const stored = ahead.get(prefix)?.stored ?? null;
      const reading = stored === null ? undefined : takeAhead(prefix);
      return reading === undefined || stored === null ? null : found(reading, stored);
    },

    async read(prefix) {
      const reading = takeAhead(prefix) ?? ask(prefix);
      return found(reading, await reading.asked);
    },

    keep(key, content) {
      // A form that goes with its page writes once more; by then no one is signed in.
      if (left) return;
      put(key, { since: now(), content, overtakes: sending.has(key) });
      void send(key);
    },

    async leave() {
      left = true;
      stopWaiting();
      sendAll();
      await settled();
      if (!isOver) for (const key of [...unsent.keys()]) put(key, null);
    },
  };
}

function readUnsent(storage: Options['storage'], own: string, now: number): Map<string, Unsent> {
  const found = new Map<string, Unsent>();
  if (storage === null) return found;
  for (const name of Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')) {
    if (!name.startsWith(PREFIX)) continue;
    const draft = parseUnsent(storage.getItem(name), now);
    if (draft === null) storage.removeItem(name);
    else if (name.startsWith(own)) found.set(name.slice(own.length), draft);
  }
  return found;
}

function parseUnsent(text: string | null, now: number): Unsent | null {
  try {
    const { data } = unsentSchema.safeParse(JSON.parse(text ?? 'null'));
    return data !== undefined && now - data.since <= LIFE_MS ? data : null;
  } catch {
    return null;
  }
}
