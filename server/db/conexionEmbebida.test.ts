import { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poolEmbebido } from './conexionEmbebida.ts';

let cliente: PGlite;
let pool: pg.Pool;
beforeAll(async () => {
  cliente = await PGlite.create();
  pool = poolEmbebido(cliente);
});
afterAll(async () => {
  await pool.end();
  await cliente.close();
});

const preparada = async (numero: number): Promise<unknown> => {
  const { rows } = await pool.query({ name: 'leer', text: 'select $1::int as numero', values: [numero] });
  return rows[0]?.numero;
};

it.each<[cuando: string, texto: string, valores: (string | number)[]]>([
  ['while it was read', 'select nada', []],
  ['for its values', 'select $1::int', ['99999999999']],
  ['while it ran', 'select 1 / $1::int', [0]],
])('a statement refused %s leaves the prepared ones usable', async (_cuando, texto, valores) => {
  expect(await preparada(1)).toBe(1);
  await expect(pool.query(texto, valores)).rejects.toThrow();
  expect(await preparada(2)).toBe(2);
});

it('a transaction that a broken connection left open is undone', async () => {
  await pool.query('create table cosas (id int)');
  const conexion = await pool.connect();
  await conexion.query('begin');
  await conexion.query('insert into cosas values (1)');
  conexion.release(new Error('rota'));
  expect((await pool.query('select * from cosas')).rows).toEqual([]);
});

it('bytes come back as they went', async () => {
  const bytes = Buffer.from([0, 39, 92, 255, 13, 10]);
  expect((await pool.query('select $1::bytea as bytes', [bytes])).rows[0]?.bytes).toEqual(bytes);
});

it('between two transactions the event loop turns, so that the first is answered before the last is done', async () => {
  let vueltas = 0;
  const contar = (): void => {
    vueltas += 1;
    contador = setImmediate(contar);
  };
  let contador = setImmediate(contar);
  const transaccion = async (): Promise<number> => {
    const conexion = await pool.connect();
    await conexion.query('begin');
    await conexion.query('select 1');
    await conexion.query('commit');
    conexion.release();
    return vueltas;
  };
  const [primera = 0, segunda = 0, tercera = 0] = await Promise.all([transaccion(), transaccion(), transaccion()]);
  clearImmediate(contador);
  expect(segunda).toBeGreaterThan(primera);
  expect(tercera).toBeGreaterThan(segunda);
});
