import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { bitacora } from '../../server/db/schema/system.ts';
import { valeMetodos, vales } from '../../server/db/schema/vales.ts';
import { valeHistory } from '../../server/vales/work.ts';
import { ASESOR, newKey, Person, portray } from './casos.desk.ts';
import type { RefundDesk } from './devoluciones.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  EFECTIVO,
  giveBackBy,
  openRefundDesk,
  refundsOf,
  startOver,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { secondServer } from './secondServer.ts';
import { voucherRow } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterEach(() => startOver(refunds));
afterAll(() => refunds.desk.bed.close());

type Division = Partial<Readonly<Record<IdMetodo, number>>>;
type Seen = { readonly id: number; readonly version: number };

function asesor() {
  return refunds.desk.asesor;
}

/** Changes the methods of what is left of a voucher, each in pesos. */
function change({ id, version }: Seen, metodos: Division, { who = asesor(), clave = newKey() } = {}) {
  const metodosDevolucion = (Object.entries(metodos) as [string, number][]).map(([metodo, monto]) => ({
    metodo: { id: Number(metodo) },
    monto,
  }));
  return who.send('vales/cambiar-metodos', { id, version, metodosDevolucion }, clave);
}

/** The methods of a voucher as they are stored: what was to go by each, and what has gone; in pesos. */
async function methodsOf(id: number): Promise<Readonly<Record<number, readonly [number, number]>>> {
  const rows = await refunds.desk.db
    .select()
    .from(valeMetodos)
    .where(eq(valeMetodos.idVale, id))
    .orderBy(asc(valeMetodos.metodo));
  return Object.fromEntries(rows.map(({ metodo, monto, devuelto }) => [metodo, [monto / 100, devuelto / 100]]));
}

async function refused(vale: Seen, metodos: Division) {
  const before = await portray(refunds.desk.db);
  const answer = await change(vale, metodos);
  expect(await portray(refunds.desk.db)).toEqual(before);
  return { estado: answer.statusCode, texto: answer.json().message, campos: answer.json().campos };
}

