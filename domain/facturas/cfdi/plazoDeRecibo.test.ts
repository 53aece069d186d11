import { describe, expect, it } from 'vitest';
import { limiteDeRecibo, proximoLimite } from './plazoDeRecibo.ts';

describe('the day by which a payment has its receipt', () => {
  it.each([
    ['2026-03-01', '2026-04-05'],
    ['2026-03-31', '2026-04-05'],
    ['2026-09-30', '2026-10-05'],
    ['2026-12-15', '2027-01-05'],
  ])('of %s is %s', (pago, limite) => {
    expect(limiteDeRecibo(pago)).toBe(limite);
  });

  it.each([
    ['a payment of last month may still get its receipt', '2026-02-10', '2026-03-05', '2026-03-05'],
    ['after the fifth the payments of this month count', '2026-02-10', '2026-03-06', '2026-04-05'],
    ['what was issued this month was not paid in the last one', '2026-03-01', '2026-03-02', '2026-04-05'],
    ['over the end of a year', '2025-12-31', '2026-01-03', '2026-01-05'],
    ['in December', '2026-11-20', '2026-12-20', '2027-01-05'],
  ])('next: %s', (_, expedida, hoy, limite) => {
    expect(proximoLimite(expedida, hoy)).toBe(limite);
  });
});
