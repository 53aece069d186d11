/** A standby takes the primary's place under a running server, as a balancer in front of PostgreSQL does it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, findPostgres, type Standby, startCluster } from '../../../scripts/runner/postgres.ts';
import { ENGINE } from '../bed/bed.ts';
import { PATIENT } from '../bed/patience.ts';
import { type Process, runCommand, signInByNetwork } from '../bed/process.ts';

const programs = ENGINE === 'postgres' ? findPostgres() : null;
/** As operar.md promises it, in milliseconds from the moment that one may be written again; a busy machine gets more. */
const READY_AGAIN_MS = 5_000;

/** One address behind which now this PostgreSQL stands and now that one. */
interface Way {
  readonly port: number;
  /** Leads to this one from now on, and ends the lines to the one before. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

async function openWay(url: string): Promise<Way> {
  let port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (other) => {
      port = Number(new URL(other).port);
      cut();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

describe.skipIf(programs === null)('a server whose PostgreSQL fails over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relevo-'));
  let cluster: Cluster;
  let standby: Standby;
  let way: Way;
  let server: Process;
  let address = '';
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    standby = await cluster.follow();
    way = await openWay(cluster.url);
    const url = new URL(cluster.url);
    url.port = String(way.port);
    server = runCommand('start', { PORT: '0', DATA_DIR: folder, DEMO: 'no', DATABASE_URL: url.href });
    address = await server.direccion;
  }, 120_000);
  afterAll(async () => {
    server.hijo.kill('SIGTERM');
    await server.fin;
    await way.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (what: string) => {
    const began = Date.now();
    const answer = await fetch(`${address}api/sistema/${what}`);
    const { descripcion, message } = await answer.json();
    return { status: answer.status, says: descripcion ?? message, ms: Date.now() - began };
  };
  const onStandby = async <R extends pg.QueryResultRow>(statement: string): Promise<R | undefined> => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    try {
      return (await client.query<R>(statement)).rows[0];
    } finally {
      await client.end();
    }
  };

  it('says that it is not ready until one may be written, lives meanwhile, and comes back by itself', async () => {
    expect(await ask('listo')).toMatchObject({ status: 200, says: 'Listo' });
    const { cookie } = await signInByNetwork(address, 100_001);
    await vi.waitFor(async () => {
      expect(await onStandby('select 1 as n from usuarios where numiden = 100001')).toEqual({ n: 1 });
      expect(await onStandby('select count(*)::int as n from sesiones')).toEqual({ n: 1 });
    }, PATIENT);

    await cluster.restart('immediate', async () => {
      // Nobody is there, and then one that may only be read.
      await expectAway();
      way.leadTo(standby.url);
      await expectAway();
      expect(await onStandby('select pg_is_in_recovery() as copy')).toEqual({ copy: true });

      await onStandby('select pg_promote()');
      const writable = Date.now();
      await vi.waitFor(async () => expect((await ask('listo')).status).toBe(200), { timeout: 15_000, interval: 50 });
      expect(Date.now() - writable).toBeLessThan(READY_AGAIN_MS);
    });

    // The same process, and the same session on the base that took the place.
    expect(server.hijo.exitCode).toBeNull();
    const who = await fetch(`${address}api/sesion/actual`, { headers: { cookie } });
    expect(who.status).toBe(200);
  });

  /** For two seconds every answer of readiness is a no within its five seconds, and the process says that it lives. */
  async function expectAway(): Promise<void> {
    const until = Date.now() + 2_000;
    while (Date.now() < until) {
      const [ready, lives] = await Promise.all([ask('listo'), ask('vivo')]);
      expect(ready).toMatchObject({ status: 503, says: expect.stringContaining('La base de datos no responde') });
      expect(ready.ms).toBeLessThan(6_000);
      expect(lives).toMatchObject({ status: 200, says: 'En servicio' });
      await delay(100);
    }
  }
});
