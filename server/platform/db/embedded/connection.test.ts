import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedPool } from './connection.ts';
import { type EmbeddedDatabase, openEmbedded } from './database.ts';
import { simpleQuery } from './messages.ts';

let database: EmbeddedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openEmbedded({ image: null });
  pool = embeddedPool(database);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

async function prepared(number: number): Promise<unknown> {
  const { rows } = await pool.query({ name: 'leer', text: 'select $1::int as numero', values: [number] });
  return rows[0]?.numero;
}

it.each<[cuando: string, texto: string, valores: (string | number)[]]>([
  ['while it was read', 'select nada', []],
  ['for its values', 'select $1::int', ['99999999999']],
  ['while it ran', 'select 1 / $1::int', [0]],
])('a statement refused %s leaves the prepared ones usable', async (_cuando, texto, values) => {
  expect(await prepared(1)).toBe(1);
  await expect(pool.query(texto, values)).rejects.toThrow();
  expect(await prepared(2)).toBe(2);
});

it('a transaction that a broken connection left open is undone', async () => {
  await pool.query('create table cosas (id int)');
  const connection = await pool.connect();
  await connection.query('begin');
  await connection.query('insert into cosas values (1)');
  connection.release(new Error('rota'));
  expect((await pool.query('select * from cosas')).rows).toEqual([]);
});

it('what is asked in one go travels in one piece, and each of it fails alone', async () => {
  const pieces: Uint8Array[] = [];
  const counted = embeddedPool({
    ...database,
    session: async () => {
      const session = await database.session();
      const execute = (piece: Uint8Array) => {
        pieces.push(piece);
        return session.execute(piece);
      };
      return { onEnd: session.onEnd, execute };
    },
  });
  const connection = await counted.connect();
  pieces.length = 0;
  const one = (by: number) => connection.query({ name: 'dividir', text: 'select 12 / $1::int as n', values: [by] });
  const asked = await Promise.allSettled([one(3), one(0), one(4)]);
  expect(pieces).toHaveLength(1);
  expect(asked.map((each) => (each.status === 'fulfilled' ? each.value.rows : each.reason.code))).toEqual([
    [{ n: 4 }],
    '22012',
    [{ n: 3 }],
  ]);
  connection.release();
  await counted.end();
});

it('bytes come back as they went', async () => {
  const bytes = Buffer.from([0, 39, 92, 255, 13, 10]);
  expect((await pool.query('select $1::bytea as bytes', [bytes])).rows[0]?.bytes).toEqual(bytes);
});

it('a notification is heard, after the commit and not after a rollback', async () => {
  const connection = await pool.connect();
  const oidas: (string | undefined)[] = [];
  connection.on('notification', ({ payload }) => oidas.push(payload));
  await connection.query('listen cambios');
  await connection.query("begin; notify cambios, 'deshecho'; rollback");
  await connection.query("begin; notify cambios, 'hecho'; commit");
  await connection.query('unlisten cambios');
  connection.release();
  expect(oidas).toEqual(['hecho']);
});

it('the event loop turns while a long statement runs', async () => {
  let rounds = 0;
  const contar = (): void => {
    rounds += 1;
    contador = setImmediate(contar);
  };
  let contador = setImmediate(contar);
  await pool.query('select count(*) from generate_series(1, 300000)');
  clearImmediate(contador);
  expect(rounds).toBeGreaterThan(100);
});

it('a database whose thread ended answers what ran with an error, and is begun again by the next to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-thread-'));
  const stored = await openEmbedded({ folder });
  const connections = embeddedPool(stored);
  connections.on('error', () => undefined);
  await connections.query('create table kept as select 7 as n');
  const session = await stored.session();
  const long = session.execute(simpleQuery('select count(*) from generate_series(1, 4000000000)'));
  const cut = expect(long).rejects.toThrow('has ended');
  await stored.close();
  await cut;
  expect((await connections.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  await connections.end();
  await stored.close();
  rmSync(folder, { recursive: true });
});
