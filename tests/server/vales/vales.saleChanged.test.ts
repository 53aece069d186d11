/** A voucher gives back what its sale still bears: its till may have given back the same before it. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ventaPagos } from '../../../server/platform/db/schema/operaciones.ts';
import { valeDevoluciones } from '../../../server/platform/db/schema/vales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { makeIntegration, makeSecret } from '../cadena/integraciones.desk.ts';
import { ASESOR, Person } from '../casos/casos.desk.ts';
import { send, sentLine, sentSale } from '../ventas/ventasEntrantes.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  refundDesk,
  refundsOf,
  TARJETA,
} from './devoluciones.desk.ts';
import { asking, idOf, unitsLeft, voucherOf, voucherRow } from './vales.desk.ts';

const refunds = refundDesk();
let other: FastifyInstance;
let operacion = 7_900_000;
beforeAll(async () => {
  await makeSecret(refunds.desk.bed, await makeIntegration(refunds.desk.bed));
  other = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
});
afterAll(() => other.close());

/** A sale by its till, and a voucher of some of its units that goes back by one method. */
async function voucherBy(
  metodo: number,
  { formaPago = 1, unidades = 10, toma = unidades }: { formaPago?: number; unidades?: number; toma?: number } = {},
): Promise<{ id: number; version: number; folio: string; sale: object }> {
  operacion += 1;
  const total = 116 * unidades;
  const sale = sentSale(operacion, [unidades], { pagos: [{ formaPago, monto: total }] });
  expect(await send(refunds.desk.db, sale)).toEqual(['nueva']);
  const metodosDevolucion = [{ metodo: { id: metodo as 6 }, monto: 116 * toma }];
  const made = await voucherOf(
    refunds.desk.asesor,
    await asking(refunds.desk, operacion, { 1: toma }, { metodosDevolucion }),
  );
  return { ...made, sale };
}

/** The till gives units of the last sale back, with their money. */
async function tillGives(sale: object, devuelto: number, { revision = 2, dinero = 116 * devuelto } = {}) {
  const { pagos } = sale as { pagos: { formaPago: number; monto: number }[] };
  const { lineas } = sale as { lineas: { cantidad: number }[] };
  const [answer = ''] = await send(refunds.desk.db, {
    ...{ ...sale, revision },
    lineas: [sentLine(1, lineas[0]?.cantidad ?? 0, { devuelto })],
    pagos: pagos.map((pago) => ({ ...pago, devuelto: dinero })),
  });
  expect(answer).toMatch(/^corregida/);
}

const authorize = (vale: { id: number; version: number }) =>
  refunds.desk.gerente.send('vales/autorizar-vale', { ...idOf(vale), comentario: '' });

/** Each method with the form of paying by which it needs no authorization, and how many units it takes. */
const METHODS = [
  ['EFECTIVO', EFECTIVO, 1, 10],
  ['CHEQUE', CHEQUE, 1, 20],
  ['CERTIFICADO', CERTIFICADO, 9, 10],
  ['BILLETERA', BILLETERA, 1, 10],
  ['TARJETA', TARJETA, 2, 10],
  ['CRÉDITO', CREDITO, 4, 10],
] as const;

