import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#domain/common/dates';
import { isLong } from '../../atLength.ts';
import { AUTHORITY_IS_THERE, refused } from '../../cfdi/authority.ts';
import { ENGINE } from '../bed/bed.ts';
import { MortalServer } from '../bed/mortalServer.ts';
import { RECEIVER } from './facturas.desk.ts';
import { FOLIOS, invoicingCase } from './facturas.left.ts';
import {
  chainOf,
  FIRST_STORE,
  FOR_PEOPLE,
  LATER,
  salesOf,
  toThePublic,
  UNDONE,
  UNTRUE_SALES,
  vouchersOf,
} from './mes.seed.ts';

const [FACTURACION, GERENTE] = [100_004, 100_003];
/** MES='30 100000 2000 3000 20': stores, sales, returns, invoices by name and deaths of a chain of another size. */
const SIZE = { every: '3 600 24 15 2', long: '6 6000 120 150 20' };
const [STORES = 0, SALES = 0, RETURNS = 0, NAMED = 0, DEATHS = 0] = (
  process.env.MES ?? (isLong ? SIZE.long : SIZE.every)
)
  .split(' ')
  .map(Number);
const PATIENCE_MS = 240_000 + SALES * 60;
const AT_ONCE = 4;

/** After so long a month has ended at every store, and its global invoices are due. */
const EVERYWHERE_MS = 12 * 3_600_000;

/** The days of the month that ended last, at every store. */
function lastMonth() {
  const now = new Date(Date.now() - EVERYWHERE_MS);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).getUTCDate();
  return { desde: first.toISOString().slice(0, 10), days };
}

