import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditedCall } from '#contract/contract';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { valeDevoluciones, vales } from '../../platform/db/schema/vales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { isDue, LEASE_MS, restUntil } from '../../platform/works/claim.ts';
import type { Unfinished } from '../../platform/works/finisher.ts';
import { ownContext } from '../../platform/works/ownContext.ts';
import { giveBack } from './giveBack.ts';

/** A refund that began and may or may not have been given. */
interface Open {
  readonly id: number;
  readonly idVale: number;
  /** The store that made the voucher. */
  readonly cvetda: number;
  readonly metodo: IdMetodo;
  /** By which the neighbour knows it. */
  readonly clave: string;
  readonly llamada: AuditedCall;
  /** The `Idempotency-Key` of who began it; null where none was sent. */
  readonly claveIdempotencia: string | null;
  /** Who began it. */
  readonly numiden: number;
  readonly intentos: number;
}

/**
 * Refunds whose outcome is unknown. The server does what a person does who presses the button again, in the
 * name and under the key of who pressed it first: so a refund is given once, and a person who asks
 * meanwhile is answered the same.
 */
export function unfinishedRefunds(surroundings: Environment, log: Pick<FastifyBaseLogger, 'error'>): Unfinished<Open> {
  const { db, clock } = surroundings;
  const isOpen = eq(valeDevoluciones.estado, 'pendiente');
  return {
    name: 'a refund',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ refund: valeDevoluciones, cvetda: vales.cvetdaCrea })
          .from(valeDevoluciones)
          .innerJoin(vales, eq(vales.id, valeDevoluciones.idVale))
          .where(
            and(
              isOpen,
              gt(valeDevoluciones.id, which.after),
              isDue(valeDevoluciones.proximo, valeDevoluciones.creado, which),
            ),
          )
          .orderBy(asc(valeDevoluciones.id))
          .limit(1)
          .for('update', { of: valeDevoluciones, skipLocked: true });
        if (row === undefined) return null;
        const { id, idVale, clave, claveIdempotencia, numiden } = row.refund;
        const intentos = row.refund.intentos + 1;
        const proximo = new Date(which.now.getTime() + LEASE_MS);
        // The lease stands in the row that is locked: who waited for the lock looks at it again, and passes on.
        await tx.update(valeDevoluciones).set({ intentos, proximo }).where(eq(valeDevoluciones.id, id));
        // Both columns are written by this capability alone, from these types.
        const metodo = row.refund.metodo as IdMetodo;
        const llamada = row.refund.llamada as AuditedCall;
        return { id, idVale, cvetda: row.cvetda, metodo, clave, llamada, claveIdempotencia, numiden, intentos };
      }),
    async finish({ llamada: call, idVale: id, metodo, clave: goesOn, numiden, cvetda, claveIdempotencia }) {
      const asked = { idempotencyKey: claveIdempotencia, log };
      const context = ownContext(surroundings, { numiden, cvetda, permiso: 'crearVale' }, asked);
      await giveBack({ call, id, version: null, metodo, folio: null, goesOn }, context);
    },
    async letRest({ id, intentos }) {
      const left = await db
        .update(valeDevoluciones)
        .set({ proximo: restUntil(clock(), intentos) })
        .where(and(eq(valeDevoluciones.id, id), isOpen))
        .returning({ id: valeDevoluciones.id });
      return left.length > 0;
    },
  };
}
