import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { ajustes } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, Person, portray } from '../casos/casos.desk.ts';
import {
  BILLETERA,
  CHEQUE,
  EFECTIVO,
  emptyWallets,
  giveBackBy,
  openRefundDesk,
  type RefundDesk,
  voucherBy,
} from './devoluciones.desk.ts';
import { asking, saveVoucher, sell, voucherOf, voucherRow } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterEach(async () => {
  delete refunds.script.walletRead;
  await emptyWallets(refunds);
});
afterAll(() => refunds.desk.bed.close());

function asesor() {
  return refunds.desk.asesor;
}

/** Makes the request for a voucher of a cash sale of this worth with tax, divided as the changes say. */
async function wanting(pesos: number, changes: Partial<SolicitudValeEnviada>): Promise<SolicitudValeEnviada> {
  const operacion = await sell(refunds.desk, [{ unidades: 1, pesos: Math.round((pesos / 1.16) * 100) / 100 }]);
  return asking(refunds.desk, operacion, { 1: 1 }, changes);
}

function part(id: typeof BILLETERA | typeof CHEQUE | typeof EFECTIVO, monto: number) {
  return { metodo: { id }, monto };
}

/** Gives the wallet of the desk's customer its amount before a test. */
async function walletHolds(pesos: number): Promise<void> {
  const vale = await voucherBy(refunds, { [BILLETERA]: pesos });
  expect((await giveBackBy(asesor(), BILLETERA, vale)).statusCode).toBe(200);
}

async function refused(solicitud: SolicitudValeEnviada) {
  const before = await portray(refunds.desk.db);
  const [saved, validated] = [
    await saveVoucher(asesor(), solicitud),
    await asesor().send('vales/validar-vale', solicitud),
  ];
  expect([validated.statusCode, validated.json()]).toEqual([saved.statusCode, saved.json()]);
  expect(await portray(refunds.desk.db)).toEqual(before);
  return { estado: saved.statusCode, campos: saved.json().campos };
}

describe('a voucher promises to a wallet what that can take, and no more', () => {
  it('more than fits is refused at the methods, when it is validated and when it is saved', async () => {
    await walletHolds(900);
    const texto = 'En la billetera caben $9,100.00.';
    expect(await refused(await wanting(20_880, { metodosDevolucion: [part(BILLETERA, 20_880)] }))).toEqual({
      estado: 400,
      campos: [{ campo: 'metodosDevolucion', message: texto }],
    });
    const divided = await wanting(20_880, {
      metodosDevolucion: [part(BILLETERA, 9_100), part(CHEQUE, 11_780)],
    });
    expect((await saveVoucher(asesor(), divided)).json()).toMatchObject({ codigo: 1 });
  });

  it('all of what does not fit is refused with what can be done, and what fits is saved', async () => {
    expect(await refused(await wanting(20_880, { soloBilletera: true }))).toEqual({
      estado: 400,
      campos: [
        {
          campo: 'metodosDevolucion',
          message: 'En la billetera caben $10,000.00. El vale devuelve $20,880.00: reparta el resto por otro método.',
        },
      ],
    });
    const { id } = await voucherOf(asesor(), await wanting(9_280, { soloBilletera: true }));
    expect(await voucherRow(refunds.desk, id)).toMatchObject({ saldo: 928_000, soloBilletera: true });
  });

  it('what others that hold have promised and not given counts, and what they no longer hold does not', async () => {
    const { id } = await voucherBy(refunds, { [BILLETERA]: 5_800, [EFECTIVO]: 1_000 });
    const more = await wanting(4_640, { metodosDevolucion: [part(BILLETERA, 4_640)] });
    expect(await refused(more)).toEqual({
      estado: 400,
      campos: [
        {
          campo: 'metodosDevolucion',
          message: 'En la billetera caben $4,200.00: otros vales le van a abonar $5,800.00.',
        },
      ],
    });
    const { version } = await voucherRow(refunds.desk, id);
    const body = { id, version, motivo: 'El cliente no lo quiso' };
    expect((await refunds.desk.gerente.send('vales/cancelar-vale', body)).statusCode).toBe(200);
    expect((await saveVoucher(asesor(), more)).statusCode).toBe(200);
  });

  it('what has no customer of its own is promised to its case’s', async () => {
    const { id } = await voucherBy(refunds, { [BILLETERA]: 5_800 });
    await refunds.desk.db.update(vales).set({ numidenCliente: null }).where(eq(vales.id, id));
    expect((await asesor().get(`vales/folio/cabe-billetera/${refunds.desk.cliente}`)).json()).toEqual({
      maximo: 10_000,
      saldo: 0,
      prometido: 5_800,
      cabe: 4_200,
    });
  });

  it('a partial one promises nothing yet, and is judged when it is saved to its end', async () => {
    const solicitud = await wanting(11_600, { metodosDevolucion: [part(BILLETERA, 11_600)] });
    const partial = (await asesor().send('vales/guardar-parcial', solicitud)).json();
    expect((await asesor().get(`vales/folio/cabe-billetera/${refunds.desk.cliente}`)).json().prometido).toBe(0);
    const { id, version } = partial;
    const whole = await saveVoucher(asesor(), { ...solicitud, id, version });
    expect([whole.statusCode, whole.json().message]).toEqual([400, 'En la billetera caben $10,000.00.']);
  });

  it('validating says what fits, its own part left out', async () => {
    await walletHolds(900);
    await voucherBy(refunds, { [BILLETERA]: 580 });
    const solicitud = await wanting(116, { soloBilletera: true });
    expect((await asesor().send('vales/validar-vale', solicitud)).json().billetera).toEqual({
      maximo: 10_000,
      saldo: 900,
      prometido: 580,
      cabe: 8_520,
    });
  });

  it('for an unknown customer there is no wallet', async () => {
    expect((await asesor().get('vales/folio/cabe-billetera/999999')).statusCode).toBe(404);
  });
});

