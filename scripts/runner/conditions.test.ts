import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { clockEnvironment, takeConditions } from './conditions.ts';

describe('the conditions of a run', () => {
  it('are the usual ones where nothing is said', () => {
    expect(takeConditions(['unit', '--all'])).toEqual({ reloj: null, orden: null, rest: ['unit', '--all'] });
  });

  it('are read out of the words among which they stand', () => {
    expect(takeConditions(['unit', '--reloj', '2027-01-01T00:10-06:00', 'browser', '--orden', '7'])).toEqual({
      reloj: new Date('2027-01-01T06:10:00Z'),
      orden: 7,
      rest: ['unit', 'browser'],
    });
  });

  it.each([
    ['has no zone', ['--reloj', '2027-01-01T00:10']],
    ['is a day alone', ['--reloj', '2027-01-01']],
    ['does not exist', ['--reloj', '2027-13-01T00:10Z']],
    ['is missing', ['--reloj']],
  ])('are refused when the moment %s', (_, words) => {
    expect(() => takeConditions(words)).toThrow('--reloj takes a moment with its zone');
  });

  it.each([[['--orden', '0']], [['--orden', 'azar']], [['--orden']]])('are refused with %s', (words) => {
    expect(() => takeConditions(words)).toThrow('--orden takes a whole number');
  });
});

const hasFaketime = spawnSync('faketime', ['--version']).status === 0;

describe.skipIf(!hasFaketime)('a program under another clock', () => {
  it.each(['2020-02-29T12:00:00Z', '2031-01-01T06:10:00Z'])(
    'believes that it is %s, in any zone, and waits as ever',
    (moment) => {
      const env = { ...process.env, ...clockEnvironment({ reloj: new Date(moment), orden: null }), TZ: 'Asia/Tokyo' };
      const program = 'setTimeout(() => console.log(new Date().toISOString()), 10)';
      const said = execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8', timeout: 20_000 });
      expect(Math.abs(Date.parse(said.trim()) - Date.parse(moment))).toBeLessThan(20_000);
    },
  );
});
