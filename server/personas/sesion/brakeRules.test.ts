import { describe, expect, it } from 'vitest';
import { type BrakeRow, networkBudget, tryBrake, waitAfter } from './brakeRules.ts';
import { networkOf } from './network.ts';

const NOON = new Date('2026-03-18T18:00:00.000Z');
function later(ms: number) {
  return new Date(NOON.getTime() + ms);
}
const FRESH: BrakeRow = { cuenta: 0, libre: NOON };
const PAIR = { tipo: 'creciente', clave: 'par' } as const;

describe('wrong passwords', () => {
  it('cost nothing at first, then 1, 2, 4 ... seconds, and never more than a quarter of an hour', () => {
    expect([1, 4, 5, 6, 7, 8, 14, 15, 16, 1_000].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 8, 512, 900, 900, 900]);
  });

  it('are counted one by one, and a try within the wait is not counted', () => {
    let row = FRESH;
    for (let n = 0; n < 6; n += 1) {
      const answer = tryBrake(PAIR, row, later(n * 1_000));
      if (answer.tipo === 'pasa') row = answer.fila;
    }
    expect(row.cuenta).toBe(6);
    expect(tryBrake(PAIR, row, later(5_500))).toEqual({ tipo: 'espera', segundos: 2 });
    expect(tryBrake(PAIR, row, later(7_000))).toMatchObject({ tipo: 'pasa', fila: { cuenta: 7 } });
  });

  it('are forgotten after a day without any', () => {
    const row = { cuenta: 20, libre: NOON };
    expect(tryBrake(PAIR, row, later(23 * 3_600_000))).toMatchObject({ fila: { cuenta: 21 } });
    expect(tryBrake(PAIR, row, later(25 * 3_600_000))).toMatchObject({ fila: { cuenta: 1 } });
  });
});

describe('the budget of a network', () => {
  it('allows a hundred at once, then one a minute, and is whole again after a quiet time', () => {
    const budget = networkBudget('10.0.0.1');
    let row = FRESH;
    let passed = 0;
    const tryAt = (now: Date) => {
      const answer = tryBrake(budget, row, now);
      if (answer.tipo === 'pasa') {
        row = answer.fila;
        passed += 1;
      }
      return answer;
    };
    for (let n = 0; n < 150; n += 1) tryAt(NOON);
    expect(passed).toBe(100);
    expect(tryAt(NOON)).toEqual({ tipo: 'espera', segundos: 60 });
    expect(tryAt(later(60_000)).tipo).toBe('pasa');
    expect(tryAt(later(60_000)).tipo).toBe('espera');
    for (let n = 0; n < 150; n += 1) tryAt(later(5 * 3_600_000));
    expect(passed).toBe(201);
  });
});

it('a clock set back by a day lengthens neither a wait nor a spent budget, and one that is a little slow ends neither', () => {
  const budget = networkBudget('10.0.0.1');
  const waiting = { cuenta: 6, libre: later(2_000) };
  const spent = { cuenta: 100, libre: later(100 * 60_000) };
  expect(tryBrake(PAIR, waiting, later(-86_400_000))).toMatchObject({ tipo: 'pasa', fila: { cuenta: 7 } });
  expect(tryBrake(budget, spent, later(-86_400_000))).toMatchObject({ tipo: 'pasa' });
  expect(tryBrake(PAIR, waiting, later(-30_000))).toEqual({ tipo: 'espera', segundos: 32 });
  expect(tryBrake(budget, spent, later(-30_000))).toEqual({ tipo: 'espera', segundos: 90 });
});

describe('the network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
