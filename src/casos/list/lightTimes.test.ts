import { describe, expect, it } from 'vitest';
import { colorChange, someLostColor, timeLeft } from './lightTimes.ts';

const now = new Date('2026-03-31T18:00:00Z');

describe('the time that a colour has left', () => {
  it.each([
    ['2026-03-31T18:00:01Z', '1 min'],
    ['2026-03-31T18:59:00Z', '59 min'],
    ['2026-03-31T19:00:00Z', '1 h'],
    ['2026-03-31T20:04:10Z', '2 h 5 min'],
    ['2026-03-31T18:00:00Z', null],
    ['2026-03-31T17:00:00Z', null],
  ])('until %s is %s', (until, said) => {
    expect(timeLeft(new Date(until), now)?.replaceAll('\u00a0', ' ') ?? null).toBe(said);
  });

  it('stays in one line', () => {
    expect(timeLeft(new Date('2026-03-31T20:05:00Z'), now)).toBe('2\u00a0h\u00a05\u00a0min');
  });

  it('says when the next one comes, and which', () => {
    const pierdeColorEn = '2026-03-31T18:45:00Z';
    expect(colorChange({ semaforo: 'reciente', pierdeColorEn }, now)).toEqual({
      short: '45\u00a0min',
      whole: 'Antiguo en 45\u00a0min',
    });
    expect(colorChange({ semaforo: 'antiguo', pierdeColorEn }, now)?.whole).toBe('Sin atención en 45\u00a0min');
    expect(colorChange({ semaforo: 'antiguo', pierdeColorEn: '2026-03-31T17:59:00Z' }, now)).toEqual({
      short: 'ahora',
      whole: 'Sin atención ahora',
    });
  });

  it('is nothing for a colour that stays, and for no colour', () => {
    expect(colorChange({ semaforo: 'sinAtencion', pierdeColorEn: null }, now)).toBeNull();
    expect(colorChange({ semaforo: 'atendido', pierdeColorEn: null }, now)).toBeNull();
    expect(colorChange({ semaforo: null, pierdeColorEn: null }, now)).toBeNull();
  });

  it('is over for a list as soon as it is over for one of its cases', () => {
    const casos = [{ pierdeColorEn: null }, { pierdeColorEn: '2026-03-31T18:00:30Z' }];
    expect(someLostColor(casos, now)).toBe(false);
    expect(someLostColor(casos, new Date('2026-03-31T18:00:31Z'))).toBe(true);
  });
});
