import { describe, expect, it } from 'vitest';
import { impideEnPeriodo, previaDePeriodoSchema } from './periodo.ts';

describe('a work on a period of global invoices', () => {
  it.each([
    ['pendiente', 'detener', null],
    ['detenido', 'detener', 'Ya está detenido.'],
    ['hecho', 'detener', 'Ya se facturó: no queda nada que detener.'],
    ['pendiente', 'hacer', 'Ya está por facturarse.'],
    ['detenido', 'hacer', null],
    // Sales may have come since.
    ['hecho', 'hacer', null],
  ] as const)('of one that is %s, %s: %s', (estado, trabajo, refusal) => {
    expect(impideEnPeriodo(estado, trabajo)).toBe(refusal);
  });

  it('shows the sales left out with a known reason', () => {
    const fuera = [{ operacion: 1, total: 116, motivo: 'credito' }];
    const previa = { ventas: 2, total: 232, fuera, fueraEnTotal: 1 };
    expect(previaDePeriodoSchema.parse(previa)).toEqual(previa);
    const odd = { ...previa, fuera: [{ ...fuera[0], motivo: 'otro' }] };
    expect(previaDePeriodoSchema.safeParse(odd).success).toBe(false);
  });
});
