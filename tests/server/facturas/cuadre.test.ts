import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import type { Diferencia, DocumentosDeCuadre, Renglon } from '#domain/facturas/cuadre';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { valeDevoluciones } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { insertVoucher } from '../vales/vales.seed.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, openInvoiceDesk } from './facturas.desk.ts';
import { globalOf } from './facturas.global.desk.ts';
import { newInvoice } from './listaFacturas.seed.ts';

let bench: InvoiceDesk;
/** The sales of the first test, which the others ask about. */
let sold: Readonly<Record<'unpaid' | 'free' | 'ofFebruary' | 'inBoth' | 'gone', number>>;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await bench.desk.db.update(ventas).set({ anulacion: 1 });
});
afterAll(() => bench.desk.bed.close());

const march = { fecha: new Date('2026-03-10T12:00:00-06:00') };
const february = { fecha: new Date('2026-02-28T23:30:00-06:00') };

/** The sheet of store 1 by its lines; those of nothing left out. */
async function sheet(mes: string) {
  const answer = await bench.desk.facturista.get(`facturas/cuadre?mes=${mes}&tienda=1`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { renglones, ...rest } = answer.json();
  const lines = (renglones as Renglon[]).filter(({ monto }) => monto !== 0);
  return { ...rest, lines: Object.fromEntries(lines.map(({ texto, monto }) => [texto, monto])) };
}

/** The documents of a line of store 1. */
async function documents(mes: string, diferencia: Diferencia): Promise<DocumentosDeCuadre> {
  const path = `facturas/cuadre/documentos?mes=${mes}&tienda=1&diferencia=${diferencia}`;
  const answer = await bench.desk.facturista.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function named(operacion: number): Promise<void> {
  const answer = await invoiceSale(bench, { idCaso: await invoiceCase(bench), operacion });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('the monthly sheet', () => {
  it('adds what was sold and what was invoiced to nothing, each difference in a line of its own', async () => {
    const { desk } = bench;
    const inGlobal = await sell(desk, [{ unidades: 1, pesos: 100 }], march);
    const inBoth = await sell(desk, [{ unidades: 1, pesos: 200 }], march);
    const ofFebruary = await sell(desk, [{ unidades: 1, pesos: 300 }], february);
    const byName = await sell(desk, [{ unidades: 1, pesos: 400 }], march);
    const unpaid = await sell(desk, [{ unidades: 1, pesos: 500 }], { ...march, pagos: [[4, 580]] });
    const free = await sell(desk, [{ unidades: 1, pesos: 600 }], march);
    const gone = await sell(desk, [{ unidades: 1, pesos: 700 }], march);
    await globalOf(bench, [inGlobal, inBoth, ofFebruary]);
    await named(inBoth);
    await named(byName);
    await named(gone);
    await desk.db.update(ventas).set({ anulacion: 1 }).where(eq(ventas.operacion, gone));
    sold = { unpaid, free, ofFebruary, inBoth, gone };

    expect(await sheet('2026-03')).toEqual({
      ...{ mes: '2026-03', diferencia: 0, sinNota: 0 },
      lines: {
        'Ventas del mes': 2_088,
        'Pagadas que aún no están en ninguna factura': 696,
        'A crédito, o sin pagos conocidos, sin factura': 580,
        'De otros meses, facturadas en este': 348,
        'En una global y también a nombre (una nota las saca)': 232,
        'Anuladas en su caja, y facturadas': 812,
        'Lo que debe estar facturado': 2_204,
        'Facturas globales': 696,
        'Facturas a nombre': 1_508,
        Facturado: 2_204,
        'Notas de crédito que sacan ventas de una global': 232,
      },
    });
    expect(await sheet('2026-02')).toEqual({
      ...{ mes: '2026-02', diferencia: 0, sinNota: 0 },
      lines: { 'Ventas del mes': 348, 'Facturadas en otro mes': 348 },
    });
  });

  it('tells of each difference the documents that make it', async () => {
    const at = (day: string) => new Date(`${day}T12:00:00-06:00`).toISOString();
    const sale = (operacion: number | undefined, monto: number, fecha = at('2026-03-10')) => ({
      ...{ tienda: 1, operacion, factura: null, vale: null, fecha, zona: 'America/Mexico_City', monto },
    });
    const { unpaid, free, ofFebruary, inBoth, gone } = sold;
    const told = async (mes: string, diferencia: Diferencia) => {
      const { documentos, total } = await documents(mes, diferencia);
      expect(documentos.map((one) => one.diferencia)).toEqual(documentos.map(() => diferencia));
      return { documentos: documentos.map(({ diferencia: _line, ...rest }) => rest), total };
    };
    const one = (document: object) => ({ documentos: [document], total: 1 });
    const lateInFebruary = '2026-03-01T05:30:00.000Z';
    expect(await told('2026-03', 'pagadasSinFactura')).toEqual(one(sale(free, 696)));
    expect(await told('2026-03', 'creditoSinFactura')).toEqual(one(sale(unpaid, 580)));
    expect(await told('2026-03', 'deOtroMes')).toEqual(one(sale(ofFebruary, 348, lateInFebruary)));
    expect(await told('2026-02', 'facturadasEnOtroMes')).toEqual(one(sale(ofFebruary, 348, lateInFebruary)));
    expect(await told('2026-03', 'enDosFacturas')).toEqual(one(sale(inBoth, 232)));
    expect(await told('2026-03', 'anuladas')).toEqual(one(sale(gone, 812)));
    expect(await told('2026-03', 'deMas')).toEqual({ documentos: [], total: 0 });
    const notes = await told('2026-03', 'notasNominativas');
    expect(notes).toMatchObject(one({ tienda: 1, operacion: null, factura: { clase: 'Nota de crédito' }, monto: 232 }));
  });

  it('says which invoices nothing explains, shows the first hundred and counts all', async () => {
    for (let n = 0; n < 101; n += 1) {
      await newInvoice(bench.desk, { serie: 'Z', uuid: null, fecha: new Date(Date.UTC(2026, 0, 5, 18, n)) });
    }
    expect(await sheet('2026-01')).toEqual({
      ...{ mes: '2026-01', diferencia: 11_716, sinNota: 0 },
      lines: { 'Facturas a nombre': 11_716, Facturado: 11_716, 'Sin explicar': 11_716, Diferencia: 11_716 },
    });
    const { documentos, total } = await documents('2026-01', 'sinExplicar');
    expect([documentos.length, total]).toEqual([100, 101]);
    expect(documentos[0]).toMatchObject({ operacion: null, fecha: '2026-01-05T18:00:00.000Z', monto: 116 });
    expect(documentos[0]?.factura?.nombre).toMatch(/^Z-\d+$/);
  });

  it('tells refunds without a note by voucher, added up, and invoices that are more than their sales', async () => {
    const { db } = bench.desk;
    const fecha = new Date('2025-12-10T18:00:00Z');
    const vale = await insertVoucher(db, { idCaso: await invoiceCase(bench), metodos: { 6: 100 } });
    await db.update(ventas).set({ fecha }).where(eq(ventas.operacion, vale.operacion));
    const id = await newInvoice(bench.desk, { serie: 'Z', uuid: null, fecha, operacion: vale.operacion });
    const half = {
      idVale: vale.id,
      metodo: 6,
      monto: fromPesos(30),
      estado: 'hecha',
      creado: fecha,
      numiden: ADMINISTRATOR,
    } as const;
    await db.insert(valeDevoluciones).values([
      { ...half, clave: 'mitad-1', terminado: fecha },
      { ...half, clave: 'mitad-2', terminado: new Date('2025-12-11T18:00:00Z') },
      { ...half, clave: 'mitad-3', terminado: new Date('2026-01-11T18:00:00Z') },
    ]);
    // The sale is of 100 pesos, its invoice of 116.
    expect(await sheet('2025-12')).toEqual({
      ...{ mes: '2025-12', diferencia: 0, sinNota: 60 },
      lines: {
        ...{ 'Ventas del mes': 100, 'Diferencia entre facturas y sus ventas': 16, 'Lo que debe estar facturado': 116 },
        ...{ 'Facturas a nombre': 116, Facturado: 116, 'Devuelto de ventas facturadas, sin nota': 60 },
      },
    });
    const nobody = { tienda: 1, operacion: null, factura: null, vale: null };
    expect(await documents('2025-12', 'devueltoSinNota')).toEqual({
      documentos: [
        {
          ...{ ...nobody, diferencia: 'devueltoSinNota', vale: { id: vale.id, folio: vale.folio } },
          ...{ fecha: '2025-12-11T18:00:00.000Z', zona: 'America/Mexico_City', monto: 60 },
        },
      ],
      total: 1,
    });
    expect(await documents('2025-12', 'deMas')).toMatchObject({
      documentos: [{ factura: { id }, monto: 16 }],
      total: 1,
    });
  });

  it('goes out as a file with all of them, to who may export', async () => {
    const { desk } = bench;
    const path = 'facturas/cuadre/exportar?mes=2026-03&tienda=1';
    await grantPermissions(desk.db, FACTURISTA, [PERMISOS.facturar.id]);
    expect((await desk.facturista.get(path)).statusCode).toBe(403);
    await grantPermissions(desk.db, FACTURISTA, [PERMISOS.facturar.id, PERMISOS.exportarListas.id]);
    const [head, ...lines] = (await desk.facturista.get(path)).body.trim().split('\r\n');
    expect(head).toBe(
      '"Número de tienda","Renglón","Documento","Operación","Factura","Vale","Fecha","Hora de la tienda","Importe"',
    );
    const { unpaid, free, ofFebruary, inBoth, gone } = sold;
    const line = (name: string, operacion: number, fecha: string, monto: number) =>
      `1,"${name}","Operación ${operacion}",${operacion},,,"${fecha}","Centro",${monto}`;
    expect(lines.slice(0, 5)).toEqual([
      line('Pagadas que aún no están en ninguna factura', free, '2026-03-10 12:00', 696),
      line('A crédito, o sin pagos conocidos, sin factura', unpaid, '2026-03-10 12:00', 580),
      line('De otros meses, facturadas en este', ofFebruary, '2026-02-28 23:30', 348),
      line('En una global y también a nombre (una nota las saca)', inBoth, '2026-03-10 12:00', 232),
      line('Anuladas en su caja, y facturadas', gone, '2026-03-10 12:00', 812),
    ]);
    expect(lines[5]).toMatch(
      /^1,"Notas de crédito que sacan [^"]+","Nota de crédito (\S+)",,"\1",,"[^"]+","Centro",232$/,
    );
    expect(lines).toHaveLength(6);
    const all = (await desk.facturista.get('facturas/cuadre/exportar?mes=2026-01')).body.trim().split('\r\n');
    expect(all.filter((line) => line.includes('Sin explicar'))).toHaveLength(101);
  });

  it.each([
    // Half an hour before midnight in Tijuana: the centre has May.
    ['22000', '2026-04-30T23:30:00-07:00', '2026-04', '2026-04-30 23:30', 'Noroeste (frontera)', 'America/Tijuana'],
    // A quarter of an hour after midnight in Cancún: the centre still has May.
    ['77500', '2026-06-01T00:15:00-05:00', '2026-06', '2026-06-01 00:15', 'Sureste', 'America/Cancun'],
  ])(
    'of a store of the postal code %s has a sale of %s in %s, by its clock',
    async (code, fecha, mes, shown, hour, zona) => {
      const { desk } = bench;
      const store = eq(stores.cvetda, 1);
      const [before] = await desk.db.select().from(stores).where(store);
      await desk.db.update(stores).set({ codigoPostal: code }).where(store);
      const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }], { fecha: new Date(fecha) });
      const { documentos } = await documents(mes, 'pagadasSinFactura');
      expect(documentos.map((one) => [one.operacion, one.zona])).toEqual([[operacion, zona]]);
      const { body } = await desk.facturista.get(`facturas/cuadre/exportar?mes=${mes}&tienda=1`);
      expect(body.trim().split('\r\n').slice(1)).toEqual([
        `1,"Pagadas que aún no están en ninguna factura","Operación ${operacion}",${operacion},,,"${shown}","${hour}",116`,
      ]);
      await desk.db
        .update(stores)
        .set({ codigoPostal: before?.codigoPostal ?? null })
        .where(store);
    },
  );

  it('is asked for by a month', async () => {
    const answer = await bench.desk.facturista.get('facturas/cuadre?mes=2026-13');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'El mes se escribe AAAA-MM.']);
  });
});
