import { and, eq, exists, gt, inArray, isNull, lt, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { hasPermission } from '#domain/common/permisos';
import { listaFacturas } from '#domain/facturas/facturas.list';
import { ESPERA_DE_TIMBRE_MS, type FiltroListaFacturas } from '#domain/facturas/listaFacturas';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { facturaRelaciones, facturas, facturaVentas } from '../../platform/db/schema/facturas.ts';
import type { ServerSession } from '../../platform/http/handler.ts';
import { conditionOf, lookedUp, questionsIn } from '../../platform/lists/conditions.ts';
import { bearsName } from '../receiverName.ts';
import { isToPay } from '../toPay.ts';

type Person = Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'>;

/** Who asks and when, and where the days of the filter are. */
export interface InvoiceAsker {
  readonly person: Person;
  readonly now: Date;
  readonly zone: string;
}

/** Reads a filter of invoices as the database asks it; null when it is certain that nothing can be found. */
export function conditionFor(
  db: Db,
  filter: Omit<FiltroListaFacturas, 'orden'>,
  { person, now, zone }: InvoiceAsker,
): { readonly where: SQL | undefined } | null {
  const asked = questionsIn(listaFacturas, facturas, { filter, me: person.numiden, now, zone });
  const nombre = bearsName(filter.nombre);
  if (asked === null || (nombre === undefined && filter.nombre !== '')) return null;
  const found = lookedUp(listaFacturas, {
    nombre,
    porCobrar: filter.porCobrar ? isToPay(db) : undefined,
  });
  return { where: and(seenBy(db, person), conditionOf(asked, facturas), found) };
}

/**
 * The invoices that a person finds in a list or takes along: those of the stores whose cases the person sees, as `visibleCases` has
 * it; undefined for who sees all. One that is asked for by its number or its sale is the chain's, as ever.
 */
export function seenBy(db: Db, { tienda, areas, permisos }: Person): SQL | undefined {
  if (hasPermission(permisos, ['verTodosLosCasos'])) return undefined;
  const ofStore = eq(facturas.cvetda, tienda.id);
  if (areas.length === 0) return ofStore;
  const ofAreas = db
    .select({ one: sql`1` })
    .from(casos)
    .where(and(eq(casos.id, facturas.idCaso), inArray(casos.idArea, [...areas])));
  return or(ofStore, exists(ofAreas));
}

/** Whether an invoice waits for a person: its stamp is overdue, or it was refused and nothing was made in its place. */
export function waits(db: Db, now: Date): SQL {
  const overdue = new Date(now.getTime() - ESPERA_DE_TIMBRE_MS);
  return sql`(${or(
    and(eq(facturas.estado, ESTADO_FACTURA.borrador), lt(facturas.fecha, overdue)),
    and(eq(facturas.estado, ESTADO_FACTURA.rechazada), not(isSettled(db))),
  )})`;
}

/**
 * Whether a refused invoice has another one after it: it was issued anew, or another one of the same kind is of the same sale, ticket,
 * slip or voucher, or of what a till took back. The later one waits itself if it was refused. Of a global one all sales went into others.
 */
function isSettled(db: Db): SQL {
  const one = { one: sql`1` };
  const reissue = db
    .select(one)
    .from(facturaRelaciones)
    .where(and(eq(facturaRelaciones.idRelacionada, facturas.id), eq(facturaRelaciones.relacion, 'reemite')));
  const since = alias(facturas, 'since');
  const sameVoucher = and(eq(since.idVale, facturas.idVale), eq(since.alPublico, facturas.alPublico));
  const sameReturn = and(
    ...[isNull(since.idVale), isNull(facturas.idVale)],
    ...[eq(since.llamada, 'hacerNotaGlobal'), eq(facturas.llamada, 'hacerNotaGlobal')],
  );
  const sameSale = and(
    eq(since.operacion, facturas.operacion),
    or(ne(facturas.clase, 'notaCredito'), sameVoucher, sameReturn),
  );
  const sameSlip = eq(since.referencia, facturas.referencia);
  const another = db
    .select(one)
    .from(since)
    .where(
      and(
        ...[eq(since.cvetda, facturas.cvetda), eq(since.clase, facturas.clase), gt(since.id, facturas.id)],
        ne(facturas.clase, 'reciboPago'),
        or(sameSale, sameSlip),
      ),
    );
  const itsSales = db.select(one).from(facturaVentas).where(eq(facturaVentas.idFactura, facturas.id));
  return sql`(${or(exists(reissue), exists(another), and(eq(facturas.clase, 'global'), notExists(itsSales)))})`;
}
