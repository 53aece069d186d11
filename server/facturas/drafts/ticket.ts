import { and, eq, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/common/dates';
import type { Centavos } from '#domain/common/money';
import { comoSePago } from '#domain/facturas/cfdi/armado/formasDePago';
import { facturaDeServicio } from '#domain/facturas/cfdi/armado/servicios';
import type { DatosFiscales } from '#domain/facturas/cfdi/receptor';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { facturas } from '../../platform/db/schema/facturas.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/rejection.ts';
import { askNeighbour } from '../../platform/neighbours/neighbourCall.ts';
import type { Draft } from '../begin.ts';
import { issuedAt } from '../issuer.ts';
import type { Meal, ParkingTicket } from '../neighbours/tickets.ts';
import { type DraftMaking, made, totalOf } from './draft.ts';
import { refuseInvoiced } from './sale.ts';

/** A payment for a service, as the system that took the money tells it. */
export interface PaidService {
  readonly servicio: 'estacionamiento' | 'restaurante';
  readonly cvetda: number;
  /** The number on the ticket or the slip. */
  readonly referencia: string;
  readonly monto: Centavos;
  readonly idFormaPago: number;
}

type Asking = Pick<Context, 'neighbours' | 'log'>;

/** Asks the store's car park for a ticket. @throws Rejection 404 for an unknown one, 502 when it does not answer. */
export async function askForTicket(tienda: number, operacion: number, context: Asking): Promise<ParkingTicket> {
  const unknown = FACTURA_TEXTS.sinRespuesta('El estacionamiento');
  const ticket = await askNeighbour(context, unknown, ({ parking }) => parking.find(tienda, operacion));
  if (ticket === null) throw notFound(FACTURA_TEXTS.sinResultados);
  return ticket;
}

/** Asks the restaurants for a meal by its folio. @throws Rejection 404 for an unknown one, 502 when they do not answer. */
export async function askForMeal(folio: string, context: Asking): Promise<Meal> {
  const unknown = FACTURA_TEXTS.sinRespuesta('El sistema de los restaurantes');
  const meal = await askNeighbour(context, unknown, ({ restaurant }) => restaurant.find(folio));
  if (meal === null) throw notFound(FACTURA_TEXTS.folioSva);
  return meal;
}

/**
 * Finds the payment of a parking ticket.
 * @throws Rejection 404 for an unknown ticket, 409 for one that was not paid, 400 for another day than it was paid on.
 */
export async function paidParking(
  { tienda, operacion, fecha }: ClaveOperacion & { readonly fecha: IsoDate },
  context: Asking,
): Promise<PaidService> {
  const ticket = await askForTicket(tienda, operacion, context);
  if (!ticket.valido) throw conflict(FACTURA_TEXTS.boletoInvalido(operacion));
  if (ticket.fecha !== fecha) throw invalidFields([{ campo: 'fecha', message: FACTURA_TEXTS.otraFecha }]);
  const { monto, idFormaPago } = ticket;
  return { servicio: 'estacionamiento', cvetda: tienda, referencia: String(operacion), monto, idFormaPago };
}

/** Finds a payment at a restaurant by its folio. @throws Rejection 404 for an unknown one. */
export async function paidMeal(folio: string, context: Asking): Promise<PaidService> {
  const meal = await askForMeal(folio, context);
  const { tienda: cvetda, monto, idFormaPago } = meal;
  return { servicio: 'restaurante', cvetda, referencia: folio.trim().toUpperCase(), monto, idFormaPago };
}

/**
 * Makes the invoice of a ticket that was paid.
 * @throws Rejection 409 for one that has an invoice, or that none can be made of.
 */
export async function draftOfTicket(
  paid: PaidService,
  datosFiscales: DatosFiscales,
  making: DraftMaking,
): Promise<Draft> {
  const { db, config, locks } = making;
  const { servicio, cvetda, referencia, monto, idFormaPago } = paid;
  // A ticket has no row of ours to lock: whoever invoices the same one waits here.
  if (locks) await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${servicio} ${cvetda} ${referencia}`}))`);
  await refuseInvoiced(
    db,
    and(eq(facturas.clase, servicio), eq(facturas.cvetda, cvetda), eq(facturas.referencia, referencia)),
  );
  const comprobante = made(
    facturaDeServicio({
      ...(await issuedAt(db, cvetda, config)),
      servicio,
      referencia,
      receptor: datosFiscales,
      pago: comoSePago([{ idFormaPago, monto }], monto),
      total: monto,
    }),
  );
  return {
    clase: servicio,
    cvetda,
    operacion: null,
    referencia,
    datosFiscales,
    comprobante,
    total: totalOf(comprobante),
    relaciones: [],
  };
}