function atMethods(texto: string) {
  return { estado: 400, texto, campos: [{ campo: 'metodosDevolucion', message: texto }] };
}

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
  await giveBackBy(asesor(), CERTIFICADO, vale);
  const { metodosPago } = (await asesor().post('vales/obtenerVale', { valeId: vale.id })).json();
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
  it('is changed at the counter, with an entry that says from and to, and without a new authorization', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 464 });
    const answer = await change(vale, { [CERTIFICADO]: 580 });
    expect(answer.json()).toEqual({
      codigo: 1,
      version: 2,
      estado: { id: 1, nombre: 'VIGENTE' },
      descripcion: `Los métodos de devolución del vale ${vale.folio} se cambiaron con éxito`,
    });
    expect(await methodsOf(vale.id)).toEqual({ [CERTIFICADO]: [580, 0] });
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ version: 2, estado: 1, saldo: 58_000 });
    const entries = await valeHistory.since(refunds.desk.db, vale.id, 0, 2);
    expect(entries.at(-1)).toMatchObject({
      autor: { numiden: ASESOR },
      accion: 'Métodos de devolución cambiados: de BILLETERA $116.00, EFECTIVO $464.00 a CERTIFICADO DE REGALO $580.00',
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
        metodos: [{ metodo: CERTIFICADO, monto: 580 }],
      },
    });
    expect((await giveBackBy(asesor(), CERTIFICADO, { ...vale, version: 2 })).json()).toMatchObject({ monto: 580 });
  });

  it('leaves what has gone as it went, and what comes by the same method on top', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 1_000, [EFECTIVO]: 500 });
    expect((await giveBackBy(asesor(), EFECTIVO, vale)).statusCode).toBe(200);
    const seen = { id: vale.id, version: 2 };
    expect((await change(seen, { [CERTIFICADO]: 400, [EFECTIVO]: 600 })).json()).toMatchObject({ version: 3 });
    expect(await methodsOf(vale.id)).toEqual({ [EFECTIVO]: [1_100, 500], [CERTIFICADO]: [400, 0] });
    const second = await giveBackBy(asesor(), EFECTIVO, { id: vale.id, version: 3 });
    expect(second.json()).toMatchObject({ codigo: 1, monto: 600, estado: { id: 1 } });
    expect((await refundsOf(refunds, vale.id)).map(({ monto }) => monto)).toEqual([50_000, 60_000]);
    expect((await giveBackBy(asesor(), CERTIFICADO, { id: vale.id, version: 4 })).json()).toMatchObject({
      monto: 400,
      estado: { id: 2 },
    });
  });

  it('is judged as when it was saved', async () => {
    const vale = await voucherBy(
      refunds,
      { [TARJETA]: 600, [EFECTIVO]: 400 },
      {
        pagos: [
          [2, 600],
          [1, 400],
        ],
      },
    );
    expect(await refused(vale, { [CERTIFICADO]: 999.99 })).toEqual(
      atMethods('Los métodos de devolución deben sumar el saldo del vale.'),
    );
    expect(await refused(vale, { [TARJETA]: 600.01, [EFECTIVO]: 399.99 })).toEqual(
      atMethods('Por TARJETA BANCARIA no puede volver más de lo que se pagó.'),
    );
    expect(await refused(vale, { [EFECTIVO]: 1_000 })).toEqual(
      atMethods('En efectivo o cheque no puede volver más de lo que se pagó así.'),
    );
    expect((await change(vale, { [TARJETA]: 500, [EFECTIVO]: 400, [BILLETERA]: 100 })).statusCode).toBe(200);
  });

  it('what other vouchers of the sale are to give by a card cannot be promised twice', async () => {
    const first = await voucherBy(
      refunds,
      { [TARJETA]: 600, [EFECTIVO]: 400 },
      {
        pagos: [
          [2, 700],
          [1, 4_000],
        ],
      },
    );
    expect(await refused(first, { [TARJETA]: 700.01, [CERTIFICADO]: 299.99 })).toMatchObject({ estado: 400 });
    expect((await change(first, { [TARJETA]: 700, [CERTIFICADO]: 300 })).statusCode).toBe(200);
    // Also what has gone by it.
    const seen = { id: first.id, version: 2 };
    expect((await giveBackBy(asesor(), TARJETA, seen)).statusCode).toBe(200);
    expect(await refused({ ...seen, version: 3 }, { [TARJETA]: 0.01, [CERTIFICADO]: 299.99 })).toEqual(
      atMethods('Por TARJETA BANCARIA no puede volver más de lo que se pagó.'),
    );
  });

  it('what went in cash counts for the 2000 rule', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 1_500, [BILLETERA]: 1_000 });
    expect((await giveBackBy(asesor(), EFECTIVO, vale)).statusCode).toBe(200);
    const seen = { id: vale.id, version: 2 };
    expect(await refused(seen, { [EFECTIVO]: 1_000 })).toEqual(
      atMethods('Más de 2,000 pesos se devuelven con cheque, y ya se devolvieron $1,500.00.'),
    );
    expect((await change(seen, { [CHEQUE]: 1_000 })).statusCode).toBe(200);
    expect(await methodsOf(vale.id)).toEqual({ [CHEQUE]: [1_000, 0], [EFECTIVO]: [1_500, 1_500] });
  });

  it('fits into the wallet, of which its own part takes nothing away', async () => {
    await voucherBy(refunds, { [BILLETERA]: 4_640 });
    await voucherBy(refunds, { [BILLETERA]: 4_640 });
    const vale = await voucherBy(refunds, { [BILLETERA]: 300, [EFECTIVO]: 700 });
    expect(await refused(vale, { [BILLETERA]: 720.01, [EFECTIVO]: 279.99 })).toEqual(
      atMethods('En la billetera caben $720.00: otros vales le van a abonar $9,280.00.'),
    );
    const limits = (await asesor().get(`vales/metodos-por-cambiar/${vale.id}`)).json();
    expect(limits).toMatchObject({
      saldo: 1_000,
      yaEnDinero: 0,
      pagos: [{ idFormaPago: 1, monto: 1_000, devuelto: 0 }],
      billetera: { maximo: 10_000, saldo: 0, prometido: 9_280, cabe: 720 },
    });
    expect((await change(vale, { [BILLETERA]: 720, [EFECTIVO]: 280 })).statusCode).toBe(200);
  });

  it('that a wallet refused at the counter is given back another way', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 2_320 });
    refunds.script.walletAdd = (asked) => refunds.real.wallet.add({ ...asked, maximo: 0 as typeof asked.maximo });
    expect((await giveBackBy(asesor(), BILLETERA, vale)).statusCode).toBe(409);
    expect((await change(vale, { [CHEQUE]: 2_320 })).json()).toMatchObject({ codigo: 1, version: 2 });
    const given = await giveBackBy(asesor(), CHEQUE, { id: vale.id, version: 2 }, { folio: '1024' });
    expect(given.json()).toMatchObject({ monto: 2_320, estado: { id: 2 } });
  });

  it('as it is already changes nothing and says so', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const before = await portray(refunds.desk.db);
    expect((await change(vale, { [EFECTIVO]: 116, [BILLETERA]: 0 })).json()).toMatchObject({
      codigo: 2,
      version: 1,
      descripcion: 'El vale ya se devuelve así: no cambió nada.',
    });
    expect(await portray(refunds.desk.db)).toEqual(before);
  });

  it('all in the wallet is no longer so once another method takes a part', async () => {
    const made = await voucherBy(refunds, { [BILLETERA]: 116 });
    await refunds.desk.db.update(vales).set({ soloBilletera: true }).where(eq(vales.id, made.id));
    expect((await change(made, { [BILLETERA]: 16, [EFECTIVO]: 100 })).statusCode).toBe(200);
    expect((await voucherRow(refunds.desk, made.id)).soloBilletera).toBe(false);
  });

  it('is not changed on a version that somebody has not seen, nor twice under one key', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const clave = newKey();
    const first = await change(vale, { [CERTIFICADO]: 116 }, { clave });
    const again = await change(vale, { [CERTIFICADO]: 116 }, { clave });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await change(vale, { [BILLETERA]: 116 })).toMatchObject({ statusCode: 409 });
    expect(await methodsOf(vale.id)).toEqual({ [CERTIFICADO]: [116, 0] });
  });

  it('is not changed while a refund is under way, and is once that has ended', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 100 });
    refunds.script.walletAdd = () => Promise.reject(new Error('socket hang up'));
    expect((await giveBackBy(asesor(), BILLETERA, vale)).statusCode).toBe(502);
    expect(await refused(vale, { [CERTIFICADO]: 216 })).toMatchObject({
      estado: 409,
      texto:
        'Una devolución de este vale no ha terminado: cuando termine se puede cambiar cómo se devuelve lo que quede.',
    });
    delete refunds.script.walletAdd;
    expect((await giveBackBy(asesor(), BILLETERA, vale)).statusCode).toBe(200);
    expect((await change({ id: vale.id, version: 2 }, { [CERTIFICADO]: 100 })).statusCode).toBe(200);
  });
});

