import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, fromPesos } from '#domain/common/money';
import type { PagoDeVenta } from '#domain/ventas/metodosDevolucion';
import { paid } from '../../tests/vales.ts';
import { type EntornoDeReparto, metodosPosibles, repartoSugerido } from './repartoDeSaldo.ts';

const CASH = 1;
const CREDIT_CARD = 2;

describe('the methods that a balance may use', () => {
  const short = (saldo: number, pagos: readonly PagoDeVenta[], around: EntornoDeReparto = {}) =>
    metodosPosibles(fromPesos(saldo), pagos, around).map(({ metodo, maximo }) => [
      metodo,
      maximo === null ? null : maximo / 100,
    ]);

  it('are those by which the sale was paid, with what is left of each, and the customer’s own choices', () => {
    expect(short(1_000, [paid(2, 300, 100), paid(4, 200), paid(1, 600)])).toEqual([
      [2, 200],
      [3, null],
      [4, 200],
      [6, 600],
      [7, null],
    ]);
  });

  it('are no card and no credit without a rest, and a cheque only above 2,000', () => {
    expect(short(5_000, [paid(3, 300, 300), paid(1, 5_000)])).toEqual([
      [3, null],
      [5, 5_000],
      [6, 2_000],
      [7, null],
    ]);
    expect(short(2_000, [paid(1, 2_000)])).toEqual([
      [3, null],
      [6, 2_000],
      [7, null],
    ]);
  });

  it('are in cash what was paid so and has not gone back, while the card takes the rest', () => {
    expect(short(500, [paid(CASH, 300, 200), paid(CREDIT_CARD, 400)])).toEqual([
      [2, 400],
      [3, null],
      [6, 100],
      [7, null],
    ]);
  });

  it.each([
    ['no cheque up to 2,000 together', 1_500, 500, { 6: 500 }],
    ['a cheque beyond it, and cash up to it', 1_500, 500.01, { 5: 500.01, 6: 500 }],
    ['no cash any more', 2_500, 1_000, { 5: 1_000, 6: 0 }],
  ])('count with what went back in money before: %s', (_, before, saldo, limits) => {
    const possible = short(saldo, [paid(CASH, before + saldo, before)], { yaEnDinero: fromPesos(before) });
    expect(Object.fromEntries(possible.filter(([metodo]) => metodo === 5 || metodo === 6))).toEqual(limits);
  });

  it('say how much the wallet takes', () => {
    const billetera = { maximo: fromPesos(10_000), saldo: fromPesos(400), prometido: fromPesos(500) };
    expect(short(700, [paid(CASH, 700)], { billetera })[0]).toEqual([3, 9_100]);
  });

  it('are cash also where there is nothing to give', () => {
    expect(short(0, [])).toEqual([
      [3, null],
      [6, 0],
      [7, null],
    ]);
  });

  it('allow what is suggested', () => {
    const payment = fc.record({
      idFormaPago: fc.constantFrom(1, 2, 3, 4, 9),
      monto: fc.nat(500_000),
      devuelto: fc.nat(500_000),
    });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 5 }), fc.nat(1_000_000), (pagos, saldo) => {
        const known = pagos as unknown as readonly PagoDeVenta[];
        const possible = new Map(metodosPosibles(centavos(saldo), known).map(({ metodo, maximo }) => [metodo, maximo]));
        return repartoSugerido(centavos(saldo), known, { soloBilletera: false }).every(({ metodo, monto }) => {
          const maximo = possible.get(metodo);
          return maximo !== undefined && (maximo === null || monto <= maximo);
        });
      }),
    );
  });
});
