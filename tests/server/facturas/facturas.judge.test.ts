import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { centavos } from '#domain/common/money';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { AUTHORITY_IS_THERE, SKIPPED } from '../../cfdi/authority.ts';
import { FACTURACION, NOW } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { CATEGORIA, layOutServices, RECEIVER } from './facturas.desk.ts';
import { verdicts } from './facturas.verdicts.ts';

const CREDIT = 4;
const FOREIGNER = {
  rfc: 'XEXX010101000',
  beneficiario: "O'Brien & «Sons» <Ltd>",
  regimenFiscal: '616',
  usoCFDI: 'S01',
  codigoPostal: '01000',
  residenciaFiscal: 'USA',
  numRegIdTrib: '123456789',
} as const;
const COMPANY = {
  rfc: 'h&e-951128-469',
  beneficiario: 'Herreria & Electricos, S.A. de C.V.',
  regimenFiscal: '601',
  usoCFDI: 'G03',
  codigoPostal: '06002',
} as const;

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
  await desk.db.update(stores).set({ codigoPostal: '06000' });
  await layOutServices(desk);
});
afterAll(() => desk.bed.close());

/** Issues what a case of the category asks for. */
async function send(
  path: string,
  body: object,
  servicio: keyof typeof CATEGORIA,
): Promise<{ readonly id: number; readonly version: number }> {
  const idCaso = await caseIn(desk, ESTADO.enProceso, {
    idArea: FACTURACION,
    idSubcategoria: CATEGORIA[servicio],
  });
  const answer = await desk.facturista.send(`facturas/${path}`, { idCaso, ...body });
  expect(answer.json(), answer.body).not.toHaveProperty('message');
  const { id } = answer.json().factura;
  const { version } = (await desk.facturista.get(`facturas/detalle/${id}`)).json();
  return { id, version };
}

function invoice(operacion: number, datosFiscales: object) {
  return send('facturacion/resolver', { origen: 'venta', tienda: 1, operacion, datosFiscales }, 'general');
}

async function ticketsAndMeals(): Promise<void> {
  const paid = { cvetda: 1, idFormaPago: 1 };
  await desk.db
    .insert(pagosEstacionamiento)
    .values({ ...paid, operacion: 9001, monto: centavos(3_333), fecha: '2026-03-17', valido: true });
  await desk.db.insert(consumosRestaurante).values({ ...paid, folio: 'SVA-9', monto: centavos(99_999), fecha: NOW });
}

describe.skipIf(!AUTHORITY_IS_THERE)(`what the calls issue${SKIPPED}`, () => {
  it('of every kind is found good by the authority’s schema, its cadena original and the seal', async () => {
    await ticketsAndMeals();
    const several = await sell(desk, [
      { unidades: 3, pesos: 100.01, descuento: 7 },
      { unidades: 7, pesos: 0.07 },
      { unidades: 1, pesos: 12_345.67 },
    ]);
    const cash = await invoice(several, COMPANY);
    const credit = await invoice(await sell(desk, [{ unidades: 2, pesos: 100 }], { pagos: [[CREDIT, 116]] }), RECEIVER);
    const abroad = await invoice(await sell(desk, [{ unidades: 1, pesos: 0.01 }]), FOREIGNER);
    await send(
      'estacionamiento/resolver',
      {
        tienda: 1,
        operacion: 9001,
        fecha: '2026-03-17',
        datosFiscales: RECEIVER,
      },
      'estacionamiento',
    );
    await send(
      'facturacion/resolver',
      { origen: 'restaurante', folio: 'sva-9', datosFiscales: RECEIVER },
      'restaurante',
    );
    const of = (one: { readonly id: number; readonly version: number }) => ({
      idFactura: one.id,
      version: one.version,
    });
    await send(
      'nota-credito/resolver',
      { ...of(cash), relacion: '03', lineas: [{ orden: 1, cantidad: 2 }] },
      'notaCredito',
    );
    await send('nota-credito/resolver', { ...of(cash), relacion: '01', monto: 1_000.33 }, 'notaCredito');
    const pagos = [{ ...of(credit), monto: 33.33 }];
    await send('recibo-pago/resolver', { fechaPago: '2026-03-18', formaPago: '03', pagos }, 'reciboPago');
    await send('mantenimiento/resolver', { ...of(abroad), datosFiscales: RECEIVER, formaPago: '28' }, 'mantenimiento');
    expect(await verdicts(desk.db)).toEqual(
      ['A-1', 'A-2', 'A-3', 'E-1', 'R-1', 'NC-1', 'NC-2', 'P-1', 'A-4'].map((name) => `${name} ok`),
    );
  });
});
