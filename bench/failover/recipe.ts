import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../../scripts/runner/tools.ts';

/** The addresses of the recipe's machines, as this machine alone can have them. */
export const NETWORK = '127.83.0.';

/** A file of the recipe that docs/alta-disponibilidad.md gives to a chain, led to this machine; `changes` are words and what stands in their place. */
export function recipe(file: string, changes: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(join(home, 'docs', 'alta-disponibilidad', file), 'utf8');
  const all = { ...changes, '10.0.0.0/24': '127.0.0.0/8', '10.0.0.': NETWORK };
  return Object.entries(all).reduce((so, [word, other]) => {
    // A change that the file has no place for would be tried otherwise than it is told.
    if (!so.includes(word) && word in changes) throw new Error(`${file} does not say ${word}.`);
    return so.replaceAll(word, other);
  }, text);
}
