import { expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { EXENTO } from '#domain/ventas/tasas';
import { cubrir, puedeCubrir } from './cubrir.ts';

const parte = (tasaIva: string | null, monto: number, tasaIeps: string | null = null) => ({
  ...{ tasaIeps, tasaIva, monto: centavos(monto) },
});
const DIECISEIS = '0.160000';
const CERO = '0.000000';

it.each([
  ['the same rate', [parte(DIECISEIS, 30)], [parte(DIECISEIS, 100)], [0], [30]],
  ['the same rate, at most what there is', [parte(DIECISEIS, 130)], [parte(DIECISEIS, 100)], [30], [100]],
  ['several of one rate', [parte(CERO, 30), parte(CERO, 40)], [parte(CERO, 50), parte(CERO, 50)], [0], [50, 20]],
  ['no other rate', [parte(DIECISEIS, 30)], [parte(CERO, 100), parte('0.080000', 100)], [30], [0, 0]],
  ['its own IEPS alone', [parte(CERO, 30, '0.080000')], [parte(CERO, 9), parte(CERO, 9, '0.080000')], [21], [0, 9]],
  ['other goods without tax', [parte(null, 30)], [parte(CERO, 10), parte(EXENTO, 100)], [0], [10, 20]],
  ['its own first', [parte(null, 30), parte(CERO, 20)], [parte(CERO, 25), parte(null, 25)], [0, 0], [25, 25]],
  ['none with IEPS', [parte(null, 30)], [parte(CERO, 100, '0.080000')], [30], [0]],
  ['nothing of less than nothing', [parte(CERO, 30)], [parte(CERO, -5), parte(CERO, 10)], [20], [0, 10]],
])('an amount is taken of %s', (_, pedidas, otras, faltan, tomados) => {
  const cubierto = cubrir(pedidas, otras);
  expect(cubierto.faltan.map(({ monto }) => monto)).toEqual(faltan);
  expect(cubierto.tomados).toEqual(tomados);
});

it('an amount can be taken of goods taxed alike, or where neither paid a tax', () => {
  expect(puedeCubrir(parte(DIECISEIS, 1), parte(DIECISEIS, 1))).toBe(true);
  expect(puedeCubrir(parte(null, 1), parte(EXENTO, 1))).toBe(true);
  expect(puedeCubrir(parte(CERO, 1), parte(DIECISEIS, 1))).toBe(false);
  expect(puedeCubrir(parte(CERO, 1), parte(CERO, 1, '0.080000'))).toBe(false);
});
