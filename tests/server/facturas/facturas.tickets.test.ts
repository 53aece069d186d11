import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { centavos } from '#domain/common/money';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { casoEscalamientos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { NOW, newKey } from '../casos/casos.desk.ts';
import { detail, rowOf } from '../casos/casos.works.ts';
import {
  CATEGORIA,
  type InvoiceDesk,
  invoiceCase,
  openInvoiceDesk,
  RECEIVER,
  refuses,
  silent,
} from './facturas.desk.ts';

let bench: InvoiceDesk;
beforeAll(async () => {
  bench = await openInvoiceDesk();
  await bench.desk.db
    .insert(pagosEstacionamiento)
    .values([
      ticket(7001, { valido: true }),
      ticket(7002, { valido: false }),
      ticket(7003, { valido: true }),
      ticket(7004, { valido: true, monto: centavos(1) }),
    ]);
  await bench.desk.db.insert(consumosRestaurante).values(
    ['SVA-1', 'SVA-2', 'SVA-3'].map((folio) => ({
      folio,
      cvetda: 1,
      monto: centavos(34_850),
      fecha: NOW,
      idFormaPago: 2,
    })),
  );
});
afterAll(() => bench.desk.bed.close());

function ticket(
  operacion: number,
  cambios: { readonly valido: boolean; readonly monto?: ReturnType<typeof centavos> },
) {
  return { cvetda: 1, operacion, monto: centavos(4_500), fecha: '2026-03-17', idFormaPago: 1, ...cambios };
}

function parkingCase() {
  return invoiceCase(bench, { idSubcategoria: CATEGORIA.estacionamiento });
}

function park(idCaso: number, operacion: number, { fecha = '2026-03-17', key = newKey() } = {}) {
  const body = { idCaso, tienda: 1, operacion, fecha, datosFiscales: RECEIVER };
  return bench.desk.facturista.send('facturas/estacionamiento/resolver', body, key);
}

function eat(idCaso: number, folio: string, key = newKey()) {
  const body = { idCaso, origen: 'restaurante', folio, datosFiscales: RECEIVER };
  return bench.desk.facturista.send('facturas/facturacion/resolver', body, key);
}

async function stored(id: number) {
  const [row] = await bench.desk.db.select().from(facturas).where(eq(facturas.id, id));
  return row;
}

describe('the invoice of a parking ticket', () => {
  it('comes to what was paid, IVA included', async () => {
    const found = await bench.desk.facturista.get(
      'facturas/estacionamiento/buscarPagomostrador?tienda=1&operacion=7001',
    );
    expect(found.json()).toEqual({
      ...{ monto: 45, fecha: '2026-03-17', valido: true, formaPago: '01', factura: null },
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    });
    const answer = await park(await parkingCase(), 7001);
    expect(answer.json()).toMatchObject({ codigo: 200, factura: { serie: 'E' } });
    expect((await stored(answer.json().factura.id))?.comprobante).toMatchObject({
      SubTotal: '38.79',
      Total: '45.00',
      FormaPago: '01',
      Conceptos: [{ ClaveProdServ: '78111807', NoIdentificacion: '7001' }],
      Impuestos: { TotalImpuestosTrasladados: '6.21' },
    });
    const again = await bench.desk.facturista.get(
      'facturas/estacionamiento/buscarPagomostrador?tienda=1&operacion=7001',
    );
    expect(again.json().factura).toMatchObject({ serie: 'E', total: 45, fecha: '18-03-2026' });
  });

  it('is made once, whoever of twenty asks for it', async () => {
    const cases = await Promise.all(Array.from({ length: 20 }, parkingCase));
    const answers = await Promise.all(cases.map((idCaso) => park(idCaso, 7003)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  });

  it('of one centavo can be made', async () => {
    expect((await park(await parkingCase(), 7004)).json().codigo).toBe(200);
  });

  it.each([
    [7002, '2026-03-17', 409, 'El boleto 7002 no está pagado: todavía no se puede facturar.'],
    [7001, '2026-03-16', 400, 'El boleto se pagó otro día. Revise la fecha.'],
    [9999, '2026-03-17', 404, 'No se encontraron resultados.'],
  ])('is refused for ticket %i of %s', async (operacion, fecha, status, text) => {
    const answer = await park(await parkingCase(), operacion, { fecha });
    expect([answer.statusCode, answer.json().message]).toEqual([status, text]);
  });
});

describe('the invoice of a restaurant', () => {
  async function restaurantCase() {
    return invoiceCase(bench, { idSubcategoria: CATEGORIA.restaurante });
  }
  async function escalations(idCaso: number) {
    return bench.desk.db.select().from(casoEscalamientos).where(eq(casoEscalamientos.idCaso, idCaso));
  }

  it('leads its case to MANTENIMIENTO FACTURA, once', async () => {
    const idCaso = await restaurantCase();
    const key = newKey();
    const answer = await eat(idCaso, 'sva-1', key);
    expect(answer.json()).toMatchObject({ codigo: 201, factura: { serie: 'R' } });
    expect((await eat(idCaso, 'sva-1', key)).json()).toEqual(answer.json());
    expect(await escalations(idCaso)).toMatchObject([{ idSubcategoria: 1 }]);
    // Its invoice was made: no reason says that it could not be.
    expect((await detail(bench.desk, idCaso)).logEscalamientos).toMatchObject([
      { subCategoria: 'MANTENIMIENTO FACTURA', motivo: null, comentario: 'Se hizo la factura de restaurante R-1.' },
    ]);
    expect(await rowOf(bench.desk, idCaso)).toMatchObject({ idSubcategoria: 1, idEstado: ESTADO.escalado });
    expect((await stored(answer.json().factura.id))?.comprobante).toMatchObject({
      Total: '348.50',
      FormaPago: '04',
      Conceptos: [{ ClaveProdServ: '90101501' }],
    });
  });

  it('leads it there only when it was made', async () => {
    const idCaso = await restaurantCase();
    bench.script.stamp = silent;
    expect((await eat(idCaso, 'SVA-2')).statusCode).toBe(502);
    delete bench.script.stamp;
    expect(await escalations(idCaso)).toEqual([]);
  });

  it('that could not be made leads it there for that reason', async () => {
    const idCaso = await restaurantCase();
    bench.script.stamp = refuses();
    expect((await eat(idCaso, 'SVA-3')).json()).toMatchObject({ codigo: 409 });
    delete bench.script.stamp;
    expect((await detail(bench.desk, idCaso)).logEscalamientos).toMatchObject([{ motivo: 'No se pudo facturar' }]);
  });

  it('says so for a folio that nobody gave out', async () => {
    const answer = await eat(await restaurantCase(), 'SVA-404');
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'No se encontró ninguna operación con el folio proporcionado',
    ]);
  });
});

describe('what the chain knows of a taxpayer', () => {
  it('is what an invoice was last made out with', async () => {
    const path = `facturas/facturacion/por-rfc?rfc=${RECEIVER.rfc.toLowerCase()}`;
    await park(await parkingCase(), 7004);
    expect((await bench.desk.facturista.get(path)).json()).toMatchObject({
      beneficiario: RECEIVER.beneficiario,
      regimenFiscal: '605',
      codigoPostal: '01160',
    });
    const unknown = await bench.desk.facturista.get('facturas/facturacion/por-rfc?rfc=XIQB891116QE4');
    expect(unknown.statusCode).toBe(404);
  });
});
