import { describe, expect, it } from 'vitest';
import { isSecretOf, newIntegrationSecret, secretIn, secretText } from './secret.ts';

const RANDOM = 'A'.repeat(43);

describe('a secret', () => {
  it('is given to people once, and stored as what does not lead to it', () => {
    const { random, hash, final } = newIntegrationSecret();
    const shown = secretIn(`Bearer ${secretText({ id: 7, random })}`);
    expect(shown).toEqual({ id: 7, random });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(random).toMatch(/^[\w-]{43}$/);
    expect(random.slice(-4)).toBe(final);
    expect(isSecretOf(hash, { id: 7, random })).toBe(true);
    expect(isSecretOf(hash, { id: 7, random: newIntegrationSecret().random })).toBe(false);
  });

  // As sha256sum of the coreutils says it of that text.
  it('is stored as its sha256', () => {
    const hash = '0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a';
    expect(isSecretOf(hash, { id: 1, random: RANDOM })).toBe(true);
  });
});

describe('the header of a request', () => {
  it.each([`Bearer mst_7_${RANDOM}`, `bearer  mst_7_${RANDOM}`, `BEARER mst_7_${RANDOM} `])(
    '%j holds one',
    (header) => {
      expect(secretIn(header)).toEqual({ id: 7, random: RANDOM });
    },
  );

  it.each([
    undefined,
    '',
    'Bearer',
    `Basic mst_7_${RANDOM}`,
    `mst_7_${RANDOM}`,
    `Bearer mst_7_${RANDOM}A`,
    `Bearer mst_7_${RANDOM.slice(1)}`,
    `Bearer mst_7_${RANDOM} otro`,
    `Bearer mst_1234567890_${RANDOM}`,
    `Bearer mst__${RANDOM}`,
    `Bearer otro_7_${RANDOM}`,
  ])('%j holds none', (header) => {
    expect(secretIn(header)).toBeNull();
  });
});
