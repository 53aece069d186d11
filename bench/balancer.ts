import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../scripts/runner/postgres.ts';
import { endWithUs, lastly } from './children.ts';
import { findBalanced } from './failover/packages.ts';
import { NETWORK, recipe } from './failover/recipe.ts';
import { ASESOR, signIn } from './measure/load.ts';
import { processorOf } from './measure/processor.ts';
import type { Measure } from './report.ts';
import { ms, p95Within, print, summary, within } from './report.ts';
import type { Server } from './servers.ts';
import { startProduct } from './servers.ts';
import { caseOf, comment, FIRST, open, preparePeople } from './streamPeople.ts';

const SERVERS = 3;
const STREAMS = 1_500;
/** As many as it takes to have ten streams each, which one server gives to a person. */
const PEOPLE = STREAMS / 10;
/** What is reckoned from what was measured. */
const CHAIN = 5_000;
const CHANGES = 20;
const CHANGE_EVERY_MS = 500;
const CALLS = 100;
/** How fast browsers come back whose server died: each waits a random part of this, in milliseconds. */
const BACK_WITHIN_MS = 3_000;

/** `npm run bench -- balancer`: thousands of streams on three servers behind HAProxy and one PostgreSQL, one of which is killed. */
export async function measureBalancer(temporary: string): Promise<void> {
  const programs = findBalanced();
  if (typeof programs === 'string') {
    console.log(`\n${programs}`);
    return;
  }
  const cluster = await startCluster(programs.postgres);
  const forget = lastly(cluster.abandon);
  const ends: (() => unknown)[] = [forget, cluster.stop];
  try {
    const environment = { DATABASE_URL: cluster.url };
    await preparePeople({ folder: join(temporary, 'balancer'), environment }, PEOPLE);
    const servers: Server[] = [];
    for (let n = 1; n <= SERVERS; n += 1) {
      const server = await startProduct(join(temporary, `balancer-${n}`), environment, 'ignore');
      servers.push(server);
      ends.unshift(server.cerrar);
    }
    const balancer = await startBalancer(programs.haproxy, temporary, servers);
    ends.unshift(balancer.end);
    await measureStreams(balancer.url, servers);
  } finally {
    for (const end of ends) await end();
  }
}

async function measureStreams(url: string, servers: readonly Server[]): Promise<void> {
  const cookies: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) cookies.push(await signIn(url, FIRST + n));
  const worker = await signIn(url, ASESOR);
  const idCaso = await caseOf(url, worker);
  const light = () => fetch(`${url}api/caso/detalle/${idCaso}`, { headers: { cookie: worker } });
  const before = servers.map(memoryOf);
  const alone = await timesOf(light);
  const heard: number[] = [];
  let workedAt = 0;
  const follow = (n: number) =>
    open(url, cookies[n % PEOPLE] ?? '', (text) => {
      if (text.includes('"entidad":"caso"')) heard.push(performance.now() - workedAt);
    });
  const closes = await inLots(STREAMS, follow);
  try {
    await pause(1_000);
    const after = servers.map(memoryOf);
    const used = servers.map(({ pid }) => processorOf(pid));
    const work = async (): Promise<void> => {
      for (let n = 0; n < CHANGES; n += 1) {
        workedAt = performance.now();
        await comment(url, worker, idCaso);
        await pause(CHANGE_EVERY_MS);
      }
    };
    const [meanwhile] = await Promise.all([timesOf(light), work()]);
    const spent = servers.map(({ pid }, n) => processorOf(pid) - (used[n] ?? 0));
    const times = heard.length;
    const delays = summary(heard);
    const perStream = (sum(after) - sum(before)) / STREAMS;
    const perChange = sum(spent) / CHANGES / STREAMS;
    const back = await killOne(servers, closes, follow);
    print(`${STREAMS} streams of ${PEOPLE} people on ${SERVERS} servers behind HAProxy, one PostgreSQL`, [
      p95Within('A case, before there are any', alone),
      p95Within('A case, with two changes a second told to all', meanwhile, 100),
      {
        que: `From the click to each stream (${times} of ${CHANGES * STREAMS})`,
        valor: `${ms(delays.mediana)} (p95 ${ms(delays.p95)})`,
        meta: 'all, p95 under 2 s',
        cumple: times === CHANGES * STREAMS && delays.p95 < 2_000,
      },
      { que: 'Memory of the servers, before and with them', valor: `${inMb(before)}, ${inMb(after)} MB`, meta: null },
      { que: 'Memory a stream', valor: `${(perStream * 1_000).toFixed(0)} KB`, meta: null },
      {
        que: 'Processor a stream and change, calls included',
        valor: `${(perChange * 1_000).toFixed(0)} µs`,
        meta: null,
      },
      back,
      {
        que: `Reckoned for ${CHAIN}: memory of each server, and its processor a change`,
        valor: `${(sum(before) / SERVERS + (CHAIN / SERVERS) * perStream).toFixed(0)} MB, ${ms((CHAIN / SERVERS) * perChange)}`,
        meta: null,
      },
    ]);
  } finally {
    for (const close of closes) close();
  }
}

