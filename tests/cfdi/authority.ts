import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The public files of the tax authority and the judge made of them, beside the project. */
export const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));
export const CFDI_DATA = `${SHARED}data/cfdi/`;

/** Absent where the project stands alone: the files are public, but none of them is the project's. */
export const AUTHORITY_IS_THERE = existsSync(CFDI_DATA) && existsSync(`${SHARED}tools/check-cfdi`);

/** The addition to the name of a group of tests where they are skipped. */
export const SKIPPED = AUTHORITY_IS_THERE ? '' : ' (skipped: there is no ../shared/data)';

/** The cadenas that one of the authority's own sheets makes of files, one after the other. */
export function cadenasOf(sheet: string, files: readonly string[]): string {
  return execFileSync('xsltproc', ['--nonet', `${CFDI_DATA}sat/${sheet}`, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The judge's verdict on a file: 'ok', or what it falls short of. */
export function judged(file: string): string {
  const { stdout } = spawnSync(`${SHARED}tools/check-cfdi`, [file], { encoding: 'utf8' });
  return stdout.trim().replace(` ${file}`, '');
}

/** The errors that the authority's schema finds in many files. */
export function againstSchema(files: readonly string[]): readonly string[] {
  const options = ['--noout', '--nonet', '--schema', `${CFDI_DATA}sat/cfdi.xsd`, ...files];
  const { stderr } = spawnSync('xmllint', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const lines = stderr.trim().split('\n');
  const good = lines.filter((line) => line.endsWith(' validates'));
  return good.length === files.length ? [] : lines.filter((line) => !line.endsWith(' validates'));
}

/** The judge's verdicts on the files that fall short of something; many files go in two halves, both at once. */
export async function refused(files: readonly string[]): Promise<readonly string[]> {
  const middle = Math.ceil(files.length / 2);
  const said = await Promise.all([files.slice(0, middle), files.slice(middle)].map(saidOf));
  const lines = said.flatMap((text) => text.trim().split('\n'));
  if (lines.length !== files.length) throw new Error(`The judge said ${lines.length} lines of ${files.length} files`);
  return lines.filter((line) => !line.startsWith('ok '));
}

function saidOf(files: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    execFile(`${SHARED}tools/check-cfdi`, [...files], options, (error, stdout) => {
      // It ends with 1 when a file falls short, and has said which.
      if (error !== null && error.code !== 1) reject(error);
      else resolve(stdout);
    });
  });
}
