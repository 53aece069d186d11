import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { fallaDePagos, juzgarPagos, redondeoDeCaja } from './loPagado.ts';

const [CASH, CARD] = [1, 2];

function judged(total: number, pagos: readonly (readonly [number, number])[], aparte = 0) {
  return juzgarPagos({
    total: fromPesos(total),
    aparte: fromPesos(aparte),
    pagos: pagos.map(([idFormaPago, pesos]) => ({ idFormaPago, monto: fromPesos(pesos) })),
  });
}

describe('the payments of a sale', () => {
  it('come to it, or are not said', () => {
    expect(judged(116.03, [[CARD, 116.03]])).toBeNull();
    expect(judged(116.03, [])).toBeNull();
  });
  it('may lack less than a peso where some of it was cash', () => {
    expect(judged(116.03, [[CASH, 116]])).toBeNull();
    expect(judged(116.99, [[CASH, 116]])).toBeNull();
    expect(judged(117, [[CASH, 116]])).toBe('faltan');
    expect(judged(116.03, [[CARD, 116]])).toBe('faltan');
    expect(
      judged(216.03, [
        [CARD, 100],
        [CASH, 116],
      ]),
    ).toBeNull();
  });
  it('are never over by a centavo', () => {
    expect(judged(116, [[CASH, 116.01]])).toBe('sobran');
    expect(judged(0, [[CARD, 1]])).toBe('sobran');
  });
  it('may pay what is no article of it', () => {
    expect(judged(116, [[CASH, 166]], 50)).toBeNull();
    expect(judged(116, [[CASH, 116]], 50)).toBeNull();
    expect(judged(116, [[CASH, 166.01]], 50)).toBe('sobran');
  });
});

it('say what to do', () => {
  const total = fromPesos(116);
  expect(fallaDePagos({ total, pagos: [{ idFormaPago: CASH, monto: fromPesos(200) }] })).toBe(
    'Los pagos suman $200.00 y pasan del total de $116.00: mande el pago sin el cambio.',
  );
  expect(fallaDePagos({ total, pagos: [{ idFormaPago: CARD, monto: fromPesos(115.5) }] })).toBe(
    'Los pagos suman $115.50 y no alcanzan el total de $116.00.',
  );
});

it('tell the coins that a till rounded away, which were never paid', () => {
  const rounding = (total: number, idFormaPago: number, pesos: number) =>
    redondeoDeCaja({ total: fromPesos(total), pagos: [{ idFormaPago, monto: fromPesos(pesos) }] });
  expect(rounding(116.03, CASH, 116)).toBe(3);
  expect(rounding(116.99, CASH, 116)).toBe(99);
  expect(rounding(117, CASH, 116)).toBe(0);
  expect(rounding(116.03, CARD, 116)).toBe(0);
  expect(rounding(116, CASH, 116)).toBe(0);
  expect(redondeoDeCaja({ total: fromPesos(0.5), pagos: [] })).toBe(0);
});
