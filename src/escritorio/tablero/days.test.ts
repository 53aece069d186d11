import { describe, expect, it } from 'vitest';
import { fullDay, underTheAxis } from './days.ts';

describe('the days under the bars', () => {
  it('name the month where the axis begins and where a month does, and today as such', () => {
    const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
    expect([...underTheAxis(days).values()]).toEqual(['26 feb', '27', '28', '1 mar', '2', 'Hoy']);
  });

  it('are in Spanish and are not moved by this computer’s time zone', () => {
    expect(fullDay('2026-03-18')).toBe('miércoles, 18 de marzo');
  });
});
