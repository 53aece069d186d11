import { expect, it } from 'vitest';
import { inFigures } from './figures.ts';

it('counts are read with a thousands separator', () => {
  expect(inFigures(629)).toBe('629');
  expect(inFigures(1_000_000)).toBe('1,000,000');
});
