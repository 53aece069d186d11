import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, findPostgres, startCluster } from '../../../scripts/runner/postgres.ts';
import { ENGINE } from '../bed/bed.ts';
import { PATIENT } from '../bed/patience.ts';
import { runCommand, signInByNetwork } from '../bed/process.ts';
import { ASESOR, request } from '../casos/casos.desk.ts';
import { caseIn, doIt, openWorkDesk, rowOf, type WorkDesk } from '../casos/casos.works.ts';

/** A PostgreSQL of its own, which these tests end, restart and freeze as they like. */
const programs = ENGINE === 'postgres' ? findPostgres() : null;

/** An answer that did what was asked, or says that the database could not: nothing else is allowed. */
const DONE_OR_AWAY = [200, 503];

describe.skipIf(programs === null)('a PostgreSQL that goes away', () => {
  let cluster: Cluster;
  let desk: WorkDesk;
  let operator: pg.Client;
  const given = process.env.TEST_DATABASE_URL;

  const connectOperator = async (): Promise<void> => {
    operator = new pg.Client({ connectionString: cluster.url });
    operator.on('error', () => undefined);
    await operator.connect();
  };
  const others = `from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'mostrador'`;

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    process.env.TEST_DATABASE_URL = cluster.url;
    desk = await openWorkDesk();
    await connectOperator();
  });
  afterAll(async () => {
    if (given === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = given;
    await desk.bed.close();
    await operator.end();
    await cluster.stop();
  });

  const TRIED = 'Se probó el guardado';

  /** Six people who open cases one after the other, each repeated under its key until it is answered as done. */
  const writeMeanwhile = async (disturb: () => Promise<void>) => {
    const statuses = new Set<number>();
    let ending = false;
    const acknowledged: number[] = [];
    const writer = async (): Promise<void> => {
      while (!ending) {
        const key = randomUUID();
        const caso = request({ descripcion: `${TRIED} ${key}.` });
        for (;;) {
          const answer = await desk.asesor.saveCase(caso, [], key);
          statuses.add(answer.statusCode);
          if (answer.statusCode === 200) {
            acknowledged.push(answer.json().idCaso);
            break;
          }
          if (answer.statusCode !== 503) return;
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
          expect(answer.json().message).toContain('La base de datos');
          await delay(20);
        }
      }
    };
    const writers = Array.from({ length: 6 }, writer);
    await disturb();
    ending = true;
    await Promise.all(writers);
    return { statuses, acknowledged };
  };

  const expectEachOnce = async (acknowledged: readonly number[]): Promise<void> => {
    const { rows } = await desk.db.execute<{ n: number; textos: number }>(
      `select count(*)::int as n, count(distinct comentario_original)::int as textos from casos
       where comentario_original like '${TRIED}%'`,
    );
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(rows[0]?.n).toBe(rows[0]?.textos);
  };

  it('that ends connections in use ends no server, and every unanswered save is done once when it is repeated', async () => {
    const { statuses, acknowledged } = await writeMeanwhile(async () => {
      for (let round = 0; round < 20; round += 1) {
        await delay(50);
        await operator.query(`select pg_terminate_backend(pid) ${others}`);
      }
    });
    expect(DONE_OR_AWAY).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses).toContain(503);
    await expectEachOnce(acknowledged);
  });

  it.each(['fast', 'immediate'] as const)(
    'that restarts (%s) is served again without a restart of ours',
    async (how) => {
      const { statuses, acknowledged } = await writeMeanwhile(async () => {
        await delay(100);
        await cluster.restart(how);
        await connectOperator();
        await vi.waitFor(async () => expect((await desk.asesor.get('catalogo/areas')).statusCode).toBe(200), {
          timeout: 5_000,
        });
      });
      expect(DONE_OR_AWAY).toEqual(expect.arrayContaining([...statuses]));
      await expectEachOnce(acknowledged);
    },
  );

  it('that goes while it commits is told as away', async () => {
    await desk.db.execute(`
      create function irse() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await desk.db.execute(
      `create constraint trigger se_va after insert on casos deferrable initially deferred for each row execute function irse()`,
    );
    try {
      expect((await desk.asesor.saveCase(request())).statusCode).toBe(503);
    } finally {
      await desk.db.execute('drop function irse() cascade');
    }
  });

  it('that may only be read any more is told as away, left, and found again when it may be written', async () => {
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      await operator.query(`alter system set default_transaction_read_only = ${value}`);
      await operator.query('select pg_reload_conf()');
      await vi.waitFor(async () => {
        const { rows } = await operator.query<{ is: string }>('select current_setting($1) as is', [
          'default_transaction_read_only',
        ]);
        expect(rows[0]?.is).toBe(value);
      });
    };
    await setReadOnly('on');
    try {
      const saves = await Promise.all([desk.asesor.saveCase(request()), desk.asesor.saveCase(request())]);
      expect(saves.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
      expect(saves[0].json().message).toContain('La base de datos no responde');
      // Nor is it asked anew where it may only be read, though it would answer.
      await operator.query(`select pg_terminate_backend(pid) ${others}`);
      await vi.waitFor(async () => expect((await desk.asesor.get('catalogo/areas')).statusCode).toBe(503));
    } finally {
      await setReadOnly('off');
    }
    await vi.waitFor(async () => expect((await desk.asesor.saveCase(request())).statusCode).toBe(200), PATIENT);
  });

  describe('and somebody holds a row', () => {
    let holder: pg.Client;
    afterEach(() => holder.end());

    const hold = async (statement: string): Promise<void> => {
      holder = new pg.Client({ connectionString: cluster.url.replace(/\/postgres$/, `/${await databaseName()}`) });
      await holder.connect();
      await holder.query(`begin; ${statement}`);
    };
    /** How many of the server's statements wait for a lock. */
    const waiting = async () => (await operator.query(`select 1 ${others} and wait_event_type = 'Lock'`)).rowCount;
    const databaseName = async (): Promise<string> => {
      const { rows } = await desk.db.execute<{ nombre: string }>('select current_database() as nombre');
      return rows[0]?.nombre ?? '';
    };

    it('tells those who want it to come again, and lets all others work', async () => {
      const held = await caseIn(desk, 2);
      const free = await caseIn(desk, 2);
      await hold(`select 1 from casos where id = ${held} for update`);
      const waiting = Array.from({ length: 12 }, () => doIt(desk.gerente, 'comentar', held));
      const meanwhile = await Promise.all([
        doIt(desk.administrador, 'comentar', free),
        desk.asesor.get(`caso/detalle/${free}`),
        desk.asesor.saveCase(request()),
        desk.bed.signIn(ASESOR),
      ]);
      expect(meanwhile.slice(0, 3).map((answer) => (typeof answer === 'string' ? 200 : answer.statusCode))).toEqual([
        200, 200, 200,
      ]);
      for (const answer of await Promise.all(waiting)) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
        expect(answer.json().message).toBe(
          'Otra persona está guardando lo mismo en este momento. Intente de nuevo en unos segundos.',
        );
      }
      expect((await rowOf(desk, held)).version).toBe(1);
    });

    it('does not keep a colleague from the case to which files are still on their way', async () => {
      const id = await caseIn(desk, 2);
      await hold('lock table contenidos in exclusive mode');
      const attaching = doIt(desk.gerente, 'adjuntar', id);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 2_500 });
      const first = await Promise.race([
        attaching.then(() => 'files'),
        doIt(desk.administrador, 'comentar', id).then(({ statusCode }) => `comment ${statusCode}`),
      ]);
      expect(first).toBe('comment 200');
      expect((await attaching).statusCode).toBe(503);
    });

    it('ends the query of an asker who has gone', async () => {
      const id = await caseIn(desk, 2);
      await hold('lock table casos in access exclusive mode');
      await desk.bed.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = desk.bed.app.server.address() as AddressInfo;
      const cookie = await desk.bed.signIn(ASESOR);
      const asker = connect(port, '127.0.0.1');
      asker.write(`GET /mostrador/api/caso/detalle/${id} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 2_500 });
      asker.destroy();
      await once(asker, 'close');
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 2_500 });
    });
  });

  it('that says nothing at all does not keep the server from ending in time, with an answer to what it had begun', async () => {
    const database = new URL(cluster.url);
    database.pathname = `/frozen_${randomUUID().replaceAll('-', '')}`;
    await operator.query(`create database ${database.pathname.slice(1)}`);
    const server = runCommand('start', { PORT: '0', DATABASE_URL: database.href });
    const address = await server.direccion;
    expect((await signInByNetwork(address, ASESOR)).status).toBe(200);
    const { rows } = await operator.query<{ pid: number }>(`select pid ${others} and datname = $1`, [
      database.pathname.slice(1),
    ]);
    // The process that makes connections, too.
    const shown = await operator.query<{ data_directory: string }>('show data_directory');
    const [main] = readFileSync(join(shown.rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n');
    const frozen = [...rows.map(({ pid }) => pid), Number(main)];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      const begun = signInByNetwork(address, ASESOR);
      // So late that all who look every five seconds do so while the server closes.
      await delay(2_300);
      server.hijo.kill('SIGTERM');
      expect((await begun).status).toBe(503);
      expect(await server.fin, server.errores()).toEqual({ codigo: 0, senal: null });
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
  });
});
