import { and, asc, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { toPesos } from '#domain/common/money';
import { normalizarRfc } from '#domain/common/sat/rfc';
import { NO_SE_SABE_COMO, sinSaberComoSeCancela } from '#domain/facturas/cfdi/cancelacion';
import { estaPorDecidir } from '#domain/facturas/cfdi/plazoDeTimbre';
import type { Documento, Factura } from '#domain/facturas/facturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { ESTADOS_QUE_CUENTAN, esDeIngreso } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { demandVisibleCase } from '../casos/visibleCase.ts';
import type { Db } from '../platform/db/db.ts';
import { contribuyentes, facturaCancelaciones, facturaRelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { conflict, notFound } from '../platform/http/rejection.ts';
import { outcomeOf } from '../platform/neighbours/outcome.ts';
import { lookAtCase, lookAtFolio, lookAtInvoice, lookAtOperation, taxpayerSearch } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { dayInterval } from '../platform/time/days.ts';
import { saleById } from '../ventas/operaciones/ventas.ts';
import { contentOf } from './content.ts';
import { documentsWhere, invoiceState } from './documents.ts';
import { bearsName } from './receiverName.ts';
import { vouchersOf } from './vouchers.ts';
import { type FacturaRow, facturaHistory, ifFound, lifeContextOf } from './work.ts';

/** The invoices of a sale. */
export function invoicesOfSale({ tienda, operacion }: ClaveOperacion): SQL | undefined {
  return and(eq(facturas.cvetda, tienda), eq(facturas.operacion, operacion));
}

/** The invoice of a series and a folio. */
export function named({ serie, folio }: { readonly serie: string; readonly folio: number }): SQL | undefined {
  return and(eq(facturas.serie, serie.trim().toUpperCase()), eq(facturas.folio, folio));
}

async function find(context: Context, where: SQL | undefined): Promise<Documento[]> {
  return [...(await documentsWhere(context.db, where, context.config.zonaHoraria))];
}

type BySale = Handler<typeof contratoFacturas.facturasPorCancelar>;
type ByFolio = Handler<typeof contratoFacturas.facturaPorFolio>;

const isVigente = eq(facturas.estado, ESTADO_FACTURA.vigente);
function isIncome(document: Documento): boolean {
  return esDeIngreso(document.clase);
}

function bySale(keep: (document: Documento) => boolean, also?: SQL): BySale {
  return async ({ consulta }, context) => {
    await recordRead(context, lookAtOperation(consulta));
    return (await find(context, and(invoicesOfSale(consulta), also))).filter(keep);
  };
}

function byFolio(keep: (document: Documento) => boolean, also?: SQL): ByFolio {
  return async ({ consulta }, context) => {
    await recordRead(context, lookAtFolio('factura', serieFolio(consulta)));
    return (await find(context, and(named(consulta), also))).filter(keep);
  };
}

/** Invoices by sale or by series and folio, for who is to do something with one of them (specification, section 7). */
export const searches = {
  mantenimientoDeOperacion: bySale(isIncome, isVigente),
  mantenimientoPorFolio: byFolio(isIncome, isVigente),
  notaCreditoDeOperacion: bySale((document) => isIncome(document) && document.porAcreditar > 0, isVigente),
  facturasPorCancelar: bySale(() => true),
  facturaPorFolio: byFolio(() => true),
} as const;

/** The invoices that count of a sale (GET facturas/facturacion/por-tienda-operacion). */
export const facturasDeOperacion: Handler<typeof contratoFacturas.facturasDeOperacion> = async (
  { consulta: { idTienda: tienda, idOperacion: operacion } },
  context,
) => {
  await recordRead(context, lookAtOperation({ tienda, operacion }));
  const counts = inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]);
  return (await find(context, and(invoicesOfSale({ tienda, operacion }), counts))).filter(isIncome);
};

/** A sale with its articles and payments (GET facturas/facturacion/getDetalleOperacion). */
export const detalleOperacionFactura: Handler<typeof contratoFacturas.detalleOperacionFactura> = async (
  { consulta: { idTienda, idOperacion } },
  context,
) => saleById({ consulta: { tiendaId: idTienda, operacionId: idOperacion } }, context);

/** Invoices by who received them or by UUID, between two days (POST facturas/facturacion/avanzada). */
export const busquedaAvanzada: Handler<typeof contratoFacturas.busquedaAvanzada> = async ({ cuerpo }, context) => {
  const { busca, fechaInicio, fechaFin } = cuerpo;
  await recordRead(context, taxpayerSearch(busca));
  const days = dayInterval(fechaInicio ?? null, fechaFin ?? null, context.config.zonaHoraria);
  if (days === null) return [];
  const text = busca.trim().toUpperCase();
  return find(
    context,
    and(
      or(eq(facturas.rfc, normalizarRfc(text)), eq(facturas.uuid, text), bearsName(busca)),
      days.desde === null ? undefined : gte(facturas.fecha, days.desde),
      days.hasta === null ? undefined : lt(facturas.fecha, days.hasta),
    ),
  );
};

/**
 * Answers the fiscal data that the chain knows of a taxpayer (GET facturas/facturacion/por-rfc). @throws Rejection 404
 * for one it never invoiced.
 */
