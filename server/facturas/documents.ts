import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTADOS_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { toPesos } from '#domain/common/money';
import { ultimoDiaDeRespuesta } from '#domain/facturas/cfdi/cancelacion';
import type { Documento } from '#domain/facturas/facturas';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { Db } from '../platform/db/db.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { facturaCancelaciones, facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import { vales } from '../platform/db/schema/vales.ts';
import { lastMails } from '../platform/mail/outbox.ts';
import { type FacturaRow, leftOf, type TakenAmount } from './work.ts';

/** No search shows more. */
const MAX_DOCUMENTS = 100;

/** The invoices that a condition finds, the latest first, each with what is left of it. */
export function documentsWhere(db: Db, where: SQL | undefined, zone: string): Promise<readonly Documento[]> {
  return documentsIn(db, where, zone, MAX_DOCUMENTS);
}

/** Some invoices by their numbers, in the order of these; one that is gone is left out. */
export async function documentsOf(db: Db, ids: readonly number[], zone: string): Promise<readonly Documento[]> {
  if (ids.length === 0) return [];
  const found = await documentsIn(db, sql`${facturas.id} = any(${`{${ids.join(',')}}`}::bigint[])`, zone, ids.length);
  const byId = new Map(found.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All of a row but its documents: a global invoice's are as large as thousands of others. */
const { xml: _xml, sellado: _sellado, comprobante: _comprobante, ...SHOWN } = getTableColumns(facturas);

async function documentsIn(
  db: Db,
  where: SQL | undefined,
  zone: string,
  howMany: number,
): Promise<readonly Documento[]> {
  const rows = await db
    .select({
      factura: { ...SHOWN, dia: dayWritten },
      tienda: stores.nombre,
      plazo: facturaCancelaciones.plazo,
      folioVale: vales.folio,
      nueva: { id: nueva.id, serie: nueva.serie, folio: nueva.folio },
    })
    .from(facturas)
    .innerJoin(stores, eq(stores.cvetda, facturas.cvetda))
    .leftJoin(facturaCancelaciones, isAwaited)
    .leftJoin(vales, eq(vales.id, facturas.idVale))
    .leftJoin(reemision, and(eq(reemision.idRelacionada, facturas.id), eq(reemision.relacion, 'reemite')))
    .leftJoin(nueva, eq(nueva.id, reemision.idFactura))
    .where(where)
    .orderBy(desc(facturas.fecha), desc(facturas.id))
    .limit(howMany);
  const ids = rows.map(({ factura }) => factura.id);
  const taken = await takenOfAll(db, ids);
  const mails = await lastMails(db, 'factura', ids);
  return rows.map(({ factura, ...beside }) => {
    const { id } = factura;
    return documentOf(factura, { ...beside, taken: taken.get(id) ?? [], correo: mails.get(id) ?? null, zone });
  });
}

/** An invoice has at most one request to cancel it that its receiver has not answered yet. */
const isAwaited = and(eq(facturaCancelaciones.idFactura, facturas.id), eq(facturaCancelaciones.estado, 'pendiente'));

/** A refused invoice is issued anew at most once: the chain goes on from the new one. */
const reemision = alias(facturaRelaciones, 'reemision');
const nueva = alias(facturas, 'nueva');

/** The day that an invoice bears, AAAA-MM-DD: that of the place where it was issued. */
const dayWritten = sql<string>`left(${facturas.comprobante} ->> 'Fecha', 10)`;

type ShownRow = Omit<FacturaRow, 'xml' | 'sellado' | 'comprobante'> & { readonly dia: string };

/** The facts that an invoice shows beside its own row. */
interface Beside {
  readonly tienda: string;
  /** From when on a request to cancel it counts as accepted; null where no request waits for that. */
  readonly plazo: Date | null;
  /** Of the voucher that it was made of. */
  readonly folioVale: string | null;
  readonly taken: readonly TakenAmount[];
  readonly correo: Documento['correo'];
  /** As what a refused one was issued anew. */
  readonly nueva: Pick<FacturaRow, 'id' | 'serie' | 'folio'> | null;
  readonly zone: string;
}

/** An invoice as a search shows it. */
function documentOf(row: ShownRow, { tienda, plazo, folioVale, taken, correo, nueva, zone }: Beside): Documento {
  const { porAcreditar, porPagar } = leftOf(row, taken);
  return {
    id: row.id,
    version: row.version,
    casoId: row.idCaso,
    vale: row.idVale === null || folioVale === null ? null : { id: row.idVale, folio: folioVale },
    clase: row.clase,
    estado: invoiceState(row),
    cancelaHasta: plazo === null ? null : ultimoDiaDeRespuesta(plazo, zone),
    serie: row.serie,
    folio: String(row.folio),
    uuid: row.uuid,
    fecha: asWritten(row.dia),
    tienda: { cvetda: row.cvetda, nombre: tienda },
    operacion: row.operacion,
    referencia: row.referencia,
    rfc: row.rfc,
    nombre: row.nombre,
    metodoPago: row.metodoPago,
    total: toPesos(row.total),
    porAcreditar: toPesos(porAcreditar),
    porPagar: toPesos(porPagar),
    correo,
    reemitida: nueva === null ? null : { id: nueva.id, nombre: serieFolio(nueva) },
  };
}

/** The state of an invoice with its name. */
export function invoiceState({ estado }: Pick<FacturaRow, 'estado'>) {
  return { id: estado, nombre: ESTADOS_FACTURA[estado as IdEstadoFactura] ?? String(estado) };
}

/** The day of an invoice as its documents say it: DD-MM-YYYY (specification, section 9). */
export function documentDay({ comprobante: { Fecha = '' } }: Pick<FacturaRow, 'comprobante'>): string {
  return asWritten(Fecha.slice(0, 'AAAA-MM-DD'.length));
}

function asWritten(day: string): string {
  return day.split('-').reverse().join('-');
}

async function takenOfAll(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly TakenAmount[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: facturaRelaciones.idRelacionada,
            relacion: facturaRelaciones.relacion,
            monto: facturaRelaciones.monto,
          })
          .from(facturaRelaciones)
          .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
          .where(
            and(inArray(facturaRelaciones.idRelacionada, [...ids]), inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN])),
          );
  const byInvoice = new Map<number, TakenAmount[]>();
  for (const { id, ...taken } of rows) byInvoice.set(id, [...(byInvoice.get(id) ?? []), taken]);
  return byInvoice;
}
