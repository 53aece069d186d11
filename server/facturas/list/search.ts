import { and, asc, count, desc, not, type SQL, sql } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { MAX_COUNTED } from '#domain/casos/casos';
import { dayOf } from '#domain/common/dates';
import { limiteDeRecibo, proximoLimite } from '#domain/facturas/cfdi/plazoDeRecibo';
import type { Documento } from '#domain/facturas/facturas';
import type { FacturaDeLista, FiltroListaFacturas } from '#domain/facturas/listaFacturas';
import type { Db } from '../../platform/db/db.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { documentsOf } from '../documents.ts';
import { conditionFor, type InvoiceAsker, waits } from './criteria.ts';

type Where = SQL | undefined;

/** A run of the list: some invoices in one order. */
interface Run {
  readonly where: Where;
  readonly order: readonly SQL[];
}

const NEWEST: Run['order'] = [desc(facturas.fecha), desc(facturas.id)];
const OLDEST: Run['order'] = [asc(facturas.fecha), asc(facturas.id)];

/** The ids of the invoices of one page and how many the filter finds, counted up to `MAX_COUNTED`. */
export async function searchInvoices(
  db: Db,
  filtro: FiltroListaFacturas,
  asker: InvoiceAsker,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number; readonly hayMas: boolean }> {
  const found = conditionFor(db, filtro, asker);
  if (found === null) return { ids: [], total: 0, hayMas: false };
  const counted = await countOf(db, found.where, MAX_COUNTED + 1);
  const total = Math.min(counted, MAX_COUNTED);
  const ids: number[] = [];
  let skipped = skip;
  for (const run of runsOf(db, filtro, found.where, asker)) {
    const wanted = Math.min(take, total - skip) - ids.length;
    if (wanted <= 0) break;
    const some = await idsOf(db, run, { skip: skipped, take: wanted });
    ids.push(...some);
    // Only of a run that lies before the page must be known how long it is.
    skipped = some.length > 0 ? 0 : skipped - (await countOf(db, run.where, skipped));
  }
  return { ids, total, hayMas: counted > MAX_COUNTED };
}

/** The list in its order: what waits for a person goes ahead, and the rest follows by date. */
function runsOf(
  db: Db,
  { orden, porCobrar }: FiltroListaFacturas,
  where: Where,
  { now }: InvoiceAsker,
): readonly Run[] {
  if (orden === 'antiguas' || (orden === 'porAtender' && porCobrar)) return [{ where, order: OLDEST }];
  if (orden === 'recientes') return [{ where, order: NEWEST }];
  const waiting = waits(db, now);
  return [
    // The states are said beside the rest of it: they are few of many, and an index has them.
    { where: and(where, sql`${facturas.estado} in (1, 5)`, waiting), order: NEWEST },
    { where: and(where, not(waiting)), order: NEWEST },
  ];
}

async function idsOf(db: Db, { where, order }: Run, place: { readonly skip: number; readonly take: number }) {
  const rows = await db
    .select({ id: facturas.id })
    .from(facturas)
    .where(where)
    .orderBy(...order)
    .offset(place.skip)
    .limit(place.take);
  return rows.map(({ id }) => id);
}

async function countOf(db: Db, where: Where, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(facturas)
    .where(where)
    .limit(most)
    .as('some');
  const [row] = await db.select({ n: count() }).from(some);
  return row?.n ?? 0;
}

/** An invoice by its place in the lists that go on from one to the next. */
export interface InvoicePlace {
  readonly id: number;
  readonly fecha: Date;
}

/** The next invoices of a condition after one, the newest first, for who reads them all; `after` null begins. */
export function readInvoicesFrom(
  db: Db,
  where: Where,
  after: InvoicePlace | null,
  howMany: number,
): Promise<readonly InvoicePlace[]> {
  const beyond =
    after === null
      ? undefined
      : sql`(${facturas.fecha}, ${facturas.id}) < (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return db
    .select({ id: facturas.id, fecha: facturas.fecha })
    .from(facturas)
    .where(and(where, beyond))
    .orderBy(...NEWEST)
    .limit(howMany);
}

/** The lines of the list for some invoices, in the order of their ids. */
export async function readInvoiceRows(
  db: Db,
  ids: readonly number[],
  { now, zone }: Pick<InvoiceAsker, 'now' | 'zone'>,
): Promise<readonly FacturaDeLista[]> {
  if (ids.length === 0) return [];
  const documents = await documentsOf(db, ids, zone);
  const known = await db
    .select({
      id: facturas.id,
      waits: sql<boolean>`${waits(db, now)}`,
      pagada: sql<string | null>`left(${facturas.comprobante} -> 'Pagos' -> 'Pago' -> 0 ->> 'FechaPago', 10)`,
    })
    .from(facturas)
    .where(sql`${facturas.id} = any(${`{${ids.join(',')}}`}::bigint[])`);
  const byId = new Map(known.map((row) => [row.id, row]));
  const today = dayOf(now, zone);
  return documents.map((document) => {
    const { waits: porAtender = false, pagada = null } = byId.get(document.id) ?? {};
    return { ...document, porAtender, limiteRecibo: limitOf(document, { porAtender, pagada }, today) };
  });
}

function limitOf(
  { clase, estado, fecha, porPagar }: Documento,
  { porAtender, pagada }: { readonly porAtender: boolean; readonly pagada: string | null },
  today: string,
): string | null {
  if (clase === 'reciboPago') return porAtender && pagada !== null ? limiteDeRecibo(pagada) : null;
  if (estado.id !== ESTADO_FACTURA.vigente || porPagar <= 0) return null;
  return proximoLimite(fecha.split('-').reverse().join('-'), today);
}
