import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { valeDeshechos, vales } from '../../platform/db/schema/vales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { isDue, LEASE_MS, restUntil } from '../../platform/works/claim.ts';
import type { Unfinished } from '../../platform/works/finisher.ts';
import { ownContext } from '../../platform/works/ownContext.ts';
import { undoRefund } from './undo.ts';
import { type BegunUndoing, colleagueAt, type Undoing } from './undoing.ts';

/** An undoing that began and may or may not have been done, and the store that made its voucher. */
type Open = BegunUndoing & { readonly cvetda: number };

/** Undoings whose outcome is unknown: the server goes on with them as with refunds (`unfinishedRefunds`). */
export function unfinishedUndoings(surroundings: Environment, log: Pick<FastifyBaseLogger, 'error'>): Unfinished<Open> {
  const { db, clock } = surroundings;
  const isOpen = eq(valeDeshechos.estado, 'pendiente');
  return {
    name: 'the undoing of a refund',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ undoing: valeDeshechos, cvetda: vales.cvetdaCrea })
          .from(valeDeshechos)
          .innerJoin(vales, eq(vales.id, valeDeshechos.idVale))
          .where(
            and(isOpen, gt(valeDeshechos.id, which.after), isDue(valeDeshechos.proximo, valeDeshechos.creado, which)),
          )
          .orderBy(asc(valeDeshechos.id))
          .limit(1)
          .for('update', { of: valeDeshechos, skipLocked: true });
        if (row === undefined) return null;
        const intentos = row.undoing.intentos + 1;
        const proximo = new Date(which.now.getTime() + LEASE_MS);
        // The lease stands in the row that is locked: who waited for the lock looks at it again, and passes on.
        await tx.update(valeDeshechos).set({ intentos, proximo }).where(eq(valeDeshechos.id, row.undoing.id));
        return { ...row.undoing, cvetda: row.cvetda, intentos };
      }),
    async finish({ llamada, idVale: id, idDevolucion, motivo, numidenEquipo, clave: goesOn, ...asked }) {
      const { numiden, cvetda, claveIdempotencia } = asked;
      const own = { idempotencyKey: claveIdempotencia, log };
      const context = ownContext(surroundings, { numiden, cvetda, permiso: 'autorizarVale' }, own);
      const at = numidenEquipo === null ? null : await colleagueAt(db, numidenEquipo);
      // The column is written by this capability alone, from this type.
      const call = llamada as Undoing['call'];
      await undoRefund({ call, id, version: null, idDevolucion, motivo, at, goesOn }, context);
    },
    async letRest({ id, intentos }) {
      const left = await db
        .update(valeDeshechos)
        .set({ proximo: restUntil(clock(), intentos) })
        .where(and(eq(valeDeshechos.id, id), isOpen))
        .returning({ id: valeDeshechos.id });
      return left.length > 0;
    },
  };
}
