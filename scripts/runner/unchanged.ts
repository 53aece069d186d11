import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { home } from './tools.ts';

const record = join(home, '.cache', 'test', 'passed.json');
const recordSchema = z.record(z.string(), z.string());

/**
 * The state that a step looks at: a fingerprint of every file of the project that is not in one of the folders it never
 * reads; null where there is no git to say which files those are.
 */
export function fingerprint(never: readonly string[], options: readonly string[] = []): string | null {
  const paths = projectFiles();
  if (paths === null) return null;
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, options]));
  for (const path of paths) {
    if (never.some((folder) => path === folder || path.startsWith(`${folder}/`))) continue;
    hash.update(`${path}\0`).update(readFileSync(join(home, path)));
  }
  return hash.digest('hex');
}

/** Whether a step last passed with just these inputs. */
export function passedBefore(step: string, inputs: string): boolean {
  return passed()[step] === inputs;
}

/** Remembers of a step with which inputs it passed, or with null that it did not. */
export function remember(step: string, inputs: string | null): void {
  const { [step]: _, ...others } = passed();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(inputs === null ? others : { ...others, [step]: inputs }));
}

function passed(): Readonly<Record<string, string>> {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(record, 'utf8')));
  } catch {
    return {};
  }
}

/** The committed and the uncommitted files, but none that git is told to leave alone. */
function projectFiles(): readonly string[] | null {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return null;
  const paths = [...new Set(listed.stdout.split('\0'))].filter((path) => path !== '' && existsSync(join(home, path)));
  return paths.sort();
}
