/** How the rest of a voucher goes back can be changed at the counter. */
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person, portray } from '../casos/casos.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  EFECTIVO,
  giveBackBy,
  refundDesk,
  refundsOf,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { voucherRow } from './vales.desk.ts';
import { type Division, methodsOn } from './vales.methods.desk.ts';

const refunds = refundDesk();
const methods = methodsOn(refunds);

// Specification, section 3, "Refund method".
it('each method of a voucher says what payments come back by it, and what the customer got in hand', async () => {
  const vale = await voucherBy(
    refunds,
    { [TARJETA]: 500, [EFECTIVO]: 264, [CERTIFICADO]: 396 },
    {
      pagos: [
        [2, 300],
        [3, 200],
        [1, 264],
        [9, 396],
      ],
    },
  );
  await giveBackBy(refunds.desk.asesor, CERTIFICADO, vale);
  const { metodosPago } = (await refunds.desk.asesor.post('vales/obtenerVale', { valeId: vale.id })).json();
  const [refund] = await refundsOf(refunds, vale.id);
  const empty = { devuelto: 0, folio: null, subtipoPago: null };
  expect(refund?.folio).toMatch(/./);
  expect(metodosPago).toMatchObject([
    {
      ...{ ...empty, orden: TARJETA, monto: 500, tipoPago: null },
      pagos: [
        { idFormaPago: 2, monto: 300 },
        { idFormaPago: 3, monto: 200 },
      ],
    },
    { ...empty, orden: EFECTIVO, monto: 264, tipoPago: 1, pagos: [{ idFormaPago: 1, nombre: '1', monto: 264 }] },
    { orden: CERTIFICADO, devuelto: 396, folio: refund?.folio, tipoPago: 9, pagos: [{ idFormaPago: 9, monto: 396 }] },
  ]);
});

