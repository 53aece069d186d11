import { describe, expect, it } from 'vitest';
import { conMasPersonas, esDecision } from './unaPersonaMas.ts';

const HOUR = 3_600_000;
/** Buckets of a minute doubled: 64 min, 128 min and 1,024 min. */
const [ABOUT_1_H, ABOUT_2_H, ABOUT_17_H] = [24, 28, 40] as const;

/** A hundred that came and were decided by two people a day: sixty within an hour, thirty within two, ten within seventeen. */
const WAIT = {
  ...{ llegaron: 100, decididos: 100, personas: 2 },
  tiempos: [
    [ABOUT_1_H, 60],
    [ABOUT_2_H, 30],
    [ABOUT_17_H, 10],
  ],
} as const;

describe('one person more', () => {
  it('leaves the waits as they are where it is none', () => {
    expect(conMasPersonas(WAIT, 0)).toEqual({ clase: 'espera', mediana: 64 * 60_000, p90: 128 * 60_000 });
  });

  it('beside two takes a third of each wait, and two more a half', () => {
    expect(conMasPersonas({ ...WAIT, tiempos: [[ABOUT_1_H, 100]] }, 1)).toEqual({
      ...{ clase: 'espera', mediana: 2_560_000, p90: 2_560_000 },
    });
    expect(conMasPersonas(WAIT, 2)).toEqual({ clase: 'espera', mediana: 32 * 60_000, p90: 64 * 60_000 });
  });

  it('beside one and a half a day, which is one every second day with two, takes two fifths', () => {
    const { mediana } = conMasPersonas({ ...WAIT, personas: 1.5 }, 1) as { readonly mediana: number };
    expect(mediana / HOUR).toBeCloseTo(0.64, 10);
  });

  it('is not reckoned with by fewer than thirty decisions', () => {
    expect(conMasPersonas({ ...WAIT, tiempos: [[ABOUT_1_H, 29]] }, 1)).toEqual({ clase: 'pocas' });
    expect(conMasPersonas({ ...WAIT, tiempos: [[ABOUT_1_H, 30]] }, 0)).toMatchObject({ clase: 'espera' });
    expect(conMasPersonas({ ...WAIT, tiempos: [] }, 1)).toEqual({ clase: 'pocas' });
  });

  it('is not reckoned with while nobody knows how many decided', () => {
    expect(conMasPersonas({ ...WAIT, personas: 0 }, 0)).toEqual({ clase: 'sinContar' });
  });

  it('is not reckoned with where a tenth more came than was decided', () => {
    expect(conMasPersonas({ ...WAIT, llegaron: 111 }, 1)).toEqual({ clase: 'seAcumula' });
    expect(conMasPersonas({ ...WAIT, llegaron: 110 }, 0)).toMatchObject({ clase: 'espera' });
    expect(conMasPersonas({ ...WAIT, llegaron: 0 }, 0)).toMatchObject({ clase: 'espera' });
  });
});

describe('a decision', () => {
  const arrow = { from: 'vidaVale.porAutorizar', type: 'autorizar', to: ['vidaVale.vigente'] };

  it.each([
    ['a voucher that is authorized', arrow],
    ['a voucher that is rejected', { ...arrow, type: 'rechazar', to: ['vidaVale.rechazado'] }],
    ['a case that is authorized', { from: 'vidaCaso.pendiente', type: 'autorizar', to: ['vidaCaso.enProceso'] }],
    ['a case that is not', { from: 'vidaCaso.pendiente', type: 'noAutorizar', to: ['vidaCaso.enProceso'] }],
  ])('is that of %s', (_, one) => {
    expect(esDecision(one)).toBe(true);
  });

  it.each([
    ['what its maker takes back', { ...arrow, type: 'cancelar', to: ['vidaVale.cancelado'] }],
    ['a refusal, which leads nowhere', { ...arrow, to: [] }],
    ['what stays where it is', { ...arrow, to: ['vidaVale.porAutorizar'] }],
    ['the same act in another state', { ...arrow, from: 'vidaVale.parcial' }],
  ])('is not %s', (_, one) => {
    expect(esDecision(one)).toBe(false);
  });
});
