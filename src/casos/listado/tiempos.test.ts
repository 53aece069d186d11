import { describe, expect, it } from 'vitest';
import { algunoPerdioColor, cambioDeColor, faltan } from './tiempos.ts';

const ahora = new Date('2026-03-31T18:00:00Z');

describe('the time that a colour has left', () => {
  it.each([
    ['2026-03-31T18:00:01Z', '1 min'],
    ['2026-03-31T18:59:00Z', '59 min'],
    ['2026-03-31T19:00:00Z', '1 h'],
    ['2026-03-31T20:04:10Z', '2 h 5 min'],
    ['2026-03-31T18:00:00Z', null],
    ['2026-03-31T17:00:00Z', null],
  ])('until %s is %s', (hasta, dicho) => {
    expect(faltan(new Date(hasta), ahora)?.replaceAll('\u00a0', ' ') ?? null).toBe(dicho);
  });

  it('stays in one line', () => {
    expect(faltan(new Date('2026-03-31T20:05:00Z'), ahora)).toBe('2\u00a0h\u00a05\u00a0min');
  });

  it('says what comes next', () => {
    const pierdeColorEn = '2026-03-31T18:45:00Z';
    expect(cambioDeColor({ semaforo: 'reciente', pierdeColorEn }, ahora)).toBe('Antiguo en 45\u00a0min');
    expect(cambioDeColor({ semaforo: 'antiguo', pierdeColorEn }, ahora)).toBe('Sin atención en 45\u00a0min');
    expect(cambioDeColor({ semaforo: 'antiguo', pierdeColorEn: '2026-03-31T17:59:00Z' }, ahora)).toBe(
      'Sin atención ahora',
    );
  });

  it('is nothing for a colour that stays, and for no colour', () => {
    expect(cambioDeColor({ semaforo: 'sinAtencion', pierdeColorEn: null }, ahora)).toBeNull();
    expect(cambioDeColor({ semaforo: 'atendido', pierdeColorEn: null }, ahora)).toBeNull();
    expect(cambioDeColor({ semaforo: null, pierdeColorEn: null }, ahora)).toBeNull();
  });

  it('is over for a list as soon as it is over for one of its cases', () => {
    const casos = [{ pierdeColorEn: null }, { pierdeColorEn: '2026-03-31T18:00:30Z' }];
    expect(algunoPerdioColor(casos, ahora)).toBe(false);
    expect(algunoPerdioColor(casos, new Date('2026-03-31T18:00:31Z'))).toBe(true);
  });
});