describe('what the till gave back is not paid by a voucher', () => {
  it.each(METHODS)('by %s', async (_name, metodo, formaPago, unidades) => {
    const vale = await voucherBy(metodo, { formaPago, unidades });
    expect((await voucherRow(refunds.desk, vale.id)).estado).toBe(ESTADO_VALE.vigente);
    await tillGives(vale.sale, unidades);
    const folio = metodo === CHEQUE ? { folio: '77' } : {};
    const answer = await giveBackBy(refunds.desk.asesor, metodo, vale, folio);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `De la línea 1 el vale toma ${unidades} y quedan 0: lo demás ya se devolvió en caja o por otro vale. No se devuelve: ` +
        'lo que quede de la venta va en otro vale, y este se cancela si nada de él se ha devuelto.',
    ]);
    expect(await refundsOf(refunds, vale.id)).toEqual([]);
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 1, saldo: 11_600 * unidades });
  });

  it.each(METHODS)('by %s where the till gave money alone', async (_name, metodo, formaPago, unidades) => {
    const vale = await voucherBy(metodo, { formaPago, unidades });
    await tillGives(vale.sale, 0, { dinero: 116 });
    const folio = metodo === CHEQUE ? { folio: '77' } : {};
    const answer = await giveBackBy(refunds.desk.asesor, metodo, vale, folio);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^El vale devuelve \$[\d,]+\.00 y de lo que se pagó quedan \$[\d,]+\.00: /),
    ]);
    expect(await refundsOf(refunds, vale.id)).toEqual([]);
  });

  it.each(METHODS)('by %s of an annulled sale', async (_name, metodo, formaPago, unidades) => {
    const vale = await voucherBy(metodo, { formaPago, unidades });
    const gone = { tienda: 1, operacion, revision: 2, anulada: true };
    expect((await send(refunds.desk.db, gone))[0]).toMatch(/^corregida/);
    const answer = await giveBackBy(refunds.desk.asesor, metodo, vale, metodo === CHEQUE ? { folio: '77' } : {});
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^La caja anuló la venta de este vale\. /),
    ]);
  });

  it('and what is left beside it is', async () => {
    const vale = await voucherBy(EFECTIVO, { unidades: 10, toma: 4 });
    await tillGives(vale.sale, 6);
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, vale)).statusCode).toBe(200);
  });

  it('whichever of two vouchers comes first', async () => {
    const first = await voucherBy(EFECTIVO, { unidades: 4, toma: 2 });
    const second = await voucherOf(refunds.desk.asesor, await asking(refunds.desk, operacion, { 1: 2 }));
    await tillGives(first.sale, 2);
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, second)).statusCode).toBe(200);
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, first)).statusCode).toBe(409);
  });

  it('nor is it free for another voucher once the first is cancelled', async () => {
    const vale = await voucherBy(EFECTIVO, { unidades: 4 });
    await tillGives(vale.sale, 3);
    const cancelled = await refunds.desk.gerente.send('vales/cancelar-vale', { ...idOf(vale), motivo: 'Ya en caja' });
    expect(cancelled.statusCode).toBe(200);
    expect(await unitsLeft(refunds.desk, operacion)).toEqual([1]);
    // A later revision of the till finds its own units again.
    await tillGives(vale.sale, 4, { revision: 3 });
    expect(await unitsLeft(refunds.desk, operacion)).toEqual([0]);
  });
});

describe('what is authorized with its sums is paid, and no more', () => {
  /** A sale of 1,160.00 whose payments come to 660.00. */
  async function short() {
    const vale = await voucherBy(EFECTIVO, { unidades: 10 });
    await refunds.desk.db
      .update(ventaPagos)
      .set({ monto: 66_000 as never })
      .where(eq(ventaPagos.operacion, operacion));
    return vale;
  }

  it('a voucher that was made with them', async () => {
    operacion += 1;
    const sale = sentSale(operacion, [10]);
    await send(refunds.desk.db, sale);
    await refunds.desk.db
      .update(ventaPagos)
      .set({ monto: 66_000 as never })
      .where(eq(ventaPagos.operacion, operacion));
    const vale = await voucherOf(refunds.desk.asesor, await asking(refunds.desk, operacion, { 1: 10 }));
    expect((await voucherRow(refunds.desk, vale.id)).motivosAutorizacion).toEqual(['masDeLoPagado 116000 66000']);
    expect((await authorize(vale)).statusCode).toBe(200);
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, { ...vale, version: 2 })).json()).toMatchObject({
      monto: 1_160,
    });
  });

  it('not one that was saved before the sums were others', async () => {
    const answer = await giveBackBy(refunds.desk.asesor, EFECTIVO, await short());
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('El vale devuelve $1,160.00 y de lo que se pagó quedan $660.00'),
    ]);
  });

  it('nor does anybody authorize or replace what the sale no longer bears', async () => {
    operacion += 1;
    const sale = sentSale(operacion, [90]);
    await send(refunds.desk.db, sale);
    const waiting = await voucherOf(refunds.desk.asesor, await asking(refunds.desk, operacion, { 1: 90 }));
    expect((await voucherRow(refunds.desk, waiting.id)).estado).toBe(ESTADO_VALE.porAutorizar);
    await tillGives(sale, 90);
    const refused = await authorize(waiting);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'De la línea 1 el vale toma 90 y quedan 0: lo demás ya se devolvió en caja o por otro vale. Rechácelo: lo que quede de la ' +
        'venta va en otro vale.',
    ]);
    const vale = await voucherBy(EFECTIVO);
    await tillGives(vale.sale, 1);
    const replaced = await refunds.desk.asesor.send('vales/guardarReposicion', { ...idOf(vale), motivo: 'Se perdió' });
    expect([replaced.statusCode, replaced.json().message]).toEqual([409, expect.stringContaining('No se repone: ')]);
  });
});

