import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'server', 'platform', 'db', 'migrations');

/** From this number on a migration is one half: it adds, or it says since which step nobody needs what it takes away. */
const FIRST_HALF = 55;

/** The head of a file that takes away, with the first step whose servers no longer need that. */
const CONTRACT = /^-- contract since (\S+)/;

/** A migration, as its file and drizzle's journal say it. */
export interface Step {
  /** The name of its file, `0055_name`. */
  readonly name: string;
  /** The number at the head of the name: steps are taken in its order. */
  readonly number: number;
  /** By which the database knows it: the file's fingerprint. */
  readonly hash: string;
  /** When it was written, in milliseconds. */
  readonly createdMs: number;
  readonly statements: readonly string[];
  /** Whether it takes away or changes what servers of before use; those before `FIRST_HALF` count as such. */
  readonly contracts: boolean;
  /** The number of the last step that a server must know to work on the tables after this one; -1 where any server may. */
  readonly demands: number;
}

/** The migrations of this program, in their order. @param folder where another program has its own. */
export function readSteps(folder = FOLDER): readonly Step[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const names = journal.entries.map(({ tag }) => tag);
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }, at) => {
    const name = names[at] ?? '';
    const since = CONTRACT.exec(sql[0] ?? '')?.[1];
    const number = numberOf(name);
    return {
      name,
      number,
      hash,
      createdMs: folderMillis,
      statements: sql,
      contracts: number < FIRST_HALF || since !== undefined,
      demands: demandOf(number, since, names),
    };
  });
}

/** The number of a step by its name. */
export function numberOf(name: string): number {
  return Number(name.slice(0, 4));
}

// A head that names no step of before demands the step itself: so nobody works on what it did without knowing it.
function demandOf(number: number, since: string | undefined, names: readonly string[]): number {
  if (number < FIRST_HALF) return number;
  if (since === undefined) return -1;
  return names.includes(since) ? Math.min(numberOf(since), number) : number;
}
