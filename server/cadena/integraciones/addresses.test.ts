import { expect, it } from 'vitest';
import { isAllowedFrom } from './addresses.ts';

it.each([
  [[], '203.0.113.9', true],
  [['10.0.0.5'], '10.0.0.5', true],
  [['10.0.0.5'], '::ffff:10.0.0.5', true],
  [['10.0.0.5'], '10.0.0.6', false],
  [['10.1.0.0/16', '10.0.0.5'], '10.0.0.5', true],
  [['10.1.0.0/16'], '10.1.255.255', true],
  [['10.1.0.0/16'], '10.2.0.0', false],
  [['10.1.2.3/16'], '10.1.9.9', true],
  [['fd00::/8'], 'fd12::1', true],
  [['fd00::1'], 'fd00::1', true],
  [['fd00::1'], 'fd00::2', false],
  [['0.0.0.0/0'], '::1', false],
  [['::/0'], '10.0.0.5', false],
  [['0.0.0.0/0'], '', false],
])('%j lets %s in: %s', (direcciones, ip, isLetIn) => {
  expect(isAllowedFrom(direcciones, ip)).toBe(isLetIn);
});
