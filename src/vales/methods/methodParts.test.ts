import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import type { MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { leftInWords, methodParts } from './methodParts.ts';

const TARJETA = 2;
const BILLETERA = 3;
const EFECTIVO = 6;
const CERTIFICADO = 7;

/** A sale paid by card and in cash, in pesos. */
const pagos = [
  { idFormaPago: 2, monto: fromPesos(300), devuelto: fromPesos(100) },
  { idFormaPago: 1, monto: fromPesos(500), devuelto: fromPesos(0) },
];

function divided(saldo: number, ...metodos: readonly (readonly [MetodoConMonto['metodo'], number])[]) {
  return {
    saldo: fromPesos(saldo),
    metodos: metodos.map(([metodo, monto]) => ({ metodo, monto: fromPesos(monto) })),
  };
}

describe('the methods among which a balance is divided', () => {
  it('are those of the sale, each with the most that may go by it', () => {
    const parts = methodParts(pagos, divided(600), {});
    expect(parts.map(({ metodo, maximo }) => [metodo, maximo])).toEqual([
      [TARJETA, fromPesos(200)],
      [BILLETERA, null],
      [EFECTIVO, fromPesos(500)],
      [CERTIFICADO, null],
    ]);
  });

  it('take of what is missing what fits into each', () => {
    const parts = methodParts(pagos, divided(600, [TARJETA, 150], [EFECTIVO, 100]), {});
    expect(parts.map(({ metodo, resto }) => [metodo, resto])).toEqual([
      [TARJETA, fromPesos(50)],
      [BILLETERA, fromPesos(350)],
      [EFECTIVO, fromPesos(350)],
      [CERTIFICADO, fromPesos(350)],
    ]);
  });

  it('take nothing more once the balance is divided, or divided beyond', () => {
    for (const monto of [600, 700]) {
      expect(methodParts(pagos, divided(600, [BILLETERA, monto]), {}).every(({ resto }) => resto === 0)).toBe(true);
    }
  });

  it('show also one that can take nothing, while an amount stands there', () => {
    const parts = methodParts(pagos.slice(1), divided(400, [TARJETA, 100]), {});
    expect(parts[0]).toEqual({ metodo: TARJETA, escrito: fromPesos(100), maximo: 0, resto: 0 });
  });
});

describe('the wallet among them', () => {
  const wallet = (saldo: number | null, prometido = 0) => ({
    maximo: fromPesos(10_000),
    saldo: saldo === null ? null : fromPesos(saldo),
    prometido: fromPesos(prometido),
  });
  const shown = (billetera: ReturnType<typeof wallet>, escrito = 0) => {
    const parts = methodParts(pagos, divided(600, [BILLETERA, escrito]), { billetera });
    const part = parts.find(({ metodo }) => metodo === BILLETERA);
    return part && [part.maximo, part.resto, leftInWords(part, billetera)];
  };

  it('says what fits, and takes no more of what is missing', () => {
    expect(shown(wallet(900))).toEqual([fromPesos(9_100), fromPesos(600), 'Caben $9,100.00']);
    expect(shown(wallet(9_500, 100))).toEqual([
      ...[fromPesos(400), fromPesos(400)],
      'Caben $400.00: otros vales le van a abonar $100.00',
    ]);
    expect(shown(wallet(9_900), 150)).toEqual([fromPesos(100), 0, 'Caben $100.00. Se pasa por $50.00']);
  });

  it('is shown also when it is full, or when nobody knows what it holds', () => {
    expect(shown(wallet(12_000))).toEqual([0, 0, 'Caben $0.00']);
    expect(shown(wallet(null))).toEqual([
      ...[fromPesos(10_000), fromPesos(600)],
      'Caben como máximo $10,000.00. La billetera no contestó cuánto tiene: se revisa de nuevo al devolver.',
    ]);
  });
});

describe('what is left of a method', () => {
  const words = (escrito: number, maximo: number | null) =>
    leftInWords(
      { metodo: TARJETA, escrito: fromPesos(escrito), maximo: maximo === null ? null : fromPesos(maximo) },
      null,
    );

  it('is said with what may go by it', () => {
    expect(words(0, 200)).toBe('Hasta $200.00');
    expect(words(50, 200)).toBe('Quedan $150.00 de $200.00');
    expect(words(250.5, 200)).toBe('Hasta $200.00: se pasa por $50.50');
  });

  it('is not said where only the balance limits it', () => {
    expect(words(50, null)).toBeNull();
  });
});
