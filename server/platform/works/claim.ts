import { gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ESPERA_MAXIMA_MS, esperaDeVecino } from '#domain/common/esperaDeVecino';
import { latestEnd } from '../time/setBack.ts';
import type { Which } from './finisher.ts';

/** For so long what was begun belongs to the server that took it, in milliseconds: longer than any neighbour is waited for. */
export const LEASE_MS = 90_000;

/** Whoever asks the provider has its answer by then, or knows that none came. */
export const FIRST_WAIT_MS = esperaDeVecino(0);

/** When it is asked again after so many attempts. */
export function restUntil(now: Date, intentos: number): Date {
  return new Date(now.getTime() + esperaDeVecino(intentos));
}

/** Whether a row that rests until `proximo` and began at `begun` may be taken now. */
export function isDue(proximo: AnyPgColumn, begun: AnyPgColumn, { now, leftBefore }: Which): SQL | undefined {
  return or(
    lte(proximo, now),
    // Written by a clock that has been set back since.
    gt(proximo, latestEnd(now, Math.max(ESPERA_MAXIMA_MS, LEASE_MS))),
    ...(leftBefore === null ? [] : [lt(begun, leftBefore)]),
  );
}
