/** A replica for reading: what is read from it, that it shows no older truth, and that its death is no failure. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { type Cluster, findPostgres, type Standby, startCluster } from '../../../scripts/runner/postgres.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { readShown } from '../../../server/platform/db/replica.ts';
import { ENGINE } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { addressOf } from '../bed/templates.ts';
import { ADMINISTRATOR, type Desk, openDesk, request } from '../casos/casos.desk.ts';

const programs = ENGINE === 'postgres' ? findPostgres() : null;
const PATIENCE = { timeout: 30_000, interval: 50 };

describe.skipIf(programs === null)('a replica for reading', () => {
  let cluster: Cluster;
  let standby: Standby;
  let desk: Desk;
  let base: Base;
  let operator: pg.Client;
  let cookie = '';
  let readings: Awaited<ReturnType<typeof secondServer>>;
  const told: string[] = [];
  const given = process.env.TEST_DATABASE_URL;

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    process.env.TEST_DATABASE_URL = cluster.url;
    desk = await openDesk();
    standby = await cluster.follow();
    const { rows } = await desk.db.execute<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    const tell = (error: Error) => told.push(error.message);
    base = await openPostgres(addressOf(cluster.url, name), tell, 'servidor', {
      replicaUrl: addressOf(standby.url, name),
    });
    readings = await secondServer({ ...desk.bed, db: base.db, listen: base.listen });
    cookie = await desk.bed.signIn(ADMINISTRATOR);
    operator = await connected();
  });
  afterEach(async () => {
    await operator.query('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await whereRead()).toBe('replica'), PATIENCE);
  });
  afterAll(async () => {
    if (given === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = given;
    await readings.close();
    await base.close();
    await desk.bed.close();
    await operator.end();
    await cluster.stop();
  });

  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: standby.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const whereRead = () =>
    readShown(base.db, async (from) => {
      const { rows } = await from.execute<{ copy: boolean }>('select pg_is_in_recovery() as copy');
      return rows[0]?.copy === true ? 'replica' : 'primary';
    });
  /** The cases that the other server lists to the person who opened them. */
  const listed = async (): Promise<readonly number[]> => {
    const answer = await readings.inject({
      method: 'POST',
      url: '/mostrador/api/caso/lista-paginada',
      headers: { cookie },
      payload: { ...NO_FILTER, idAplicacion: 146, numPagina: 1, tamPagina: 100 },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ listaCasos: { id: number }[] }>().listaCasos.map(({ id }) => id);
  };
  const openCase = async (): Promise<number> => {
    const answer = await desk.asesor.saveCase(request());
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().idCaso;
  };

  it('answers what is only shown', async () => {
    expect(await whereRead()).toBe('replica');
    await openCase();
    const read = async () => {
      const { rowCount } = await operator.query(`
        select from pg_stat_activity where application_name = 'mostrador-lectura' and query ~ '"(casos|tiendas|subcategorias|usuarios|areas)"'`);
      return rowCount;
    };
    expect(await read()).toBe(0);
    await vi.waitFor(async () => {
      await listed();
      expect(await read()).toBeGreaterThan(0);
    }, PATIENCE);
  });

  it('that is late shows nobody less than what they have just saved, on whatever server', async () => {
    await operator.query('select pg_wal_replay_pause()');
    for (let n = 0; n < 20; n += 1) {
      const saved = await openCase();
      expect(await listed()).toContain(saved);
    }
    expect(await whereRead()).toBe('primary');
  });

  it('that comes a moment later is waited for', async () => {
    await operator.query('select pg_wal_replay_pause()');
    const saved = await openCase();
    const asked = listed();
    await operator.query('select pg_wal_replay_resume()');
    expect(await asked).toContain(saved);
  });

  it('that dies is no failure, is told once, and is read from again when it is back', async () => {
    told.length = 0;
    await standby.kill();
    for (let n = 0; n < 20; n += 1) {
      const saved = await openCase();
      expect(await listed()).toContain(saved);
    }
    expect(told).toEqual(['The replica for reading does not answer: the primary answers in its place']);
    await standby.start();
    await operator.end();
    operator = await connected();
    await vi.waitFor(async () => expect(await whereRead()).toBe('replica'), PATIENCE);
    expect(told).toHaveLength(1);
  });

  it('that becomes a primary of its own is read from no more', async () => {
    const another = await cluster.follow();
    const { rows } = await desk.db.execute<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    const own = await openPostgres(addressOf(cluster.url, name), () => undefined, 'servidor', {
      replicaUrl: addressOf(another.url, name),
    });
    try {
      const promoter = new pg.Client({ connectionString: another.url });
      promoter.on('error', () => undefined);
      await promoter.connect();
      await promoter.query('select pg_promote()');
      const from = await readShown(own.db, async (db) => {
        const { rows: ports } = await db.execute<{ port: number }>('select inet_server_port() as port');
        return ports[0]?.port;
      });
      await promoter.end();
      expect(from).toBe(Number(new URL(cluster.url).port));
    } finally {
      await own.close();
    }
  });

  it('of another base, or of another PostgreSQL, is refused at the start', async () => {
    const { rows } = await desk.db.execute<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    const opened = (replicaUrl: string) =>
      openPostgres(addressOf(cluster.url, name), () => undefined, 'servidor', { replicaUrl });
    await expect(opened(addressOf(standby.url, 'postgres'))).rejects.toThrow(
      `DATABASE_URL_LECTURA no es una copia de la base de DATABASE_URL: es la base postgres, y no ${name}.`,
    );
    const stranger = await startCluster(programs ?? '');
    try {
      await expect(opened(stranger.url)).rejects.toThrow(
        'DATABASE_URL_LECTURA no es una copia de la base de DATABASE_URL: es de otro PostgreSQL.',
      );
    } finally {
      await stranger.stop();
    }
  });

  it('that went its own way is refused at the start', async () => {
    const another = await cluster.follow();
    const { rows } = await desk.db.execute<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    const promoter = new pg.Client({ connectionString: another.url });
    promoter.on('error', () => undefined);
    await promoter.connect();
    await promoter.query('select pg_promote()');
    await promoter.end();
    await expect(
      openPostgres(addressOf(cluster.url, name), () => undefined, 'servidor', {
        replicaUrl: addressOf(another.url, name),
      }),
    ).rejects.toThrow('sigue otra historia de esa base');
  });
});
