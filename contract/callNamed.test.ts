import { expect, it } from 'vitest';
import { callNamed } from './callNamed.ts';
import type { CallName } from './contract.ts';
import { contract } from './contract.ts';

it('finds the entry of every call', async () => {
  for (const name of Object.keys(contract) as CallName[]) expect(await callNamed(name), name).toBe(contract[name]);
});