describe('a wallet that does not answer', () => {
  it('stops no voucher that its limit would take, and its answer says that nobody knows', async () => {
    await walletHolds(4_000);
    await walletHolds(4_000);
    refunds.script.walletRead = () => Promise.reject(new Error('socket hang up'));
    const solicitud = await wanting(2_900, { soloBilletera: true });
    expect((await asesor().send('vales/validar-vale', solicitud)).json().billetera).toEqual({
      maximo: 10_000,
      saldo: null,
      prometido: 0,
      cabe: 10_000,
    });
    const { id, version } = await voucherOf(asesor(), solicitud);
    // Judged again where the money goes.
    const given = await giveBackBy(asesor(), BILLETERA, { id, version });
    expect([given.statusCode, given.json().message]).toEqual([
      409,
      'La billetera admite hasta $10,000.00: le caben $2,000.00 y se quieren abonar $2,900.00.',
    ]);
  });

  it('takes no more than any wallet may hold', async () => {
    refunds.script.walletRead = () => Promise.reject(new Error('socket hang up'));
    expect(await refused(await wanting(20_880, { metodosDevolucion: [part(BILLETERA, 20_880)] }))).toEqual({
      estado: 400,
      campos: [{ campo: 'metodosDevolucion', message: 'En la billetera caben como máximo $10,000.00.' }],
    });
  });

  it('is not asked for what promises it nothing', async () => {
    let asked = 0;
    refunds.script.walletRead = () => {
      asked += 1;
      return Promise.reject(new Error('socket hang up'));
    };
    expect((await saveVoucher(asesor(), await wanting(116, {}))).statusCode).toBe(200);
    const cash = await wanting(116, { metodosDevolucion: [part(EFECTIVO, 116)], soloBilletera: true });
    expect((await saveVoucher(asesor(), cash)).statusCode).toBe(200);
    expect(asked).toBe(0);
  });
});

describe('many at once', () => {
  /** A second server on the same database. */
  async function elsewhere() {
    const app = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
    return { app, there: new Person({ ...refunds.desk.bed, app }, await refunds.desk.bed.signIn(ASESOR)) };
  }

  it('twenty sales of one customer, at two servers: together they promise what fits', async () => {
    const { app, there } = await elsewhere();
    const wanted: SolicitudValeEnviada[] = [];
    for (let n = 0; n < 20; n += 1) wanted.push(await wanting(1_160, { soloBilletera: true }));
    const answers = await Promise.all(wanted.map((one, n) => saveVoucher(n % 2 === 0 ? asesor() : there, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(200), ...Array(12).fill(400)]);
    const room = (await asesor().get(`vales/folio/cabe-billetera/${refunds.desk.cliente}`)).json();
    expect(room).toEqual({ maximo: 10_000, saldo: 0, prometido: 9_280, cabe: 720 });
    await app.close();
  });

  it('what goes into the wallet while it is asked is not lost between its balance and the promises', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 4_640 });
    let given = 0;
    refunds.script.walletRead = async (numiden) => {
      delete refunds.script.walletRead;
      const before = await refunds.real.wallet.read(numiden);
      given = (await giveBackBy(asesor(), BILLETERA, vale)).statusCode;
      return before;
    };
    const answer = await saveVoucher(asesor(), await wanting(5_800, { soloBilletera: true }));
    expect(given).toBe(200);
    expect([answer.statusCode, answer.json().campos?.[0]?.campo]).toEqual([400, 'metodosDevolucion']);
  });

  it('vouchers that are saved and given back at once never wait for each other for good', async () => {
    const given = [];
    for (let n = 0; n < 5; n += 1) given.push(await voucherBy(refunds, { [BILLETERA]: 580, [EFECTIVO]: 116 }));
    const wanted: SolicitudValeEnviada[] = [];
    for (let n = 0; n < 5; n += 1) wanted.push(await wanting(580, { soloBilletera: true }));
    const answers = await Promise.all([
      ...given.map((vale) => giveBackBy(asesor(), BILLETERA, vale)),
      ...wanted.map((one) => saveVoucher(asesor(), one)),
      ...given.map((vale) => giveBackBy(asesor(), EFECTIVO, vale)),
    ]);
    // Two refunds of one voucher meet: one of them may be told so.
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    const { saldo, prometido } = (await asesor().get(`vales/folio/cabe-billetera/${refunds.desk.cliente}`)).json();
    expect(saldo + prometido).toBe(5 * 580 + 5 * 580);
  });
});

it('the limit that the chain sets counts at once', async () => {
  await refunds.desk.db.insert(ajustes).values({ clave: 'billetera', valor: 500, version: 1 }).onConflictDoNothing();
  expect(await refused(await wanting(580, { soloBilletera: true }))).toMatchObject({ estado: 400 });
  await refunds.desk.db.delete(ajustes).where(eq(ajustes.clave, 'billetera'));
});
