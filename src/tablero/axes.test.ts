import { describe, expect, it } from 'vitest';
import { barAfter, barInWords, fullDay, marksUpTo, underTheAxis } from './axes.ts';

describe('the vertical axis', () => {
  it('names whole cases only, also when there are few', () => {
    expect(marksUpTo(1)).toEqual([0, 1]);
    expect(marksUpTo(3)).toEqual([0, 1, 2, 3]);
  });

  it('has a height when nothing happened in 15 days', () => {
    expect(marksUpTo(0)).toEqual([0, 1]);
  });

  it('goes in steps of 1, 2 or 5 times a power of ten', () => {
    expect(marksUpTo(9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(marksUpTo(23)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(marksUpTo(48)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(marksUpTo(99_000)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
  });

  it('reaches over the highest bar, with few names, whatever its height', () => {
    for (let greatest = 1; greatest <= 3_000; greatest += 7) {
      const marks = marksUpTo(greatest);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(marks.at(-2)).toBeLessThan(greatest);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks.every(Number.isInteger)).toBe(true);
    }
  });
});

describe('the days under the bars', () => {
  it('name the month where the axis begins and where a month does, and today as such', () => {
    const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
    expect([...underTheAxis(days).values()]).toEqual(['26 feb', '27', '28', '1 mar', '2', 'Hoy']);
  });

  it('are in Spanish and are not moved by this computer’s time zone', () => {
    expect(fullDay('2026-03-18')).toBe('miércoles, 18 de marzo');
  });

  it('can be heard with their figure', () => {
    const figures = { dia: '2026-03-18', abiertos: 12, solucionados: 8 };
    expect(barInWords(figures, 'abiertos')).toBe('miércoles, 18 de marzo. Casos abiertos: 12');
    expect(barInWords(figures, 'solucionados')).toBe('miércoles, 18 de marzo. Casos solucionados: 8');
  });
});

describe('the keys in the chart', () => {
  it('go from bar to bar as they stand', () => {
    expect(barAfter({ indice: 3, serie: 'abiertos' }, 'ArrowRight', 15)).toEqual({ indice: 3, serie: 'solucionados' });
    expect(barAfter({ indice: 3, serie: 'solucionados' }, 'ArrowRight', 15)).toEqual({ indice: 4, serie: 'abiertos' });
    expect(barAfter({ indice: 3, serie: 'abiertos' }, 'ArrowLeft', 15)).toEqual({ indice: 2, serie: 'solucionados' });
  });

  it('go to the first and the last bar', () => {
    expect(barAfter({ indice: 3, serie: 'abiertos' }, 'Home', 15)).toEqual({ indice: 0, serie: 'abiertos' });
    expect(barAfter({ indice: 3, serie: 'abiertos' }, 'End', 15)).toEqual({ indice: 14, serie: 'solucionados' });
  });

  it('stop at both ends, and leave every other key to the browser', () => {
    expect(barAfter({ indice: 0, serie: 'abiertos' }, 'ArrowLeft', 15)).toBeNull();
    expect(barAfter({ indice: 14, serie: 'solucionados' }, 'ArrowRight', 15)).toBeNull();
    expect(barAfter({ indice: 3, serie: 'abiertos' }, 'Tab', 15)).toBeNull();
  });
});
