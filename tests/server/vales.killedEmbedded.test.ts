import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Base } from '../../server/db/open.ts';
import { openDatabase } from '../../server/db/open.ts';
import { fillIfEmpty } from '../../server/startup/sampleData.ts';
import type { Death } from './dyingServer.ts';
import type { Process } from './process.ts';
import { runCommand, signInByNetwork } from './process.ts';
import { sell } from './vales.desk.ts';

const GERENTE = 100_003;
const BILLETERA = 3;
const PATIENCE_MS = 120_000;

interface Made {
  readonly id: number;
  readonly version: number;
}

/** On PostgreSQL others can hold a row, and the very product is killed (`vales.killed`). */
describe('a server on the embedded engine killed in the middle of giving back to a wallet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muerte-'));
  const sales: number[] = [];
  let under: { readonly caso: number; readonly motivo: number } | null = null;
  let server: Process | null = null;

  beforeAll(async () => {
    await withFolder(async (base) => {
      await migrate(base.db);
      await fillIfEmpty(base.db, configOf(folder), new Date());
      const yesterday = new Date(Date.now() - 86_400_000);
      for (let n = 0; n < 5; n += 1) sales.push(await sell(base, [{ unidades: 1, pesos: 100 }], { fecha: yesterday }));
      const { rows } = await base.db.execute<{ caso: number; motivo: number }>(`
          select c.id::int as caso, (select min(id)::int from motivos_vales where tipo = 1 and activo) as motivo
          from casos c join subcategorias s on s.id = c.id_subcategoria
          where c.cvetda = 1 and c.id_estado = 2 and s.nombre not like 'VALE%' order by c.id limit 1`);
      under = rows[0] ?? null;
    });
  }, PATIENCE_MS);
  afterEach(async () => {
    server?.hijo.kill('SIGKILL');
    await server?.fin;
    server = null;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens the engine's folder, which no server may have open. */
  async function withFolder<R>(work: (base: Base) => Promise<R>): Promise<R> {
    const base = await openDatabase(configOf(folder), (error) => {
      throw error;
    });
    try {
      return await work(base);
    } finally {
      await base.close();
    }
  }

  async function only<R extends Record<string, unknown>>(query: string): Promise<R> {
    const { rows } = await withFolder(({ db }) => db.execute<R>(query));
    const [row] = rows;
    if (row === undefined) throw new Error(`Nothing is found by ${query}`);
    return row;
  }

  async function start(program: 'dev' | 'dying', death: readonly Death[] = []): Promise<void> {
    server = runCommand(program, { PORT: '0', DATA_DIR: folder }, death);
    await server.direccion;
  }

  async function post(ruta: string, body: object, clave: string = randomUUID()): Promise<Response> {
    const address = (await server?.direccion) ?? '';
    const { cookie } = await signInByNetwork(address, GERENTE);
    return fetch(`${address}api/${ruta}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': clave },
      body: JSON.stringify(body),
    });
  }

  /** What is stored of a voucher's refund; the server must be gone. */
  function stored(id: number) {
    return only<{ saldo: number; estado: number; version: number; abonos: number; devoluciones: string | null }>(`
      select (saldo * 100)::int as saldo, estado, version,
        (select count(*)::int from movimientos_billetera where id_vale = v.id) as abonos,
        (select string_agg(estado, ',' order by id) from vale_devoluciones where id_vale = v.id) as devoluciones
      from vales v where id = ${id}`);
  }

  const DONE = { saldo: 0, estado: 2, version: 2, abonos: 1, devoluciones: 'hecha' };

  /** A valid voucher of 116 pesos, all of it for the wallet, made on a server that dies where it is told once it is given back. */
  async function dieAt(death: Death, clave: string): Promise<Made> {
    await start('dying', [death]);
    const saved = await post('vales/guardar-vale', {
      tienda: 1,
      operacion: sales.pop(),
      ...under,
      tipo: 1,
      articulos: [{ linea: 1, cantidad: 1 }],
      metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 116 }],
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const vale: Made = await saved.json();
    await expect(giveBack(vale, clave)).rejects.toThrow();
    expect(await server?.fin).toEqual({ codigo: null, senal: 'SIGKILL' });
    return vale;
  }

  function giveBack({ id, version }: Made, clave: string): Promise<Response> {
    return post('vales/folio/agregar-billetera', { id, version }, clave);
  }

  async function end(): Promise<void> {
    server?.hijo.kill('SIGTERM');
    await server?.fin;
  }

  it.each([
    ['before it was stored that it began', 'beginning', { abonos: 0, devoluciones: null }],
    ['before the wallet did it', 'asking', { abonos: 0, devoluciones: 'pendiente' }],
    ['between the wallet’s answer and the voucher’s commit', 'answered', { abonos: 1, devoluciones: 'pendiente' }],
    ['within the transaction that ends it', 'committing', { abonos: 1, devoluciones: 'pendiente' }],
  ] as const)(
    '%s: asked again on the same folder, it is given once',
    async (_when, death, left) => {
      const clave = randomUUID();
      const vale = await dieAt(death, clave);
      expect(await stored(vale.id)).toEqual({ saldo: 11_600, estado: 1, version: 1, ...left });
      await start('dev');
      const again = await giveBack(vale, clave);
      const body = await again.text();
      expect(again.status, body).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ codigo: 1, monto: 116, estado: { nombre: 'CANJEADO' } });
      expect(await (await giveBack(vale, clave)).text()).toBe(body);
      await end();
      expect(await stored(vale.id)).toEqual(DONE);
    },
    PATIENCE_MS,
  );

  it(
    'is finished by the next server on the folder, though nobody asks again',
    async () => {
      const vale = await dieAt('answered', randomUUID());
      await start('dev');
      await vi.waitFor(
        async () => {
          const shown = await (await post('vales/obtenerVale', { valeId: vale.id })).json();
          expect(shown).toMatchObject({ estado: { nombre: 'CANJEADO' }, devoluciones: [{ estado: 'hecha' }] });
        },
        { timeout: 20_000, interval: 200 },
      );
      await end();
      expect(await stored(vale.id)).toEqual(DONE);
    },
    PATIENCE_MS,
  );
});

function configOf(folder: string) {
  const read = readConfig({ DATA_DIR: folder });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  return read.config;
}
