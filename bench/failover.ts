import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseCluster } from './failover/cluster.ts';
import { findPrograms } from './failover/packages.ts';
import { type Category, type SignedIn, Traffic } from './failover/traffic.ts';
import { signIn } from './measure/load.ts';
import { type Measure, print } from './report.ts';
import { startProduct } from './servers.ts';
import { FIRST, preparePeople } from './streamPeople.ts';

const SERVERS = 2;
const PEOPLE = 10;
const SAVERS = 6;
const READERS = 4;
const STREAMS_EACH = 60;

/** Before something happens, so that people are at work, and after it, in milliseconds. */
const QUIET_MS = 1_000;
const AFTER_MS = 12_000;
/** The same where only the primary's own lease tells that it is gone. */
const AFTER_LEASE_MS = 22_000;
/** A machine that is gone is missed by its lease alone; its database that died is missed by its own Patroni. */
const SAVES_AIM_MS = 10_000;

/** An event that hits the cluster, and how the cluster is whole again. */
interface Event {
  readonly que: string;
  readonly happen: (cluster: DatabaseCluster) => Promise<() => void>;
  readonly afterMs?: number;
}

const nothingToMend = (): void => undefined;

const EVENTS: readonly Event[] = [
  {
    que: 'kill -9 of the primary’s PostgreSQL',
    happen: async (cluster) => {
      cluster.killPostgres(await cluster.machineThatIs('leader'));
      return nothingToMend;
    },
  },
  {
    que: 'kill -9 of the synchronous standby’s machine',
    happen: async (cluster) => {
      const machine = await cluster.machineThatIs('sync_standby');
      cluster.killMachine(machine);
      return () => cluster.startMachine(machine);
    },
  },
  {
    que: 'kill -9 of the primary’s machine (PostgreSQL, Patroni, etcd)',
    afterMs: AFTER_LEASE_MS,
    happen: async (cluster) => {
      const machine = await cluster.machineThatIs('leader');
      cluster.killMachine(machine);
      return () => cluster.startMachine(machine);
    },
  },
  {
    que: 'the primary’s machine says nothing any more, and wakes again',
    afterMs: AFTER_LEASE_MS,
    happen: async (cluster) => {
      const machine = await cluster.machineThatIs('leader');
      cluster.freeze(machine);
      return () => cluster.wake(machine);
    },
  },
  {
    que: 'a switch-over in good order',
    happen: async (cluster) => {
      await cluster.switchOver();
      return nothingToMend;
    },
  },
];

/** `npm run bench -- failover`: two servers at work on three PostgreSQL under Patroni that die one after the other. */
export async function measureFailover(temporary: string): Promise<void> {
  const programs = findPrograms();
  if (typeof programs === 'string') {
    console.log(`\n${programs}`);
    return;
  }
  const cluster = await DatabaseCluster.start(programs);
  const ends: (() => Promise<void>)[] = [() => cluster.end()];
  try {
    const environment = { DATABASE_URL: cluster.url };
    await preparePeople({ folder: join(temporary, 'failover'), environment }, PEOPLE);
    const urls: string[] = [];
    const log = join(temporary, 'failover.log');
    const complaints = openSync(log, 'a');
    for (let n = 1; n <= SERVERS; n += 1) {
      const server = await startProduct(join(temporary, `failover-${n}`), environment, complaints);
      ends.unshift(server.cerrar);
      urls.push(server.url);
    }
    const people = await signedIn(urls[0] ?? '');
    const category = await categoryOf(urls[0] ?? '', people);
    const traffic = await Traffic.begin({
      urls,
      people,
      category,
      savers: SAVERS,
      readers: READERS,
      streamsEach: STREAMS_EACH,
    });
    try {
      const measures: Measure[] = [];
      for (const event of EVENTS) measures.push(...(await measureEvent(cluster, traffic, event)));
      await traffic.stop();
      await pause(QUIET_MS);
      print(`${SERVERS} servers on three PostgreSQL under Patroni, ${SAVERS} people who save all the time`, [
        ...measures,
        ...(await measureWhole(cluster, traffic)),
        await measureSessions(urls, people),
      ]);
      console.log(`\nWhat people read meanwhile:\n${[...traffic.texts].map((text) => `- ${text}`).join('\n')}`);
      for (const line of faultsIn(readFileSync(log, 'utf8'))) console.log(line);
    } finally {
      traffic.close();
    }
  } finally {
    for (const end of ends) await end();
  }
}

