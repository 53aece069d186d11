import { NoTurn } from '../queue.ts';
import { AskerGone } from './lease.ts';

/**
 * Why the database did not do what was asked, where that is no mistake of the asker:
 * - `away`: it cannot be reached, went in the middle or may not be written any more; whether the
 * work was done is unknown.
 * - `noConnection`: every connection was taken for too long. `locked`: somebody else had what was needed for too long.
 * - `slow`: the statement ran into its time limit. `clash`: two transactions were in each other's way.
 * - `full`: its disk has no room. `askerGone`: the asker no longer waits for the answer.
 */
export type DatabaseFailure = 'away' | 'noConnection' | 'locked' | 'slow' | 'clash' | 'full' | 'askerGone';

const BY_CODE: Readonly<Record<string, DatabaseFailure>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOENT: 'away',
  '08000': 'away',
  '08001': 'away',
  '08003': 'away',
  '08004': 'away',
  '08006': 'away',
  '08P01': 'away',
  '25006': 'away',
  '25P03': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '53300': 'noConnection',
  '55P03': 'locked',
  '57014': 'slow',
  '40001': 'clash',
  '40P01': 'clash',
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** Failures that `pg` reports without a code. */
const BY_MESSAGE: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^timeout exceeded when trying to connect/, 'noConnection'],
  [/^Query read timeout/, 'away'],
  [/^Connection terminated/, 'away'],
  [/^Client has encountered a connection error/, 'away'],
  [/^Client was closed and is not queryable/, 'away'],
  [/^Cannot use a pool after calling end/, 'away'],
  [/^The thread of the embedded database has ended/, 'away'],
  [/No space left on device/, 'full'],
];

/** The failure of the database that an error or one of its causes is, or null for any other error. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  return ownFailureOf(error) ?? databaseFailureOf(error.cause);
}

function ownFailureOf(error: Error): DatabaseFailure | null {
  if (error instanceof AskerGone) return 'askerGone';
  if (error instanceof NoTurn) return 'locked';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return BY_CODE[code] ?? BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}
