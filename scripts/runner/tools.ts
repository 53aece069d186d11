import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project: where package.json lies. */
export const home = join(import.meta.dirname, '..', '..');

/** The program that an installed package brings, to be run by Node: works without a shell and on every system. */
export function toolPath(name: string, bin: string = name): string {
  const folder = join(home, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const path = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[bin];
  if (path === undefined) throw new Error(`The package ${name} brings no program ${bin}.`);
  return join(folder, path);
}