async function measureEvent(
  cluster: DatabaseCluster,
  traffic: Traffic,
  { que, happen, afterMs = AFTER_MS }: Event,
): Promise<readonly Measure[]> {
  await cluster.whole();
  await pause(QUIET_MS);
  const since = performance.now();
  const mend = await happen(cluster);
  await pause(afterMs);
  const silence = traffic.longestSilence(since);
  const refreshed = traffic.refreshedAfter(since);
  mend();
  const measures = [
    {
      que: `${que}: the longest time without a save`,
      valor: seconds(silence),
      meta: 'under 10 s',
      cumple: silence < SAVES_AIM_MS,
    },
    ...(refreshed === null
      ? []
      : [{ que: '… until the last stream was told to read all again', valor: seconds(refreshed), meta: null }]),
  ];
  // The run is long; whoever waits sees how far it is.
  for (const measure of measures) console.error(`${measure.que}: ${measure.valor}`);
  return measures;
}

async function measureWhole(cluster: DatabaseCluster, traffic: Traffic): Promise<readonly Measure[]> {
  await cluster.whole();
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query<{ id: number; texto: string }>(
    `select id::int, comentario_original as texto from casos where comentario_original like 'Conmutación %'`,
  );
  await client.end();
  const stored = new Map(rows.map(({ id, texto }) => [id, texto]));
  const lost = traffic.saved.filter(({ id, text }) => stored.get(id) !== text).length;
  const doubled = rows.length - new Set(rows.map(({ texto }) => texto)).size;
  const signedOut = traffic.statuses.get(401) ?? 0;
  const others = [...traffic.statuses].filter(([status]) => ![200, 503].includes(status));
  const caughtUp = traffic.caughtUp();
  return [
    {
      que: `Of ${traffic.saved.length} acknowledged saves, lost and doubled`,
      valor: `${lost} and ${doubled}`,
      meta: 'none',
      cumple: lost + doubled === 0,
    },
    {
      que: `Of ${traffic.streams} streams, those that were told of each save or to read all again`,
      valor: String(caughtUp),
      meta: 'all',
      cumple: caughtUp === traffic.streams,
    },
    {
      que: 'Answers by their status (0: none)',
      valor: inWords(traffic.statuses),
      meta: '200 and 503 alone',
      cumple: others.length === 0,
    },
    { que: 'Calls that were told to sign in', valor: String(signedOut), meta: 'none', cumple: signedOut === 0 },
  ];
}

async function measureSessions(urls: readonly string[], people: readonly SignedIn[]): Promise<Measure> {
  const statuses = await Promise.all(
    urls.flatMap((url) =>
      people.map(async ({ cookie }) => (await fetch(`${url}api/sesion/actual`, { headers: { cookie } })).status),
    ),
  );
  const open = statuses.filter((status) => status === 200).length;
  return {
    que: 'Sessions that are open after it, at each server',
    valor: `${open} of ${statuses.length}`,
    meta: 'all',
    cumple: open === statuses.length,
  };
}

async function categoryOf(url: string, [person]: readonly SignedIn[]): Promise<Category> {
  const answer = await fetch(`${url}api/catalogo/subcategorias`, { headers: { cookie: person?.cookie ?? '' } });
  const [category] = (await answer.json()) as Category[];
  if (category === undefined) throw new Error('The sample chain has no category.');
  return category;
}

function signedIn(url: string): Promise<readonly SignedIn[]> {
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => ({ numiden: FIRST + n, cookie: await signIn(url, FIRST + n) })),
  );
}

/** The lines of a server's log about answers that are a fault of its own. */
function faultsIn(log: string): readonly string[] {
  return log.split('\n').filter((line) => line.includes('"level":50') && line.includes('"reqId"'));
}

function inWords(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
