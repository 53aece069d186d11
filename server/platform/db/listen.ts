import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Who hears what transactions announce (`pg_notify`) once they are committed. */
export interface Ear {
  heard(payload: string): void;
  /** From now on everything is heard; whatever was announced before, perhaps not. Told again after each interruption. */
  established(): void;
}

/** Listens to a channel of the database until what it answers is called; what was being read is then let go. */
export type Listen = (channel: string, ear: Ear) => () => Promise<void>;

const FIRST_PAUSE_MS = 250;
/** Whoever takes over from a machine that died is heard again soon after saves go on. */
const LONGEST_PAUSE_MS = 2_000;

/** A connection that is cut without a word, as by a firewall that forgot it, is missed within this time, in milliseconds. */
const CHECK_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 10_000;

/** Makes a listener of PostgreSQL: one connection of its own, made anew, with growing pauses, whenever it breaks. */
export function listenToPostgres(url: string): Listen {
  return (channel, ear) => {
    const ended = new AbortController();
    const listening = keepListening(url, channel, ear, ended.signal);
    return async () => {
      ended.abort();
      await listening;
    };
  };
}

async function keepListening(url: string, channel: string, ear: Ear, ended: AbortSignal): Promise<void> {
  let failures = 0;
  const established = (): void => {
    failures = 0;
    ear.established();
  };
  while (!ended.aborted) {
    await listenOnce(url, channel, { heard: (payload) => ear.heard(payload), established }, ended).catch(
      () => undefined,
    );
    // Whoever serves this many people must not be asked by all servers in the same moment when it comes back.
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    await pause(longest * (0.5 + 0.5 * Math.random()), undefined, { signal: ended, ref: false }).catch(() => undefined);
  }
}

/** Ends when the connection breaks, or rejects when there is none. */
async function listenOnce(url: string, channel: string, ear: Ear, ended: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'mostrador-changes',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  let breakOff = (): void => undefined;
  const broken = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  client.on('notification', ({ payload = '' }) => ear.heard(payload));
  client.on('error', breakOff);
  client.on('end', breakOff);
  ended.addEventListener('abort', breakOff);
  let check: NodeJS.Timeout | undefined;
  try {
    await Promise.race([client.connect(), broken]);
    if (ended.aborted) return;
    await client.query(`listen ${channel}`);
    ear.established();
    check = setInterval(() => void client.query('select 1').catch(() => client.end()), CHECK_EVERY_MS);
    await broken;
  } finally {
    clearInterval(check);
    ended.removeEventListener('abort', breakOff);
    // Never waited for: a database that says nothing would hold up whoever closes.
    client.end().catch(() => undefined);
  }
}