export const datosFiscalesPorRfc: Handler<typeof contratoFacturas.datosFiscalesPorRfc> = async (
  { consulta: { rfc } },
  context,
) => {
  await recordRead(context, taxpayerSearch(rfc));
  const [known] = await context.db
    .select({ datos: contribuyentes.datosFiscales })
    .from(contribuyentes)
    .where(eq(contribuyentes.rfc, normalizarRfc(rfc)));
  if (known === undefined) throw notFound(FACTURA_TEXTS.sinResultados);
  return known.datos;
};

/** The invoices that were made for a case, and those that it asked to cancel, the latest first. */
export const facturasDeCaso: Handler<typeof contratoFacturas.facturasDeCaso> = async ({ ruta: { id } }, context) => {
  const { db, sesion } = context;
  await demandVisibleCase(db, sesion, id);
  await recordRead(context, lookAtCase(id));
  const asked = db
    .select({ id: facturaCancelaciones.idFactura })
    .from(facturaCancelaciones)
    .where(eq(facturaCancelaciones.idCaso, id));
  return find(context, or(eq(facturas.idCaso, id), inArray(facturas.id, asked)));
};

/** An invoice with all that belongs to it. */
export const obtenerFactura: Handler<typeof contratoFacturas.obtenerFactura> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtInvoice(id));
  const { db, sesion, clock } = context;
  const row = await rowById(db, id);
  const document = ifFound(id, (await find(context, eq(facturas.id, id)))[0]);
  const { conRelacionadas, conSustituta, fueraDePlazo } = await lifeContextOf(row, { db, sesion, now: clock() });
  return {
    ...document,
    ...contentOf(row.comprobante),
    metodoPago: row.metodoPago,
    datosFiscales: row.datosFiscales,
    fechaEmision: row.fecha.toISOString(),
    fechaTimbrado: row.fechaTimbrado?.toISOString() ?? null,
    relacionadas: await relatedTo(db, id),
    cancelacion: await lastCancelling(db, id),
    vales: [...(await vouchersOf(db, row))],
    rechazos: [...row.rechazos],
    impedimento: row.impedimento,
    porDecidir: estaPorDecidir(row, clock()),
    conRelacionadas,
    conSustituta,
    fueraDePlazo,
    logs: await facturaHistory.since(db, id, -1, row.version),
  } satisfies Factura;
};

/**
 * Tells how an invoice would be cancelled (GET facturas/como-se-cancela/{id}). Whoever does not answer in time keeps nobody from asking.
 * @throws Rejection 409 for one that was not stamped.
 */
export const comoSeCancela: Handler<typeof contratoFacturas.comoSeCancela> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtInvoice(id));
  const { neighbours, db, log } = context;
  const { uuid, xml } = demandStamped(await rowById(db, id));
  const outcome = await outcomeOf(() => neighbours.within(({ stamper }) => stamper.cancellable({ uuid, xml })));
  switch (outcome.tipo) {
    case 'hecho':
      return outcome.valor ?? sinSaberComoSeCancela(NO_SE_SABE_COMO.noDice);
    case 'negado':
      return sinSaberComoSeCancela(outcome.no.message);
    case 'noListo':
      return sinSaberComoSeCancela(outcome.texto);
    case 'desconocido':
      log.error({ err: outcome.causa, id }, 'the authority did not say how an invoice would be cancelled');
      return sinSaberComoSeCancela(NO_SE_SABE_COMO.sinRespuesta);
  }
};

/** An invoice by its number. @throws Rejection 404 when there is none. */
export async function rowById(db: Db, id: number): Promise<FacturaRow> {
  const [row] = await db.select().from(facturas).where(eq(facturas.id, id));
  return ifFound(id, row);
}

/** Hands back an invoice that was stamped. @throws Rejection 409 for one that was not: it has no document. */
export function demandStamped<R extends Pick<FacturaRow, 'xml' | 'uuid' | 'serie' | 'folio'>>(row: R) {
  const { xml, uuid } = row;
  if (xml === null || uuid === null)
    throw conflict(`La factura ${serieFolio(row)} no se ha timbrado: no tiene documento.`);
  return { ...row, xml, uuid };
}

async function relatedTo(db: Db, id: number): Promise<Factura['relacionadas']> {
  const relation = { relacion: facturaRelaciones.relacion, monto: facturaRelaciones.monto };
  const ofThis = await db
    .select({ factura: facturas, ...relation })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idFactura))
    .where(eq(facturaRelaciones.idRelacionada, id))
    .orderBy(asc(facturas.id));
  const itsOwn = await db
    .select({ factura: facturas, ...relation })
    .from(facturaRelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaRelaciones.idRelacionada))
    .where(eq(facturaRelaciones.idFactura, id))
    .orderBy(asc(facturas.id));
  const told = (esDeEsta: boolean) => (row: (typeof ofThis)[number]) => ({
    id: row.factura.id,
    nombre: serieFolio(row.factura),
    uuid: row.factura.uuid,
    clase: row.factura.clase,
    estado: invoiceState(row.factura),
    relacion: row.relacion,
    monto: toPesos(row.monto),
    esDeEsta,
  });
  return [...itsOwn.map(told(false)), ...ofThis.map(told(true))];
}

async function lastCancelling(db: Db, id: number): Promise<Factura['cancelacion']> {
  const [row] = await db
    .select()
    .from(facturaCancelaciones)
    .where(eq(facturaCancelaciones.idFactura, id))
    .orderBy(desc(facturaCancelaciones.id))
    .limit(1);
  if (row === undefined) return null;
  const { motivo, estado, pedida, respuesta, acuse } = row;
  return { motivo, estado, pedida: pedida.toISOString(), respuesta, conAcuse: acuse !== null };
}
