import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The public files of the tax authority and the judge made of them, beside the project. */
export const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));
export const CFDI_DATA = `${SHARED}data/cfdi/`;

/** Absent where the project stands alone: the files are public, but none of them is the project's. */
export const AUTHORITY_IS_THERE = existsSync(CFDI_DATA) && existsSync(`${SHARED}tools/check-cfdi`);

/** What the name of a group of tests adds where they are skipped. */
export const SKIPPED = AUTHORITY_IS_THERE ? '' : ' (skipped: there is no ../shared/data)';

/** The cadenas that one of the authority's own sheets makes of files, one after the other. */
export function cadenasOf(sheet: string, files: readonly string[]): string {
  return execFileSync('xsltproc', ['--nonet', `${CFDI_DATA}sat/${sheet}`, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** What the judge says of a file: 'ok', or what it falls short of. */
export function judged(file: string): string {
  const { stdout } = spawnSync(`${SHARED}tools/check-cfdi`, [file], { encoding: 'utf8' });
  return stdout.trim().replace(` ${file}`, '');
}
