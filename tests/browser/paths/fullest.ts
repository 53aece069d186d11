import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { WalkedName } from './machines.ts';
import { writtenWalkSchema } from './walks.ts';

/**
 * The pages whose fullest walk is taken in every run: the two lives that all the others serve. All walks of all pages are taken
 * in the long run and by `npm run caminos`.
 */
export const IN_EACH_RUN = ['caso', 'vale'] as const satisfies readonly WalkedName[];

/** Their walks, by subject. A test without a browser holds that they are what the plan says, and `vitest -u` writes them anew. */
export const FULLEST_FILE = new URL('fullest.json', import.meta.url);

/** The walks that are written down, by the name of their subject. */
export function fullestWalks() {
  return z.record(z.string(), writtenWalkSchema).parse(JSON.parse(readFileSync(FULLEST_FILE, 'utf8')));
}
