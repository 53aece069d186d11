/** Days of a voucher are those of the store where it was made: P29 of the cases that people reported. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { ASESOR, NOW, Person } from '../casos/casos.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  EFECTIVO,
  giveBackBy,
  openRefundDesk,
  type RefundDesk,
  voucherBy,
} from './devoluciones.desk.ts';
import { asking, saveVoucher, sell, voucherRow } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterAll(() => refunds.desk.bed.close());
afterEach(async () => {
  refunds.desk.bed.clock.now = NOW;
  await isIn(null);
});

/** Says where the store of all these tests is. */
async function isIn(codigoPostal: string | null) {
  await refunds.desk.db.update(stores).set({ codigoPostal }).where(eq(stores.cvetda, 1));
}

/** Who works there at a moment, signed in anew. */
async function workingAt(moment: string) {
  const { bed } = refunds.desk;
  bed.clock.now = new Date(moment);
  return new Person(bed, await bed.signIn(ASESOR));
}

/** How the list of vouchers shows one. */
async function listed(who: Person, folio: string) {
  const { estado, vencido, zona } = (await who.get(`vales/searchValeFolio/${folio}`)).json();
  return { estado: estado.nombre, vencido, zona };
}

describe.each([
  {
    place: 'the centre',
    cp: '06000',
    zona: 'America/Mexico_City',
    until: '2026-06-17T05:59:59.999Z',
    half: '2026-06-17T05:30:00Z',
    ten: '2026-06-17T06:10:00Z',
  },
  {
    place: 'Tijuana',
    cp: '22000',
    zona: 'America/Tijuana',
    until: '2026-06-17T06:59:59.999Z',
    half: '2026-06-17T06:30:00Z',
    ten: '2026-06-17T07:10:00Z',
  },
])('a voucher of a store in $place', ({ cp, zona, until, half, ten }) => {
  it('is given back at half past eleven of its last day', async () => {
    await isIn(cp);
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    expect((await voucherRow(refunds.desk, vale.id)).fechaVigencia.toISOString()).toBe(until);
    const who = await workingAt(half);
    expect(await listed(who, vale.folio)).toEqual({ estado: 'VIGENTE', vencido: false, zona });
    expect((await giveBackBy(who, EFECTIVO, vale)).json()).toMatchObject({ codigo: 1 });
  });

  it('is not any more ten minutes past midnight', async () => {
    await isIn(cp);
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const who = await workingAt(ten);
    expect(await listed(who, vale.folio)).toEqual({ estado: 'VIGENTE', vencido: true, zona });
    const late = await giveBackBy(who, EFECTIVO, vale);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.',
    ]);
  });
});

// Half past one in the centre on 16 February, and half past eleven of the night before in Tijuana.
it.each([
  ['06000', []],
  ['22000', ['antiguedad']],
])('a sale is as old as the days of the store at %s', async (cp, reasons) => {
  await isIn(cp);
  const operacion = await sell(refunds.desk, [{ unidades: 1, pesos: 10 }], { fecha: new Date('2026-02-16T07:30:00Z') });
  const answer = (await saveVoucher(refunds.desk.asesor, await asking(refunds.desk, operacion, { 1: 1 }))).json();
  expect(answer.autorizacion.map(({ motivo }: { motivo: string }) => motivo)).toEqual(reasons);
});

it.each([
  ['22000', 'America/Tijuana'],
  [null, 'America/Mexico_City'],
])('whoever works at a store with the postal code %j is told its zone', async (cp, zona) => {
  await isIn(cp);
  expect((await refunds.desk.asesor.get('sesion/actual')).json().zona).toBe(zona);
});

// Nine in the evening of 18 March in the centre.
describe.each([
  ['06000', '18/03/2026 21:00', 'America/Mexico_City'],
  ['22000', '18/03/2026 20:00', 'America/Tijuana'],
])('at a store of %s', (cp, when, zona) => {
  it('a certificate that is brought again was spent by its clock', async () => {
    await isIn(cp);
    const who = await workingAt(NOW.toISOString());
    const { folio } = (await giveBackBy(who, CERTIFICADO, await voucherBy(refunds, { [CERTIFICADO]: 116 }))).json();
    const spend = () => who.send('vales/folio/guardar-certificado-regalo', { folio });
    expect((await spend()).statusCode).toBe(200);
    const text = `El certificado ${folio} ya se canjeó el ${when}.`;
    expect((await spend()).json().message).toBe(text);
    expect((await who.get(`vales/valida-folio-register/7/${folio}`)).json().descripcion).toBe(text);
  });

  it('whoever ends what another ended is told when by its clock', async () => {
    await isIn(cp);
    const who = await workingAt(NOW.toISOString());
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 116 });
    refunds.script.walletAdd = async (asked) => {
      delete refunds.script.walletAdd;
      const answer = await refunds.real.wallet.add(asked);
      await giveBackBy(refunds.desk.gerente, BILLETERA, vale);
      return answer;
    };
    expect((await giveBackBy(who, BILLETERA, vale)).json().message).toBe(
      `La parte de BILLETERA ya la devolvió Beto Asesor el ${when}.`,
    );
  });

  it('the vouchers of an operation say in whose days they are', async () => {
    await isIn(cp);
    const { operacion } = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const path = `vales/consultas/get-by-tienda-operacion?tienda=1&operacion=${operacion}`;
    expect((await refunds.desk.asesor.post(path)).json()).toMatchObject([{ zona }]);
  });
});
