import { describe, expect, it } from 'vitest';
import { shownVoucherState } from '../ui/voucherStates.ts';
import { daysLeft } from './looks.ts';

// Noon at the stores, six hours behind.
const now = new Date('2026-03-31T18:00:00Z');
const VIGENTE = { id: 1, nombre: 'VIGENTE' };

describe('how long a voucher is valid', () => {
  it.each([
    ['2026-04-01T05:59:59.999Z', 'Vence hoy'],
    ['2026-04-02T05:59:59.999Z', '1 día'],
    ['2026-04-04T05:59:59.999Z', '3 días'],
    ['2026-03-31T17:59:59.999Z', 'Venció'],
  ])('until %s is %s', (fechaVigencia, said) => {
    expect(daysLeft({ estado: VIGENTE, fechaVigencia }, now)).toBe(said);
  });

  it('is said in the days of the store where it was made, wherever it is read', () => {
    const tijuana = { estado: VIGENTE, fechaVigencia: '2026-04-01T06:59:59.999Z', zona: 'America/Tijuana' };
    // Half past ten of the last day there; half an hour past midnight in the centre.
    expect(daysLeft(tijuana, new Date('2026-04-01T05:30:00Z'))).toBe('Vence hoy');
    expect(daysLeft(tijuana, now)).toBe('Vence hoy');
    expect(daysLeft(tijuana, new Date('2026-04-01T07:00:00Z'))).toBe('Venció');
  });

  it.each([2, 3, 4, 5, 6])('is nothing to say of one in state %i', (id) => {
    expect(daysLeft({ estado: { id }, fechaVigencia: '2026-03-31T17:00:00Z' }, now)).toBeNull();
  });
});

describe('the state that a voucher shows', () => {
  it('is VENCIDO for a valid one past its day, in a colour that no state has', () => {
    const vencido = shownVoucherState({ estado: VIGENTE, fechaVigencia: '2026-03-31T17:59:59.999Z' }, now);
    expect(vencido.text).toBe('VENCIDO');
    const others = [1, 2, 3, 4, 5, 6].map(
      (id) => shownVoucherState({ estado: { id, nombre: '' }, fechaVigencia: '2026-04-01T05:59:59Z' }, now).color,
    );
    expect(others).not.toContain(vencido.color);
  });

  it('is its own for every other, however long ago its validity ended', () => {
    const canjeado = { estado: { id: 2, nombre: 'CANJEADO' }, fechaVigencia: '2026-01-01T00:00:00Z' };
    expect(shownVoucherState(canjeado, now).text).toBe('CANJEADO');
  });
});
