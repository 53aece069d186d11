/** Goods that are no object of the tax, from what the chain says of an article to the last note of its sale. */
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { dueGlobals } from '../../../server/facturas/global/due.ts';
import { dueNotes } from '../../../server/facturas/global/dueNotes.ts';
import { clavesFiscales } from '../../../server/platform/db/schema/cadena.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ventaArticulos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { AUTHORITY_IS_THERE } from '../../cfdi/authority.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { asking, layOutVouchers, sell, voucherOf, voucherRow } from '../vales/vales.desk.ts';
import { CATEGORIA, type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';
import { verdicts } from './facturas.verdicts.ts';
import { testStamper } from './timbrador.desk.ts';

let bench: InvoiceDesk;
let db: InvoiceDesk['desk']['db'];
beforeAll(async () => {
  bench = await openInvoiceDesk({}, { embedded: true });
  db = bench.desk.db;
  await layOutVouchers(bench.desk);
  // Of the bench itself: they are in nobody's invoice.
  await db.update(ventas).set({ anulacion: 1 });
  await db.insert(clavesFiscales).values([
    { ambito: 'departamento', codigo: 'SERVICIOS', claveProdServ: '93161700', claveUnidad: 'E48', objetoImp: '01' },
    { ambito: 'articulo', codigo: '702', claveProdServ: '93161701', claveUnidad: 'E48', objetoImp: '01' },
    { ambito: 'articulo', codigo: '704', claveProdServ: '52141500', claveUnidad: 'H87' },
  ]);
});
afterAll(() => bench.desk.bed.close());

/** One unit of 116.00 with its IVA, and three without a tax of 150.00. */
const MIXED = [
  { unidades: 1, pesos: 100 },
  { unidades: 3, pesos: 150, sinIva: true },
];
const march17 = { fecha: new Date('2026-03-17T12:00:00-06:00') };

/** Each line's identification, units, object of the tax, amount, and how many taxes it has. */
function lines({ Conceptos = [] }: Comprobante) {
  return Conceptos.map(({ NoIdentificacion, Cantidad, ObjetoImp, Importe, Impuestos }) => [
    ...[NoIdentificacion, Cantidad, ObjetoImp, Importe, Impuestos?.Traslados?.length ?? 0],
  ]);
}

async function rowOf(id: number) {
  const [row] = await db.select().from(facturas).where(eq(facturas.id, id));
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return row;
}

async function byName(operacion: number) {
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.statusCode, answer.body).toBe(200);
  return rowOf(answer.json().factura.id);
}

/** A round of the server that makes the global invoices and the notes that are due. */
async function round(): Promise<void> {
  const { bed } = bench.desk;
  const own = embeddedNeighbours(bed.db, () => bed.clock.now);
  const here = surroundingsOf(bed, { ...own, stamper: testStamper(bed), mail: null });
  const log = { error: () => undefined };
  const surroundings = { clock: here.clock, alone: false, log };
  await createFinisher(dueGlobals(here, log), surroundings).finish();
  await createFinisher(dueNotes(here, log), surroundings).finish();
}

/** The stored notes of a sale, in order. */
async function notesOfSale(operacion: number) {
  const rows = await db.select().from(facturas).where(eq(facturas.operacion, operacion)).orderBy(asc(facturas.id));
  return rows.filter(({ clase }) => clase === 'notaCredito');
}

/** A voucher of units by line that is given back in cash. */
async function givenBack(operacion: number, units: Readonly<Record<number, number>>): Promise<number> {
  const { id } = await voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, units));
  const { version } = await voucherRow(bench.desk, id);
  const answer = await bench.desk.gerente.send('vales/devolver', { id, version, metodo: 6, folio: null }, newKey());
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

