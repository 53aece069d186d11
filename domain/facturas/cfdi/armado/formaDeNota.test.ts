import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { formaDePlazos, formaDeVale, formaEnCaja } from './formaDeNota.ts';

const paid = (...pagos: readonly (readonly [idFormaPago: number, pesos: number])[]) =>
  pagos.map(([idFormaPago, pesos]) => ({ idFormaPago, monto: centavos(pesos * 100) }));
const given = (...metodos: readonly (readonly [metodo: IdMetodo, pesos: number])[]) =>
  metodos.map(([metodo, pesos]) => ({ metodo, monto: centavos(pesos * 100) }));
const NONE = new Map();

describe('the form of payment of a credit note', () => {
  it.each([
    ['cash', 6, '01'],
    ['a cheque', 5, '02'],
    ['the chain’s credit, which lowers a debt', 4, '15'],
  ] as const)('of a voucher is that of %s', (_what, metodo, forma) => {
    expect(formaDeVale(given([metodo, 116]), paid([2, 116]), NONE)).toBe(forma);
  });

  it('of a voucher is that of the card that paid most', () => {
    expect(formaDeVale(given([2, 116]), paid([1, 500], [2, 50], [3, 66]), NONE)).toBe('28');
  });

  it('of a voucher is the key that the chain gave its wallet and its certificates', () => {
    const own = new Map([
      [9, { claveSat: '08' as const }],
      [10, { claveSat: '05' as const }],
    ]);
    expect(formaDeVale(given([3, 116]), paid([1, 116]), own)).toBe('05');
    expect(formaDeVale(given([7, 116]), paid([1, 116]), own)).toBe('08');
  });

  it('of several is that of the largest, of none there is none', () => {
    expect(formaDeVale(given([2, 50], [6, 66]), paid([2, 116]), NONE)).toBe('01');
    expect(formaDeVale(given([6, 0]), paid([2, 116]), NONE)).toBeNull();
  });

  it('of what a till took back is that of the payment of which most went back', () => {
    expect(formaEnCaja(paid([1, 20], [3, 96]))).toBe('28');
    expect(formaEnCaja(paid([4, 116]))).toBe('15');
    expect(formaEnCaja(paid([1, 0]))).toBeNull();
  });

  it('of an invoice that is paid later lowers the debt, and gives back what was paid', () => {
    const transferred = [{ forma: '03', monto: centavos(580_00) }] as const;
    expect(formaDePlazos(centavos(116_00), centavos(580_00), [])).toBe('15');
    expect(formaDePlazos(centavos(116_00), centavos(0), transferred)).toBe('03');
    expect(formaDePlazos(centavos(116_00), centavos(58_00), transferred)).toBe('15');
    expect(formaDePlazos(centavos(116_00), centavos(57_00), transferred)).toBe('03');
  });
});
