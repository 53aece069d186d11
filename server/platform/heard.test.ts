import { describe, expect, it } from 'vitest';
import { heardAbove } from './heard.ts';

describe('an announcement', () => {
  it('is answered by who hears it', async () => {
    const { announce, heardBy } = heardAbove<[units: number], string>('units went');
    heardBy(async (units) => `${units} heard`);
    expect(await announce(3)).toBe('3 heard');
  });

  it('that nobody hears is an error, and forgets nothing in silence', async () => {
    const { announce } = heardAbove<[units: number]>('units went');
    await expect(announce(3)).rejects.toThrow('Nobody hears that units went');
  });
});