describe('goods that are no object of the tax', () => {
  it('are in an invoice by name without taxes where their sale charged none, and in its note', async () => {
    const operacion = await sell(bench.desk, [
      ...MIXED,
      { unidades: 1, pesos: 20, sinIva: true },
      { unidades: 1, pesos: 30, sinIva: true },
    ]);
    for (const linea of [3, 4]) {
      await db
        .update(ventaArticulos)
        .set({ departamento: 'Servicios' })
        .where(and(eq(ventaArticulos.operacion, operacion), eq(ventaArticulos.linea, linea)));
    }
    const named = await byName(operacion);
    // 703 has the keys of its department, 704 its own.
    expect(lines(named.comprobante)).toEqual([
      ['701', '1', '02', '100.00', 1],
      ['702', '3', '01', '150.00', 0],
      ['703', '1', '01', '20.00', 0],
      ['704', '1', '02', '30.00', 1],
    ]);
    expect(named.total).toBe(316_00);
    const taxed = await byName(
      await sell(bench.desk, [
        { unidades: 1, pesos: 10 },
        { unidades: 1, pesos: 50 },
      ]),
    );
    expect(lines(taxed.comprobante)[1]).toEqual(['702', '1', '02', '50.00', 1]);

    const vale = await voucherOf(bench.desk.asesor, await asking(bench.desk, operacion, { 1: 1, 2: 2 }));
    const idCaso = await invoiceCase(bench, { idSubcategoria: CATEGORIA.notaCredito });
    const body = { idCaso, idFactura: named.id, version: named.version, relacion: 'vale', idVale: vale.id };
    const answer = await bench.desk.facturista.send('facturas/nota-credito/resolver', body, newKey());
    expect(answer.statusCode, answer.body).toBe(200);
    const note = await rowOf(answer.json().factura.id);
    expect(lines(note.comprobante)).toEqual([
      ['701', '1', '02', '100.00', 1],
      ['702', '2', '01', '100.00', 0],
    ]);
    expect(note.total).toBe(216_00);
  });

  it('are a line of their own of their sale in a global invoice, whose notes find both', async () => {
    const mixed = await sell(bench.desk, MIXED, march17);
    const untaxed = await sell(bench.desk, [{ unidades: 1, pesos: 10 }], march17);
    await db.update(stores).set({ globales: 'diaria', globalesDesde: '2026-03-17', globalesNumiden: FACTURISTA });
    await round();
    const [global, ...more] = await db.select().from(facturas).where(eq(facturas.clase, 'global'));
    expect(more).toEqual([]);
    expect(global).toMatchObject({ estado: 2, total: 266_00 + 11_60 });
    expect(global === undefined ? [] : lines(global.comprobante)).toEqual([
      [`1-${mixed}`, '1', '02', '100.00', 1],
      [`1-${mixed}-01`, '1', '01', '150.00', 0],
      [`1-${untaxed}`, '1', '02', '10.00', 1],
    ]);

    // A unit of each comes back, and then the chain says of the article what it did not say when it was invoiced.
    const first = await givenBack(mixed, { 1: 1, 2: 1 });
    await round();
    await db.update(clavesFiscales).set({ objetoImp: '02' }).where(eq(clavesFiscales.codigo, '702'));
    await givenBack(mixed, { 2: 1 });
    await round();
    await db.update(clavesFiscales).set({ objetoImp: '01' }).where(eq(clavesFiscales.codigo, '702'));
    const [both, second] = await notesOfSale(mixed);
    expect(both).toMatchObject({ estado: 2, idVale: first, alPublico: true, total: 166_00 });
    expect([both, second].map((note) => note && lines(note.comprobante))).toEqual([
      [
        [`1-${mixed}`, '1', '02', '100.00', 1],
        [`1-${mixed}-01`, '1', '01', '50.00', 0],
      ],
      [[`1-${mixed}-01`, '1', '01', '50.00', 0]],
    ]);

    // By name afterwards: what is left of the sale leaves the global invoice.
    const named = await byName(mixed);
    expect(lines(named.comprobante)).toEqual([
      ['701', '1', '02', '100.00', 1],
      ['702', '3', '01', '150.00', 0],
    ]);
    const [, , leaving] = await notesOfSale(mixed);
    expect(leaving && lines(leaving.comprobante)).toEqual([[`1-${mixed}-01`, '1', '01', '50.00', 0]]);
    await round();
    // The goods of both vouchers are noted on the invoice by name too.
    const onNamed = (await notesOfSale(mixed)).slice(3);
    expect(onNamed.map(({ total }) => total)).toEqual([166_00, 50_00]);
    expect(onNamed.map(({ comprobante }) => lines(comprobante).map(([, , objeto]) => objeto))).toEqual([
      ['02', '01'],
      ['01'],
    ]);
  });

  it('leave with both lines when their whole sale is invoiced by name', async () => {
    const mixed = await sell(bench.desk, MIXED, march17);
    await db.execute(`update periodos_globales set estado = 'pendiente', proximo = now(), version = version + 1`);
    await round();
    const held = (await db.select().from(facturas).where(eq(facturas.clase, 'global')).orderBy(asc(facturas.id))).at(
      -1,
    );
    expect(held).toMatchObject({ estado: 2, total: 266_00 });
    await byName(mixed);
    const [note, ...more] = await notesOfSale(mixed);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ estado: 2, total: 266_00 });
    expect(note?.comprobante.Conceptos).toEqual(held?.comprobante.Conceptos);
  });

  it('add to nothing in the monthly sheet, and every invoice of them is found good', async () => {
    const answer = await bench.desk.facturista.get('facturas/cuadre?mes=2026-03&tienda=1');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ diferencia: 0, sinNota: 0 });
    if (!AUTHORITY_IS_THERE) return;
    const said = await verdicts(db);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((verdict) => !verdict.endsWith(' ok'))).toEqual([]);
  });
});
