import { describe, expect, it } from 'vitest';
import { pruebaDe } from './preguntaAbierta.ts';

const NOW = new Date('2026-03-18T18:00:30.000Z');
const ESPERA = 30_000;
const mine = { id: 'mia', desde: '2026-03-18T18:00:29.000Z' };

describe("a neighbour's no", () => {
  it.each([
    ['of the only try', [mine], 'probado'],
    ['of a try that is not written down', [], 'probado'],
    ['while another is on its way', [mine, { id: 'otra', desde: '2026-03-18T18:00:00.001Z' }], 'enVuelo'],
    ['after one that got no answer in time', [mine, { id: 'otra', desde: '2026-03-18T18:00:00.000Z' }], 'enDuda'],
    [
      'after one without an answer and while another is on its way',
      [{ id: 'otra', desde: '2026-03-18T10:00:00.000Z' }, mine, { id: 'más', desde: '2026-03-18T18:00:20.000Z' }],
      'enVuelo',
    ],
  ] as const)('%s', (_name, abiertas, expected) => {
    expect(pruebaDe(abiertas, 'mia', NOW, ESPERA)).toBe(expected);
  });
});
