/** Methods that are changed at the counter are judged as when their voucher was saved. */
import { describe, expect, it } from 'vitest';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  EFECTIVO,
  giveBackBy,
  refundDesk,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { atMethods, methodsOn } from './vales.methods.desk.ts';

const refunds = refundDesk();
const methods = methodsOn(refunds);

describe('how the rest of a voucher goes back', () => {
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
    expect(await methods.refused(vale, { [CERTIFICADO]: 999.99 })).toEqual(
      atMethods('Los métodos de devolución deben sumar el saldo del vale.'),
    );
    expect(await methods.refused(vale, { [TARJETA]: 600.01, [EFECTIVO]: 399.99 })).toEqual(
      atMethods('Por TARJETA BANCARIA no puede volver más de lo que se pagó.'),
    );
    expect(await methods.refused(vale, { [EFECTIVO]: 1_000 })).toEqual(
      atMethods('En efectivo o cheque no puede volver más de lo que se pagó así.'),
    );
    expect((await methods.change(vale, { [TARJETA]: 500, [EFECTIVO]: 400, [BILLETERA]: 100 })).statusCode).toBe(200);
  });

  it('what other vouchers of the sale are to give by a card cannot be promised twice', async () => {
    const first = await voucherBy(
      refunds,
      { [TARJETA]: 600, [EFECTIVO]: 400 },
      {
        pagos: [
          [2, 700],
          [9, 1_000],
          [1, 4_000],
        ],
      },
    );
    expect(await methods.refused(first, { [TARJETA]: 700.01, [CERTIFICADO]: 299.99 })).toMatchObject({ estado: 400 });
    expect((await methods.change(first, { [TARJETA]: 700, [CERTIFICADO]: 300 })).statusCode).toBe(200);
    // Also what has gone by it.
    const seen = { id: first.id, version: 2 };
    expect((await giveBackBy(refunds.desk.asesor, TARJETA, seen)).statusCode).toBe(200);
    expect(await methods.refused({ ...seen, version: 3 }, { [TARJETA]: 0.01, [CERTIFICADO]: 299.99 })).toEqual(
      atMethods('Por TARJETA BANCARIA no puede volver más de lo que se pagó.'),
    );
  });

  it('what went in cash counts for the 2000 rule', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 1_500, [BILLETERA]: 1_000 });
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, vale)).statusCode).toBe(200);
    const seen = { id: vale.id, version: 2 };
    expect(await methods.refused(seen, { [EFECTIVO]: 1_000 })).toEqual(
      atMethods('Más de 2,000 pesos se devuelven con cheque, y ya se devolvieron $1,500.00.'),
    );
    expect((await methods.change(seen, { [CHEQUE]: 1_000 })).statusCode).toBe(200);
    expect(await methods.methodsOf(vale.id)).toEqual({ [CHEQUE]: [1_000, 0], [EFECTIVO]: [1_500, 1_500] });
  });

  it('fits into the wallet, whose room its own part does not lessen', async () => {
    await voucherBy(refunds, { [BILLETERA]: 4_640 });
    await voucherBy(refunds, { [BILLETERA]: 4_640 });
    const vale = await voucherBy(refunds, { [BILLETERA]: 300, [EFECTIVO]: 700 });
    expect(await methods.refused(vale, { [BILLETERA]: 720.01, [EFECTIVO]: 279.99 })).toEqual(
      atMethods('En la billetera caben $720.00: otros vales le van a abonar $9,280.00.'),
    );
    const limits = (await refunds.desk.asesor.get(`vales/metodos-por-cambiar/${vale.id}`)).json();
    expect(limits).toMatchObject({
      saldo: 1_000,
      yaEnDinero: 0,
      pagos: [{ idFormaPago: 1, monto: 1_000, devuelto: 0 }],
      billetera: { maximo: 10_000, saldo: 0, prometido: 9_280, cabe: 720 },
    });
    expect((await methods.change(vale, { [BILLETERA]: 720, [EFECTIVO]: 280 })).statusCode).toBe(200);
  });
});