/** A server dies: how soon do its people hear again, by another one? */
async function killOne(
  servers: readonly Server[],
  closes: (() => void)[],
  follow: (n: number) => Promise<() => void>,
): Promise<Measure> {
  const victim = servers[0];
  if (victim === undefined) throw new Error('No server runs.');
  const many = Math.round(STREAMS / SERVERS);
  const since = performance.now();
  process.kill(victim.pid, 'SIGKILL');
  const back = await Promise.all(
    Array.from({ length: many }, async (_, n) => {
      await pause(Math.random() * BACK_WITHIN_MS);
      for (;;) {
        const close = await follow(n).catch(() => null);
        if (close !== null) return { close, after: performance.now() - since };
        await pause(500);
      }
    }),
  );
  closes.push(...back.map(({ close }) => close));
  const last = Math.max(...back.map(({ after }) => after));
  return within(`kill -9 of one server: until the last of ${many} streams is open again at another`, last, 10_000);
}

async function startBalancer(program: string, temporary: string, servers: readonly Server[]) {
  const file = join(temporary, 'haproxy-mostrador.cfg');
  const places = Object.fromEntries(servers.map(({ url }, n) => [`10.0.0.2${n + 1}:4000`, new URL(url).host]));
  // As many as a usual limit of open files allows.
  writeFileSync(file, recipe('haproxy-mostrador.cfg', { ...places, 'maxconn 20000': `maxconn ${CHAIN}` }));
  const child = endWithUs(spawn(program, ['-db', '-f', file], { stdio: 'ignore' }));
  const url = `http://${NETWORK}10:8080/mostrador/`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${url}api/sesion/opciones`).catch(() => null);
    if (answer?.ok) return { url, end: () => child.kill('SIGTERM') };
    if (tries > 100 || child.exitCode !== null) throw new Error('HAProxy does not lead to the servers.');
    await pause(100);
  }
}

/** Some at once: all at once would be refused by the queue of the port. */
async function inLots(count: number, begin: (n: number) => Promise<() => void>): Promise<(() => void)[]> {
  const begun: (() => void)[] = [];
  const LOT = 50;
  for (let first = 0; first < count; first += LOT) {
    const lot = Array.from({ length: Math.min(LOT, count - first) }, (_, n) => begin(first + n));
    begun.push(...(await Promise.all(lot)));
  }
  return begun;
}

async function timesOf(ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const before = performance.now();
    const answer = await ask();
    await answer.text();
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    times.push(performance.now() - before);
    await pause(80);
  }
  return times;
}

function memoryOf(server: Server): number {
  return server.memoria()?.ahora ?? Number.NaN;
}

function inMb(figures: readonly number[]): string {
  return figures.map((each) => each.toFixed(0)).join(' + ');
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, each) => total + each, 0);
}