describe('how the rest of a voucher goes back', () => {
  it('is changed at the counter, with an entry that says from and to, and without authorization the way it came', async () => {
    const pagos = [
      [1, 464],
      [10, 116],
    ] as const;
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 464 }, { pagos });
    const answer = await methods.change(vale, { [CERTIFICADO]: 116, [EFECTIVO]: 464 });
    expect(answer.json()).toEqual({
      codigo: 1,
      version: 2,
      estado: { id: 1, nombre: 'VIGENTE' },
      descripcion: `Los métodos de devolución del vale ${vale.folio} se cambiaron con éxito`,
    });
    expect(await methods.methodsOf(vale.id)).toEqual({ [EFECTIVO]: [464, 0], [CERTIFICADO]: [116, 0] });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ version: 2, estado: 1, saldo: 58_000 });
    const entries = await valeHistory.since(refunds.desk.db, vale.id, 0, 2);
    expect(entries.at(-1)).toMatchObject({
      autor: { numiden: ASESOR },
      accion:
        'Métodos de devolución cambiados: de BILLETERA $116.00, EFECTIVO $464.00 a EFECTIVO $464.00, CERTIFICADO DE REGALO $116.00',
    });
    const [audited] = await refunds.desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(audited).toMatchObject({
      accion: 'cambiarMetodos',
      numiden: ASESOR,
      idEntidad: String(vale.id),
      despues: {
        metodosAntes: [
          { metodo: BILLETERA, monto: 116 },
          { metodo: EFECTIVO, monto: 464 },
        ],
        metodos: [
          { metodo: EFECTIVO, monto: 464 },
          { metodo: CERTIFICADO, monto: 116 },
        ],
      },
    });
    expect((await giveBackBy(refunds.desk.asesor, CERTIFICADO, { ...vale, version: 2 })).json()).toMatchObject({
      monto: 116,
    });
  });

  it('leaves what has gone as it went, and what comes by the same method on top', async () => {
    const pagos = [
      [1, 1_100],
      [9, 400],
    ] as const;
    const vale = await voucherBy(refunds, { [BILLETERA]: 1_000, [EFECTIVO]: 500 }, { pagos });
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, vale)).statusCode).toBe(200);
    const seen = { id: vale.id, version: 2 };
    expect((await methods.change(seen, { [CERTIFICADO]: 400, [EFECTIVO]: 600 })).json()).toMatchObject({ version: 3 });
    expect(await methods.methodsOf(vale.id)).toEqual({ [EFECTIVO]: [1_100, 500], [CERTIFICADO]: [400, 0] });
    const second = await giveBackBy(refunds.desk.asesor, EFECTIVO, { id: vale.id, version: 3 });
    expect(second.json()).toMatchObject({ codigo: 1, monto: 600, estado: { id: 1 } });
    expect((await refundsOf(refunds, vale.id)).map(({ monto }) => monto)).toEqual([50_000, 60_000]);
    expect((await giveBackBy(refunds.desk.asesor, CERTIFICADO, { id: vale.id, version: 4 })).json()).toMatchObject({
      monto: 400,
      estado: { id: 2 },
    });
  });

  it('that a wallet refused at the counter is given back another way', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 2_320 });
    refunds.script.walletAdd = (asked) => refunds.real.wallet.add({ ...asked, maximo: 0 as typeof asked.maximo });
    expect((await giveBackBy(refunds.desk.asesor, BILLETERA, vale)).statusCode).toBe(409);
    expect((await methods.change(vale, { [CHEQUE]: 2_320 })).json()).toMatchObject({ codigo: 1, version: 2 });
    const given = await giveBackBy(refunds.desk.asesor, CHEQUE, { id: vale.id, version: 2 }, { folio: '1024' });
    expect(given.json()).toMatchObject({ monto: 2_320, estado: { id: 2 } });
  });

  it('as it is already changes nothing and says so', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const before = await portray(refunds.desk.db);
    expect((await methods.change(vale, { [EFECTIVO]: 116, [BILLETERA]: 0 })).json()).toMatchObject({
      codigo: 2,
      version: 1,
      descripcion: 'El vale ya se devuelve así: no cambió nada.',
    });
    expect(await portray(refunds.desk.db)).toEqual(before);
  });

  it('all in the wallet is no longer so once another method takes a part', async () => {
    const made = await voucherBy(refunds, { [BILLETERA]: 116 });
    await refunds.desk.db.update(vales).set({ soloBilletera: true }).where(eq(vales.id, made.id));
    expect((await methods.change(made, { [BILLETERA]: 16, [EFECTIVO]: 100 })).statusCode).toBe(200);
    expect((await voucherRow(refunds.desk, made.id)).soloBilletera).toBe(false);
  });

  it('is not changed on a version that somebody has not seen, nor twice under one key', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const clave = newKey();
    const first = await methods.change(vale, { [CERTIFICADO]: 116 }, { clave });
    const again = await methods.change(vale, { [CERTIFICADO]: 116 }, { clave });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await methods.change(vale, { [BILLETERA]: 116 })).toMatchObject({ statusCode: 409 });
    expect(await methods.methodsOf(vale.id)).toEqual({ [CERTIFICADO]: [116, 0] });
  });

  it('is not changed while a refund is under way, and is once that has ended', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 100 });
    refunds.script.walletAdd = () => Promise.reject(new Error('socket hang up'));
    expect((await giveBackBy(refunds.desk.asesor, BILLETERA, vale)).statusCode).toBe(502);
    expect(await methods.refused(vale, { [CERTIFICADO]: 216 })).toMatchObject({
      estado: 409,
      texto:
        'Una devolución de este vale no ha terminado: cuando termine se puede cambiar cómo se devuelve lo que quede.',
    });
    delete refunds.script.walletAdd;
    expect((await giveBackBy(refunds.desk.asesor, BILLETERA, vale)).statusCode).toBe(200);
    expect((await methods.change({ id: vale.id, version: 2 }, { [CERTIFICADO]: 100 })).statusCode).toBe(200);
  });
});

describe('at once with refunds, at two servers', () => {
  it('twenty times: never more is given than the balance, and never by a method beyond its part', async () => {
    const app = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
    const there = new Person({ ...refunds.desk.bed, app }, await refunds.desk.bed.signIn(ASESOR));
    for (let round = 0; round < 3; round += 1) {
      const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 232, [CERTIFICADO]: 52 });
      const divisions: readonly Division[] = [
        { [BILLETERA]: 348, [CERTIFICADO]: 52 },
        { [EFECTIVO]: 348, [CERTIFICADO]: 52 },
        { [BILLETERA]: 400 },
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const who = n % 2 === 0 ? refunds.desk.asesor : there;
          const turn = n + round;
          if (turn % 4 === 0) return methods.change(vale, divisions[turn % 3] ?? {}, { who });
          return giveBackBy(who, ([BILLETERA, EFECTIVO, CERTIFICADO] as const)[turn % 3] ?? EFECTIVO, vale);
        }),
      );
      expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
      const given = (await refundsOf(refunds, vale.id)).filter(({ estado }) => estado === 'hecha');
      const total = given.reduce((sum, { monto }) => sum + monto, 0);
      const { saldo } = await voucherRow(refunds.desk, vale.id);
      const parts = Object.entries(await methods.methodsOf(vale.id));
      expect(total + saldo).toBe(40_000);
      expect(parts.reduce((sum, [, [monto, devuelto]]) => sum + Math.round((monto - devuelto) * 100), 0)).toBe(saldo);
      for (const [metodo, [, devuelto]] of parts) {
        const by = given.filter((one) => one.metodo === Number(metodo)).reduce((sum, { monto }) => sum + monto, 0);
        expect(by).toBe(Math.round(devuelto * 100));
      }
    }
    await app.close();
  });
});
