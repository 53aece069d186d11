import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { cabeEnBilletera, fallaAbono } from './billetera.ts';

describe('what goes into a wallet', () => {
  it('is at most what still fits, to the centavo', () => {
    const of = (saldo: number, monto: number, maximo: number) =>
      fallaAbono(fromPesos(saldo), fromPesos(monto), fromPesos(maximo));
    expect(of(0, 10_000, 10_000)).toBeNull();
    expect(of(9_500, 500, 10_000)).toBeNull();
    expect(of(9_500, 500.01, 10_000)).toBe(
      'La billetera admite hasta $10,000.00: le caben $500.00 y se quieren abonar $500.01.',
    );
  });

  it('is nothing where the limit was lowered below what it holds', () => {
    expect(cabeEnBilletera(fromPesos(500), fromPesos(300))).toBe(0);
    expect(fallaAbono(fromPesos(500), fromPesos(0.01), fromPesos(300))).toBe(
      'La billetera admite hasta $300.00: le caben $0.00 y se quieren abonar $0.01.',
    );
  });

  it('never makes it hold more than the limit', () => {
    const money = fc.nat(2_000_000).map((amount) => fromPesos(amount / 100));
    fc.assert(
      fc.property(money, money, money, (saldo, monto, maximo) => {
        const accepted = fallaAbono(saldo, monto, maximo) === null;
        return accepted === (monto === 0 || saldo + monto <= maximo);
      }),
    );
  });
});
