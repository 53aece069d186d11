import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { periodosTerminados } from '#domain/cadena/globales/periodos';
import { dayOf } from '#domain/common/dates';
import { zonaDe } from '#domain/common/zonaHoraria';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { periodosGlobales } from '../../platform/db/schema/globales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { beginningOf, nextDay } from '../../platform/time/days.ts';
import { isDue, LEASE_MS, restUntil } from '../../platform/works/claim.ts';
import type { Unfinished } from '../../platform/works/finisher.ts';
import { ownContext } from '../../platform/works/ownContext.ts';
import { GRACE_MS } from './late.ts';
import { GlobalRefused, makeGlobals } from './make.ts';

type Period = typeof periodosGlobales.$inferSelect;

/**
 * Periods whose global invoices are to be made: those that ended since the last round are opened first. Each is made by one server at a
 * time, in the name of who set its store up.
 */
export function dueGlobals(surroundings: Environment, log: Pick<FastifyBaseLogger, 'error'>): Unfinished<Period> {
  const { db, clock } = surroundings;
  return {
    name: 'a period of global invoices',
    take: async (which) => {
      if (which.after === 0) await openEnded(db, which.now, surroundings.config.zonaHoraria);
      return db.transaction(async (tx) => {
        const { estado, id, proximo, abierto } = periodosGlobales;
        const [row] = await tx
          .select()
          .from(periodosGlobales)
          .where(and(eq(estado, 'pendiente'), gt(id, which.after), isDue(proximo, abierto, which)))
          .orderBy(asc(id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        const taken = { proximo: new Date(which.now.getTime() + LEASE_MS), intentos: row.intentos + 1 };
        await tx.update(periodosGlobales).set(taken).where(eq(id, row.id));
        return { ...row, ...taken };
      });
    },
    async finish(period) {
      const { id, numiden, cvetda } = period;
      const context = ownContext(surroundings, { numiden, cvetda, permiso: 'facturar' }, { idempotencyKey: null, log });
      try {
        await makeGlobals(period, context);
        await finished(db, period, clock());
      } catch (error) {
        // Whoever looks at the period reads why; what the log says besides is the finisher's.
        if (error instanceof GlobalRefused) {
          await end(db, id, { estado: 'detenido', falla: error.message, proximo: null, intentos: 0 });
        } else if (error instanceof Rejection) await end(db, id, { falla: error.message });
        throw error;
      }
    },
    async letRest({ id, intentos }) {
      const left = await db
        .update(periodosGlobales)
        .set({ proximo: restUntil(clock(), intentos) })
        .where(and(eq(periodosGlobales.id, id), eq(periodosGlobales.estado, 'pendiente')))
        .returning({ id: periodosGlobales.id });
      return left.length > 0;
    },
  };
}

/** Ends a period, unless sales came to it meanwhile: then it is due again at once. */
function finished(db: Db, { id, version }: Period, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(periodosGlobales).where(eq(periodosGlobales.id, id)).for('update');
    if (row?.estado !== 'pendiente') return;
    const isWhole = row.version === version;
    await write(tx, id, isWhole ? { estado: 'hecho', falla: null, proximo: null, intentos: 0 } : { proximo: now });
  });
}

/** Writes what became of a period that is still to be made, and tells who looks at it. */
function end(db: Db, id: number, columns: Partial<Period>): Promise<void> {
  return db.transaction((tx) => write(tx, id, columns));
}

async function write(tx: Tx, id: number, columns: Partial<Period>): Promise<void> {
  const [row] = await tx
    .update(periodosGlobales)
    .set({ ...columns, version: sql`${periodosGlobales.version} + 1` })
    .where(and(eq(periodosGlobales.id, id), eq(periodosGlobales.estado, 'pendiente')))
    .returning({ version: periodosGlobales.version });
  if (row !== undefined) await announce(tx, { entidad: 'periodoGlobal', id, version: row.version, numiden: null });
}

/**
 * Opens the periods that ended long enough ago at each store since its last one; two servers that do so at once open each once. A store of
 * which a late sale is being stored at this moment waits for the next round: whoever made its period would not see that sale.
 */
async function openEnded(db: Db, now: Date, chain: string): Promise<void> {
  const lasts = db
    .selectDistinctOn([periodosGlobales.cvetda], {
      cvetda: periodosGlobales.cvetda,
      hasta: periodosGlobales.hasta,
      fin: periodosGlobales.fin,
    })
    .from(periodosGlobales)
    .orderBy(periodosGlobales.cvetda, desc(periodosGlobales.desde))
    .as('ultimos');
  const rows = await db
    .select({ store: stores, hasta: lasts.hasta, fin: lasts.fin })
    .from(stores)
    .leftJoin(lasts, eq(lasts.cvetda, stores.cvetda))
    .where(isNotNull(stores.globales));
  const until = new Date(now.getTime() - GRACE_MS);
  const ended = rows.flatMap(({ store, hasta, fin }) =>
    periodsOf(store, hasta === null || fin === null ? null : { hasta, fin }, until, chain),
  );
  if (ended.length === 0) return;
  await db.transaction(async (tx) => {
    const atRest = await tx
      .select({ cvetda: stores.cvetda })
      .from(stores)
      .where(inArray(stores.cvetda, [...new Set(ended.map(({ cvetda }) => cvetda))]))
      .orderBy(asc(stores.cvetda))
      .for('no key update', { skipLocked: true });
    const opened = ended.filter((period) => atRest.some(({ cvetda }) => cvetda === period.cvetda));
    if (opened.length === 0) return;
    await tx
      .insert(periodosGlobales)
      .values(opened.map((period) => ({ ...period, abierto: now, proximo: now })))
      .onConflictDoNothing();
  });
}

type Store = typeof stores.$inferSelect;

/** The periods of a store after its last one that had ended at a moment, each from where the one before it ended. */
function periodsOf(
  { cvetda, codigoPostal, globales: periodicidad, globalesDesde, globalesNumiden: numiden }: Store,
  last: Pick<Period, 'hasta' | 'fin'> | null,
  until: Date,
  chain: string,
) {
  if (periodicidad === null || globalesDesde === null || numiden === null) return [];
  const zone = zonaDe(codigoPostal, chain);
  const next = last === null ? globalesDesde : nextDay(last.hasta);
  // Whoever sets a later day leaves out the days in between.
  const isNext = last !== null && next >= globalesDesde;
  let inicio = isNext ? last.fin : beginningOf(globalesDesde, zone);
  return periodosTerminados(periodicidad, isNext ? next : globalesDesde, dayOf(until, zone)).map((periodo) => {
    const period = {
      ...periodo,
      cvetda,
      periodicidad,
      numiden,
      inicio,
      fin: beginningOf(nextDay(periodo.hasta), zone),
    };
    inicio = period.fin;
    return period;
  });
}
