import { ways } from 'virtual:llamadas';
import { expect, it } from 'vitest';
import { type CallName, contract } from '#contract/contract';
import { callNamed } from './callNamed.ts';

it('finds the entry of every call, and of no other', async () => {
  expect(Object.keys(ways).sort()).toEqual(Object.keys(contract).sort());
  for (const name of Object.keys(contract) as CallName[]) expect(await callNamed(name), name).toBe(contract[name]);
});
