import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { facturaCancelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Environment } from '../platform/http/environment.ts';
import { isDue, LEASE_MS, restUntil } from '../platform/works/claim.ts';
import type { Unfinished } from '../platform/works/finisher.ts';
import { ownContext } from '../platform/works/ownContext.ts';
import { askToCancel } from './askToCancel.ts';
import { settle } from './settle.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Something of an invoice that is not known to have ended. */
interface Open {
  readonly id: number;
  readonly idFactura: number;
  readonly numiden: number;
  readonly cvetda: number;
  readonly intentos: number;
}

const OPEN_REQUESTS = ['pedida', 'pendiente'] as const;

/**
 * Invoices that may or may not have been stamped: each is asked for again under its key, in the name of who issued it.
 */
export function unfinishedInvoices(surroundings: Environment, log: Log): Unfinished<Open> {
  const { db, clock } = surroundings;
  return {
    name: 'an invoice',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(facturas)
          .where(
            and(
              eq(facturas.estado, ESTADO_FACTURA.borrador),
              gt(facturas.id, which.after),
              isDue(facturas.proximo, facturas.fecha, which),
            ),
          )
          .orderBy(asc(facturas.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        const intentos = row.intentos + 1;
        const proximo = new Date(which.now.getTime() + LEASE_MS);
        await tx.update(facturas).set({ intentos, proximo }).where(eq(facturas.id, row.id));
        return { id: row.id, idFactura: row.id, numiden: row.numiden, cvetda: row.cvetda, intentos };
      }),
    async finish(one) {
      await settle(one.id, contextOf(surroundings, one, log), { porElSistema: true });
    },
    async letRest({ id, intentos }) {
      const left = await db
        .update(facturas)
        // A provider that is not ready holds up all who invoice: it is asked each time that it may be mended.
        .set({
          proximo: sql`case when ${facturas.impedimento} is null then ${restUntil(clock(), intentos).toISOString()}::timestamptz else ${restUntil(clock(), 0).toISOString()}::timestamptz end`,
        })
        .where(and(eq(facturas.id, id), eq(facturas.estado, ESTADO_FACTURA.borrador)))
        .returning({ id: facturas.id });
      return left.length > 0;
    },
  };
}

/** Requests to cancel that wait for the provider, or for the answer of who received the invoice: asked about, once each turn. */
export function unfinishedCancellations(surroundings: Environment, log: Log): Unfinished<Open> {
  const { db, clock } = surroundings;
  const request = facturaCancelaciones;
  return {
    name: 'a cancellation',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ request, cvetda: facturas.cvetda })
          .from(request)
          .innerJoin(facturas, eq(facturas.id, request.idFactura))
          .where(
            and(
              inArray(request.estado, [...OPEN_REQUESTS]),
              gt(request.id, which.after),
              isDue(request.proximo, request.pedida, which),
            ),
          )
          .orderBy(asc(request.id))
          .limit(1)
          .for('update', { of: request, skipLocked: true });
        if (row === undefined) return null;
        const { id, idFactura, numiden } = row.request;
        const intentos = row.request.intentos + 1;
        const proximo = new Date(which.now.getTime() + LEASE_MS);
        await tx.update(request).set({ intentos, proximo }).where(eq(request.id, id));
        return { id, idFactura, numiden, cvetda: row.cvetda, intentos };
      }),
    async finish(one) {
      await askToCancel(one.idFactura, contextOf(surroundings, one, log), true);
    },
    async letRest({ id, intentos }) {
      const left = await db
        .update(request)
        .set({ proximo: restUntil(clock(), intentos) })
        .where(and(eq(request.id, id), inArray(request.estado, [...OPEN_REQUESTS])))
        .returning({ id: request.id });
      return left.length > 0;
    },
  };
}

function contextOf(surroundings: Environment, { numiden, cvetda }: Open, log: Log) {
  return ownContext(surroundings, { numiden, cvetda, permiso: 'facturar' }, { idempotencyKey: null, log });
}
