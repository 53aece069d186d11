import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { fallaDePago, faltaDePago, momentoDePago } from './pago.ts';

const MORNING = '2026-11-23T09:30:15';

describe('the moment of a payment', () => {
  it('of an earlier day is noon, unless somebody knows the hour', () => {
    expect(momentoDePago({ fechaPago: '2026-11-22' }, MORNING)).toEqual({ ok: true, momento: '2026-11-22T12:00:00' });
    expect(momentoDePago({ fechaPago: '2026-11-22', horaPago: '18:45' }, MORNING)).toEqual({
      ok: true,
      momento: '2026-11-22T18:45:00',
    });
  });

  it('of today is now, as noon may be still to come', () => {
    expect(momentoDePago({ fechaPago: '2026-11-23' }, MORNING)).toEqual({ ok: true, momento: MORNING });
    expect(momentoDePago({ fechaPago: '2026-11-23', horaPago: '09:30' }, MORNING)).toEqual({
      ok: true,
      momento: '2026-11-23T09:30:00',
    });
  });

  it('has come', () => {
    expect(momentoDePago({ fechaPago: '2026-11-24' }, MORNING)).toEqual({
      ok: false,
      campo: 'fechaPago',
      falla: 'El pago no puede ser de un día que no ha llegado.',
    });
    expect(momentoDePago({ fechaPago: '2026-11-23', horaPago: '09:31' }, MORNING)).toEqual({
      ok: false,
      campo: 'horaPago',
      falla: 'El pago no puede ser de una hora que no ha llegado.',
    });
  });
});

describe('what is paid of an invoice', () => {
  const left = { saldo: centavos(10_000), parcialidad: 3 };

  it('is something, and no more than is left', () => {
    expect(fallaDePago(centavos(10_000), left, 'A-7')).toBeNull();
    expect(fallaDePago(centavos(10_001), left, 'A-7')).toBe('De la factura A-7 solo quedan $100.00 por pagar.');
    expect(fallaDePago(centavos(0), left, 'A-7')).toBe('Lo que se paga de la factura A-7 debe ser mayor a cero.');
    expect(fallaDePago(centavos(1), { ...left, saldo: centavos(0) }, 'A-7')).toBe(
      'De la factura A-7 ya no queda saldo por pagar.',
    );
  });

  it('is one of at most 999 parts', () => {
    expect(fallaDePago(centavos(1), { ...left, parcialidad: 999 }, 'A-7')).toBeNull();
    expect(fallaDePago(centavos(1), { ...left, parcialidad: 1_000 }, 'A-7')).toBe(
      'La factura A-7 ya tiene los 999 pagos que el SAT admite.',
    );
  });
});

describe('method and form of payment go together', () => {
  it.each([
    ['PPD', '99', null],
    ['PUE', '03', null],
    ['PPD', '03', /^Lo que se paga después o en partes \(PPD\) lleva la forma 99/],
    ['PUE', '99', /^Lo que se paga en una sola exhibición \(PUE\) dice cómo se pagó/],
  ] as const)('%s with %s', (metodo, forma, fault) => {
    if (fault === null) expect(faltaDePago(metodo, forma)).toBeNull();
    else expect(faltaDePago(metodo, forma)).toMatch(fault);
  });
});
