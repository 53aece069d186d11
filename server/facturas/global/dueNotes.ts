import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { notasPorHacer } from '../../platform/db/schema/globales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { isDue, LEASE_MS, restUntil } from '../../platform/works/claim.ts';
import type { Unfinished } from '../../platform/works/finisher.ts';
import { ownContext } from '../../platform/works/ownContext.ts';
import { hindranceOf } from '../issuer.ts';
import { settle } from '../settle.ts';
import { beginNoteOfReturn } from './noteOfReturn.ts';

const NOBODY = 0;

type Asked = typeof notasPorHacer.$inferSelect;

/** Goods of invoiced sales that came back: the note of each is made by one server at a time, in the name of who issued the invoice. */
export function dueNotes(surroundings: Environment, log: Pick<FastifyBaseLogger, 'error'>): Unfinished<Asked> {
  const { db, clock } = surroundings;
  const { id, desde, proximo, version } = notasPorHacer;
  const same = (one: Asked) => and(eq(id, one.id), eq(version, one.version));
  return {
    name: 'the credit note of what came back',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(notasPorHacer)
          .where(and(isNotNull(proximo), lte(desde, which.now), gt(id, which.after), isDue(proximo, desde, which)))
          .orderBy(asc(id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        const taken = { proximo: new Date(which.now.getTime() + LEASE_MS), intentos: row.intentos + 1 };
        await tx.update(notasPorHacer).set(taken).where(eq(id, row.id));
        return { ...row, ...taken };
      }),
    async finish(one) {
      const inNameOf = (numiden: number) =>
        ownContext(surroundings, { numiden, cvetda: one.cvetda, permiso: 'facturar' }, { idempotencyKey: null, log });
      try {
        // In whose name the note is, the invoice says that it takes of; until it is begun nobody has done anything.
        const own = inNameOf(NOBODY);
        // Asked before anything is locked; it counts once a note is due.
        const hindrance = await hindranceOf(own);
        const begun = await db.transaction((tx) => beginNoteOfReturn(tx, one, hindrance, own));
        if (begun !== null) await settle(begun.id, inNameOf(begun.numiden), { porElSistema: true });
      } catch (error) {
        if (error instanceof Rejection) await db.update(notasPorHacer).set({ falla: error.message }).where(same(one));
        throw error;
      }
    },
    async letRest(one) {
      const left = await db
        .update(notasPorHacer)
        .set({ proximo: restUntil(clock(), one.intentos) })
        .where(same(one))
        .returning({ id });
      return left.length > 0;
    },
  };
}
