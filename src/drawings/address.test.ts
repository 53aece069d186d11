import { expect, it } from 'vitest';
import { chartOf } from '#diagrams/chart';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { keyOfPart, partAt } from './address.ts';

const chart = chartOf(vidaValeMachine, vidaValeWords);

it('every state and arrow has an address of its own, which leads to it', () => {
  const parts = [...chart.states.slice(1), ...chart.arrows].map(({ id }) => id);
  const keys = parts.map((id) => keyOfPart(chart, id));
  expect(new Set(keys).size).toBe(parts.length);
  expect(keys.map((key) => partAt(chart, key))).toEqual(parts);
});

it('a state is named as in its file, and an address of another chart leads nowhere', () => {
  expect(keyOfPart(chart, 'vidaVale.porAutorizar')).toBe('porAutorizar');
  expect(partAt(chart, 'enProceso')).toBeNull();
  expect(partAt(chart, '')).toBeNull();
});