it('is told on the voucher, in the list and where it waits for a decision', async () => {
  const { asesor, gerente } = refunds.desk;
  const shown = async (id: number) => (await asesor.post('vales/obtenerVale', { valeId: id })).json().sinRespaldo;
  const listed = async (folio: string) => (await asesor.get(`vales/searchValeFolio/${folio}`)).json().sinRespaldo;
  const vale = await voucherBy(EFECTIVO);
  const ofSale = async () =>
    (await asesor.post(`vales/consultas/get-by-tienda-operacion?tienda=1&operacion=${operacion}`, {})).json()[0];
  expect([await shown(vale.id), await listed(vale.folio)]).toEqual([null, false]);
  await tillGives(vale.sale, 10);
  const words = 'De la línea 1 el vale toma 10 y quedan 0: lo demás ya se devolvió en caja o por otro vale';
  expect([await shown(vale.id), await listed(vale.folio)]).toEqual([{ falta: 'unidades', texto: words }, true]);
  expect(await ofSale()).toMatchObject({ id: vale.id, sinRespaldo: true });

  operacion += 1;
  const sale = sentSale(operacion, [90]);
  await send(refunds.desk.db, sale);
  const waiting = await voucherOf(asesor, await asking(refunds.desk, operacion, { 1: 90 }));
  await send(refunds.desk.db, { tienda: 1, operacion, revision: 2, anulada: true });
  const inbox = (await gerente.get('vales/por-autorizar')).json().vales as { id: number; motivos: string[] }[];
  expect(inbox.find(({ id }) => id === waiting.id)?.motivos[0]).toBe('La caja anuló la venta de este vale');
});

it('twenty at once, on two servers, never give back more than came in', async () => {
  const there = new Person({ ...refunds.desk.bed, app: other }, await refunds.desk.bed.signIn(ASESOR));
  operacion += 1;
  const sale = sentSale(operacion, [20]);
  await send(refunds.desk.db, sale);
  const made: { readonly id: number; readonly version: number }[] = [];
  for (let place = 0; place < 20; place += 1) {
    made.push(await voucherOf(refunds.desk.asesor, await asking(refunds.desk, operacion, { 1: 1 })));
  }
  const [answers] = await Promise.all([
    Promise.all(made.map((vale, place) => giveBackBy(place % 2 === 0 ? refunds.desk.asesor : there, EFECTIVO, vale))),
    tillGives(sale, 9),
  ]);
  const given = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  expect(given).toBeGreaterThanOrEqual(11);
  const rows = await refunds.desk.db.select().from(valeDevoluciones);
  const ours = rows.filter(({ idVale }) => made.some(({ id }) => id === idVale));
  expect(ours).toHaveLength(given);
  // Whoever comes after the till finds no more than it left.
  const late = await Promise.all(made.map(async (vale) => giveBackBy(there, EFECTIVO, { id: vale.id, version: 1 })));
  expect(late.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
});
