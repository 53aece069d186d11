import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { estadoDeReparto, porRepartir } from './repartoVale.ts';

const BILLETERA = 3;
const EFECTIVO = 6;
const NOT_THE_SUM = 'Los métodos de devolución deben sumar el saldo del vale.';
const TOO_MUCH_BY_CARD = 'Por TARJETA BANCARIA no puede volver más de lo que se pagó.';

function divided(wallet: number, cash: number) {
  return [
    { metodo: BILLETERA, monto: fromPesos(wallet) },
    { metodo: EFECTIVO, monto: fromPesos(cash) },
  ] as const;
}

describe('what a division leaves of a balance', () => {
  it.each([
    [600, 500, 100, 0],
    [600, 599.99, 0, 1],
    [600, 500, 200, -10_000],
    [0, 0, 0, 0],
  ])('of %d pesos with %d and %d is %d centavos', (saldo, wallet, cash, left) => {
    expect(porRepartir(fromPesos(saldo), divided(wallet, cash))).toBe(left);
  });
});

describe('a division by hand', () => {
  const balance = fromPesos(600);

  it('is right where it adds up and nothing is against it', () => {
    expect(estadoDeReparto(balance, divided(500, 100), null)).toEqual({ tipo: 'cuadra' });
  });

  it('says what is missing, to the centavo', () => {
    expect(estadoDeReparto(balance, divided(500, 99.99), NOT_THE_SUM)).toEqual({ tipo: 'falta', monto: 1 });
    expect(estadoDeReparto(balance, [], NOT_THE_SUM)).toEqual({ tipo: 'falta', monto: 60_000 });
  });

  it('says what is too much, as an amount and not as less than nothing', () => {
    expect(estadoDeReparto(balance, divided(500, 100.01), NOT_THE_SUM)).toEqual({ tipo: 'sobra', monto: 1 });
  });

  it('that adds up says why a method cannot take its part', () => {
    const refused = { tipo: 'rechazada', falla: TOO_MUCH_BY_CARD };
    expect(estadoDeReparto(balance, divided(600, 0), TOO_MUCH_BY_CARD)).toEqual(refused);
  });

  it('tells a sum that is wrong before a method that cannot take its part', () => {
    expect(estadoDeReparto(balance, divided(601, 0), TOO_MUCH_BY_CARD)).toEqual({ tipo: 'sobra', monto: 100 });
  });
});
