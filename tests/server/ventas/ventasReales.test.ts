import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerCsv } from '../../../server/ventas/import/file.ts';
import { FILE_COLUMNS } from '../../../server/ventas/import/saleLine.ts';
import { SHARED } from '../../cfdi/authority.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { NOW } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';
import { send, storedSales } from './ventasEntrantes.desk.ts';

const SALES = `${SHARED}data/online_retail/facturas.csv.gz`;
const THERE = existsSync(SALES);
/** So many sales of the file are sent; they have some nineteen lines each. */
const HOW_MANY = 200;
const AT_ONCE = 6;

// The file's own numbers, articles and prices, under taxes of ours.
describe.skipIf(!THERE)(`a feed of real sales${THERE ? '' : ' (skipped: there is no ../shared/data)'}`, () => {
  let desk: WorkDesk;
  beforeAll(async () => {
    desk = await openVoucherDesk();
    await makeIntegration(desk.bed);
  });
  afterAll(() => desk.bed.close());

  it('that comes corrected, three times and in no order ends in the sales of the ordered one', async () => {
    const feed = (await realSales()).flatMap(revisionsOf);
    await send(desk.db, ...feed);
    const expected = await storedSales(desk.db);
    expect(expected).toHaveLength(HOW_MANY);
    for (const table of ['venta_revisiones', 'ventas_anuladas', 'venta_articulos', 'venta_pagos', 'ventas']) {
      await desk.db.execute(sql`delete from ${sql.identifier(table)}`);
    }
    const shuffled = [...feed, ...feed, ...feed]
      .map((sent, place) => ({ sent, at: (place * 7_919 + 13) % 10_007 }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ sent }) => sent);
    const part = Math.ceil(shuffled.length / AT_ONCE);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => send(desk.db, ...shuffled.slice(index * part, (index + 1) * part))),
    );
    const stored = await storedSales(desk.db);
    // Compared one by one: a difference of two hundred is no sentence.
    for (const [place, sale] of expected.entries()) expect(stored[place]).toBe(sale);
    expect(answers.flat().filter((answer) => /rechazada|conVales|conflicto/.test(answer))).toEqual([]);
  }, 300_000);
});

interface RealLine {
  readonly numArt: string;
  readonly descripcion: string;
  readonly cantidad: number;
  readonly precio: number;
}
type RealSale = readonly [operacion: number, lines: readonly RealLine[]];

/** The first sales of the file, without returns and without lines for nothing. */
async function realSales(): Promise<readonly RealSale[]> {
  const sales = new Map<number, RealLine[]>();
  for await (const { valores } of leerCsv(SALES, FILE_COLUMNS, () => undefined)) {
    const of = (column: (typeof FILE_COLUMNS)[number]) => valores?.[FILE_COLUMNS.indexOf(column)] ?? '';
    const [operacion, cantidad, precio] = [Number(of('InvoiceNo')), Number(of('Quantity')), Number(of('UnitPrice'))];
    if (Number.isNaN(operacion) || cantidad <= 0 || precio <= 0) continue;
    const lines = sales.get(operacion) ?? [];
    if (lines.length === 0 && sales.size === HOW_MANY) break;
    sales.set(operacion, [
      ...lines,
      { numArt: of('StockCode').trim(), descripcion: of('Description').trim() || 'SIN NOMBRE', cantidad, precio },
    ]);
  }
  return [...sales];
}

/** A sale as its till says it the first time, without its last line; whole; with a unit given back; and every thirteenth taken back. */
function revisionsOf([operacion, lines]: RealSale, index: number): readonly object[] {
  const whole = lines.map((line, place) => sentLine(line, place + 1, 0));
  const returned = lines.map((line, place) => sentLine(line, place + 1, place === 0 ? 1 : 0));
  return [
    sentSale(operacion, 1, lines.length > 1 ? whole.slice(0, -1) : whole),
    sentSale(operacion, 2, whole),
    sentSale(operacion, 3, returned),
    ...(index % 13 === 12 ? [{ tienda: 1, operacion, revision: 4, anulada: true }] : []),
  ];
}

function sentLine({ numArt, descripcion, cantidad, precio }: RealLine, linea: number, devuelto: number) {
  const subtotal = Math.round(cantidad * precio * 100);
  const iva = Math.round(subtotal * 0.16);
  return {
    ...{ linea, numArt, descripcion, cantidad, devuelto, precioUnitario: precio },
    ...{ subtotal: subtotal / 100, iva: iva / 100, total: (subtotal + iva) / 100 },
  };
}

function sentSale(operacion: number, revision: number, lineas: readonly ReturnType<typeof sentLine>[]) {
  const total = lineas.reduce((sum, line) => sum + Math.round(line.total * 100), 0) / 100;
  const fecha = new Date(NOW.getTime() - 3 * 86_400_000).toISOString();
  return { tienda: 1, operacion, revision, fecha, total, lineas, pagos: [{ formaPago: 1, monto: total }] };
}