describe('at once with refunds, at two servers', () => {
  it('twenty times: never more is given than the balance, and never by a method beyond its part', async () => {
    const app = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
    const there = new Person({ ...refunds.desk.bed, app }, await refunds.desk.bed.signIn(ASESOR));
    for (let round = 0; round < 3; round += 1) {
      const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 232, [CERTIFICADO]: 52 });
      const divisions: readonly Division[] = [
        { [CERTIFICADO]: 400 },
        { [EFECTIVO]: 348, [CERTIFICADO]: 52 },
        { [BILLETERA]: 400 },
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const who = n % 2 === 0 ? asesor() : there;
          const turn = n + round;
          if (turn % 4 === 0) return change(vale, divisions[turn % 3] ?? {}, { who });
          return giveBackBy(who, ([BILLETERA, EFECTIVO, CERTIFICADO] as const)[turn % 3] ?? EFECTIVO, vale);
        }),
      );
      expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
      const given = (await refundsOf(refunds, vale.id)).filter(({ estado }) => estado === 'hecha');
      const total = given.reduce((sum, { monto }) => sum + monto, 0);
      const { saldo } = await voucherRow(refunds.desk, vale.id);
      const methods = Object.entries(await methodsOf(vale.id));
      expect(total + saldo).toBe(40_000);
      expect(methods.reduce((sum, [, [monto, devuelto]]) => sum + Math.round((monto - devuelto) * 100), 0)).toBe(saldo);
      for (const [metodo, [, devuelto]] of methods) {
        const by = given.filter((one) => one.metodo === Number(metodo)).reduce((sum, { monto }) => sum + monto, 0);
        expect(by).toBe(Math.round(devuelto * 100));
      }
    }
    await app.close();
  });
});