/** On PGlite nothing can be seen beside a running server; there the works that it consists of are killed one by one. */
describe.skipIf(ENGINE !== 'postgres')('the month of a chain whose server is killed again and again', () => {
  let server: MortalServer;

  beforeAll(async () => {
    server = await MortalServer.begin(FACTURACION);
  }, PATIENCE_MS);
  afterAll(() => server.end());

  const rows = async <R extends Record<string, unknown>>(query: string) =>
    (await server.base.db.execute<R>(query)).rows;

  /** Sends a request again and again under its key until it is answered, as a page does after a break. */
  async function insist(ruta: string, body: object, numiden: number): Promise<void> {
    const clave = randomUUID();
    for (;;) {
      const answer = await server.post(ruta, body, clave, numiden).catch(() => null);
      const text = (await answer?.text().catch(() => null)) ?? null;
      // Its global invoice is under way: it says that one should wait.
      const waits = answer === null || text === null || answer.status >= 500 || text.includes('Espere a que termine');
      if (!waits) {
        expect([answer.status, text], ruta).toEqual([200, text]);
        return;
      }
      await pause(500);
    }
  }

  /** All that people ask for in that month, some at a time. */
  async function people(asked: readonly (() => Promise<void>)[]): Promise<void> {
    const left = [...asked];
    const one = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  /** Waits until the server has nothing left to do by itself. */
  async function done(): Promise<void> {
    for (;;) {
      await server.base.db.execute(LATER);
      const left = await server.only<{ facturas: number; periodos: number; notas: number }>(UNDONE);
      if (left.facturas + left.periodos + left.notas === 0) return;
      await pause(2_000);
    }
  }

  it(
    'ends with every sale declared once, less what was given back, and no folio missing',
    async () => {
      const month = lastMonth();
      const ofStore = Math.ceil(SALES / STORES);
      const vouchers: number[] = [];
      await server.base.db.execute(chainOf(STORES));
      for (let index = 0; index < STORES; index += 1) {
        await server.base.db.execute(salesOf(index, ofStore, month));
        vouchers.push(
          ...(await rows<{ id: number }>(vouchersOf(index, Math.ceil(RETURNS / STORES)))).map(({ id }) => id),
        );
      }
      await server.base.db.execute(toThePublic(month.desde, FACTURACION));
      const returns = vouchers.map(
        (id) => () => insist('vales/devolver', { id, version: 1, metodo: 6, folio: null }, GERENTE),
      );
      const named = Array.from({ length: NAMED }, (_, n) => async () => {
        const { idCaso } = await server.only<{ idCaso: number }>(invoicingCase(FACTURACION));
        const tienda = FIRST_STORE + (n % STORES);
        // Some of them are the sales of vouchers too, and each fifth is one that its till took back.
        const nth = Math.floor(n / STORES);
        const operacion = tienda * 1_000_000 + (n % 5 === 4 ? 1 + 35 * nth : 5 * nth * (n % 2 === 0 ? 1 : 3));
        await insist(
          'facturas/facturacion/resolver',
          { origen: 'venta', idCaso, tienda, operacion, datosFiscales: RECEIVER },
          FACTURACION,
        );
      });
      const asked = Array.from({ length: Math.max(returns.length, named.length) }, (_, n) => [returns[n], named[n]]);
      const busy = people(asked.flat().filter((one) => one !== undefined));

      const enough = SALES / DEATHS / 10;
      for (let death = 0; death < DEATHS; death += 1) {
        await pause(300 + (death % 5) * 400 + (SALES > 10_000 ? enough * 10 : 0));
        await server.kill();
        await server.base.db.execute(LATER);
        await server.start();
      }
      await busy;
      await done();
      for (const { id, ...of } of await rows<{ id: number; idFactura: number; version: number }>(FOR_PEOPLE)) {
        const { idCaso } = await server.only<{ idCaso: number }>(invoicingCase(FACTURACION, 'NOTA DE CRÉDITO'));
        await insist('facturas/nota-credito/resolver', { ...of, idCaso, relacion: 'vale', idVale: id }, FACTURACION);
      }
      await done();

      expect(await rows(UNTRUE_SALES)).toEqual([]);
      expect(await server.only(FOLIOS)).toEqual({ sinHueco: true, sinRepetir: true });
      const counted = await server.only<Record<string, number>>(`
        select count(*) filter (where clase = 'global')::int as globales,
          count(*) filter (where clase = 'general' and cvetda >= ${FIRST_STORE})::int as "aNombre",
          count(*) filter (where id_vale is not null)::int as "deVales",
          (select count(*)::int from vales where folio like 'MES-%' and estado = 2) as canjeados,
          count(*) filter (where uuid is null and cvetda >= ${FIRST_STORE})::int as "sinTimbre",
          (select count(*)::int from timbres) - (select count(*)::int from facturas f where exists (select 1 from timbres t where t.clave = f.clave)) as "timbresDeNadie"
        from facturas`);
      process.stdout.write(`${JSON.stringify(counted)}\n`);
      expect(counted).toMatchObject({ aNombre: NAMED, canjeados: vouchers.length, sinTimbre: 0, timbresDeNadie: 0 });
      for (const mes of [month.desde.slice(0, 7), dayOf(new Date()).slice(0, 7)]) {
        const sheet = await server.get(`facturas/cuadre?mes=${mes}&tienda=${FIRST_STORE}`);
        expect(await sheet.json()).toMatchObject({ diferencia: 0, sinNota: 0 });
      }
      if (AUTHORITY_IS_THERE) expect(await refused(await files())).toEqual([]);
      const stamped = await stampedMonth();
      expect(stamped.files).toBeGreaterThan(NAMED);
      expect(await zipOf(stamped.mes)).toEqual({ status: 200, sound: true, files: stamped.files });
    },
    PATIENCE_MS,
  );

  const folder = mkdtempSync(join(tmpdir(), 'mes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The ZIP of a month as who sees all stores gets it, and how many documents `unzip` finds in it. */
  async function zipOf(mes: string) {
    await server.base.db.execute(
      `update usuarios set permisos = array(select distinct unnest(permisos || array[1, 22])) where numiden = ${FACTURACION}`,
    );
    const asked = encodeURIComponent(JSON.stringify({ de: 'mes', mes, documentos: 'xml' }));
    const answer = await server.get(`facturas/zip?solicitud=${asked}`);
    const file = join(folder, `${mes}.zip`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
    const sound = execFileSync('unzip', ['-tq', file], { encoding: 'utf8' }).startsWith('No errors');
    return { status: answer.status, sound, files: names.filter((name) => name.endsWith('.xml')).length };
  }

  /** The month whose days the most documents with a stamp bear, and how many these are. */
  function stampedMonth() {
    return server.only<{ mes: string; files: number }>(`
      select left(comprobante ->> 'Fecha', 7) as mes, count(*)::int as files
      from facturas where xml is not null group by 1 order by 2 desc limit 1`);
  }

  /** The documents of the month, one a file. */
  async function files(): Promise<readonly string[]> {
    const documents = await rows<{ id: number; xml: string }>(
      `select id::int as id, xml from facturas where cvetda >= ${FIRST_STORE} and xml is not null order by id`,
    );
    return documents.map(({ id, xml }) => {
      const file = join(folder, `${id}.xml`);
      writeFileSync(file, xml);
      return file;
    });
  }
});
