import { and, eq, gte, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayOf, type IsoDate } from '#domain/common/dates';
import type { Ausencia } from '#domain/personas/ausencias';
import type { Db } from '../../platform/db/db.ts';
import { ausencias, usuarios } from '../../platform/db/schema/personas.ts';

const standIn = alias(usuarios, 'suplente');

/** Who of these people is away on the day of a moment, by number; who is not is left out. */
export async function absencesOf(
  db: Db,
  numidens: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Ausencia>> {
  if (numidens.length === 0) return new Map();
  const rows = await db
    .select({ de: ausencias.numiden, hasta: ausencias.hasta, numiden: standIn.numiden, nombre: standIn.nombreCompleto })
    .from(ausencias)
    .leftJoin(standIn, and(eq(standIn.numiden, ausencias.suplente), eq(standIn.activo, true)))
    .where(and(inArray(ausencias.numiden, [...numidens]), gte(ausencias.hasta, dayOf(now))));
  return new Map(
    rows.map(({ de, hasta, numiden, nombre }) => {
      const suplente = numiden === null || nombre === null ? null : { numiden, nombre };
      return [de, { hasta, suplente }];
    }),
  );
}

/** The last day of a person's absence; null for who is not away. */
export async function awayUntil(db: Db, numiden: number, now: Date): Promise<IsoDate | null> {
  return (await absencesOf(db, [numiden], now)).get(numiden)?.hasta ?? null;
}
