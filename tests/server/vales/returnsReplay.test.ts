import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, openCounter } from '../../../scripts/returns/calls.ts';
import {
  type ArchivoDeVentas,
  CLASES,
  type Devolucion,
  readReturns,
  readSalesFile,
} from '../../../scripts/returns/files.ts';
import { openAccount } from '../../../scripts/returns/independent.ts';
import { askAtOnce } from '../../../scripts/returns/parallel.ts';
import { type ResultadoDeDevolucion, replayReturns } from '../../../scripts/returns/replay.ts';
import { disagreementsOf, isUnexplained } from '../../../scripts/returns/verdict.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { leerCsv } from '../../../server/ventas/import/file.ts';
import { loadSales } from '../../../server/ventas/import/loadSales.ts';
import { FILE_COLUMNS } from '../../../server/ventas/import/saleLine.ts';
import { ADMINISTRATOR } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { openVoucherDesk } from './vales.desk.ts';

const BESIDE = fileURLToPath(new URL('../../../../shared/data/online_retail/', import.meta.url));
/** The public data, beside the project or where the environment says. */
const REAL = process.env.VENTAS_REALES === undefined ? BESIDE : `${dirname(process.env.VENTAS_REALES)}/`;
const SALES = `${REAL}facturas.csv.gz`;
const RETURNS = `${REAL}devoluciones_etiquetadas.csv.gz`;
const ZONE = 'America/Mexico_City';
const CUSTOMERS_PER_CLASS = 4;
const AT_ONCE = 20;
const CUSTOMER_COLUMN = FILE_COLUMNS.indexOf('CustomerID');
const PATIENCE_MS = 300_000;
/** Absent where the project stands alone: the data are public, but none of it is the project's. */
const THERE = existsSync(SALES) && existsSync(RETURNS);

// Of some customers of each class all returns, since each lowers what the next one may take.
describe.skipIf(!THERE)(`real returns${THERE ? '' : ' (skipped: there is no ../shared/data)'}`, () => {
  let desk: WorkDesk;
  let archivo: ArchivoDeVentas;
  let devoluciones: readonly Devolucion[];
  let counters: readonly Counter[];
  let resultados: readonly ResultadoDeDevolucion[];

  beforeAll(async () => {
    desk = await openVoucherDesk();
    archivo = await readSalesFile(SALES);
    const all = await readReturns(RETURNS, ZONE);
    const customers = new Set(CLASES.flatMap((clase) => customersOf(all, clase)));
    devoluciones = all.filter(({ cliente }) => cliente === null || customers.has(cliente)).filter(isFew());
    await loadSales({
      db: desk.db,
      registros: salesOf(customers),
      archivo: 'facturas.csv.gz',
      zonaHoraria: ZONE,
      clock: () => desk.bed.clock.now,
      alAvanzar: () => undefined,
    });
    await desk.bed.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.bed.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${desk.bed.config.basePath}`;
    const who = { numiden: ADMINISTRATOR, idTienda: 1 };
    // Nobody looks at so many operations within one moment: the clock stands still here.
    const relief = async () => {
      await desk.db.delete(bitacora).where(eq(bitacora.lectura, true));
      return null;
    };
    counters = await Promise.all(Array.from({ length: AT_ONCE }, () => openCounter(url, who, relief)));
    const [counter] = counters;
    if (counter === undefined) throw new Error('Nobody stands at the counter');
    resultados = await replayReturns({ counter, archivo, cuenta: openAccount(archivo) }, devoluciones);
  }, PATIENCE_MS);
  afterAll(() => desk.bed.close());

  it.each(CLASES)('end as they must, to the centavo: %s', (clase) => {
    const own = resultados.filter(({ devolucion }) => devolucion.clase === clase);
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(disagreementsOf).filter(isUnexplained)).toEqual([]);
  });

  it(
    'give no unit twice, though twenty people ask for what is left at once',
    async () => {
      const requests = resultados.flatMap(({ vales }) => vales.map(({ solicitud }) => solicitud));
      const report = await askAtOnce(counters, requests);
      expect(report.fallas.filter((falla) => !falla.includes('se contestaron'))).toEqual([]);
      // Most lines have fewer units left than were asked for again.
      expect([...report.negadas.keys()]).toEqual(['La cantidad no puede ser mayor a: n']);
      expect(report.aceptadas).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});

function customersOf(all: readonly Devolucion[], clase: string): readonly number[] {
  const found = all.filter((one) => one.clase === clase).flatMap(({ cliente }) => (cliente === null ? [] : [cliente]));
  return [...new Set(found)].slice(0, CUSTOMERS_PER_CLASS);
}

/** Of those without a customer only some: each asks for an article alone. */
function isFew(): (one: Devolucion) => boolean {
  let nobodys = 0;
  return ({ cliente }) => {
    if (cliente !== null) return true;
    nobodys += 1;
    return nobodys <= CUSTOMERS_PER_CLASS;
  };
}

async function* salesOf(customers: ReadonlySet<number>) {
  for await (const record of leerCsv(SALES, FILE_COLUMNS, () => undefined)) {
    if (customers.has(Number(record.valores?.[CUSTOMER_COLUMN]))) yield record;
  }
}
