import { and, eq, inArray } from 'drizzle-orm';
import type { facturas } from '#contract/facturas/facturas';
import { formaDePago } from '#domain/cadena/pagosDeVenta';
import { dayOf } from '#domain/common/dates';
import { toPesos } from '#domain/common/money';
import { POR_DEFINIR } from '#domain/facturas/cfdi/pago';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import { stores } from '../platform/db/schema/catalogos.ts';
import { facturas as tabla } from '../platform/db/schema/facturas.ts';
import type { Context, HandlersOf } from '../platform/http/handler.ts';
import { lookAtFolio, lookAtOperation } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { zoneOfStore } from '../platform/time/zones.ts';
import { cancelarFactura } from './cancel.ts';
import { abrirCasoDeFactura } from './caseOfAct.ts';
import { decidirTimbre } from './decide.ts';
import { documentsWhere } from './documents.ts';
import { askForMeal, askForTicket } from './drafts/ticket.ts';
import { generarArchivoPDF } from './paper.ts';
import {
  busquedaAvanzada,
  comoSeCancela,
  datosFiscalesPorRfc,
  detalleOperacionFactura,
  facturasDeCaso,
  facturasDeOperacion,
  obtenerFactura,
  searches,
} from './reads.ts';
import { services, validarFactura } from './resolve.ts';
import { busquedaReciboPago } from './toPay.ts';
import { acuseFactura, xmlFactura } from './xml.ts';

/** Handlers of `contract/facturas/facturas.ts` (specification, section 7, "Invoices"). */
export const invoiceHandlers: HandlersOf<typeof facturas> = {
  ...searches,
  ...services,
  facturasDeOperacion,
  detalleOperacionFactura,
  busquedaReciboPago,
  busquedaAvanzada,
  datosFiscalesPorRfc,
  facturasDeCaso,
  obtenerFactura,
  validarFactura,
  abrirCasoDeFactura,
  comoSeCancela,
  cancelarFactura,
  decidirTimbre,
  generarArchivoPDF,
  xmlFactura,
  acuseFactura,

  buscarPagoEstacionamiento: async ({ consulta: { tienda: cvetda, operacion } }, context) => {
    await recordRead(context, lookAtOperation({ tienda: cvetda, operacion }));
    const ticket = await askForTicket(cvetda, operacion, context);
    const { monto, fecha, valido, idFormaPago } = ticket;
    return {
      tienda: await storeOf(cvetda, context),
      monto: toPesos(monto),
      fecha,
      valido,
      formaPago: formaDePago({ idFormaPago }) ?? POR_DEFINIR,
      factura: await invoiceOf('estacionamiento', cvetda, String(operacion), context),
    };
  },

  validarFolioSva: async ({ cuerpo: { folio } }, context) => {
    await recordRead(context, lookAtFolio('factura', folio));
    const meal = await askForMeal(folio, context);
    const { tienda: cvetda, monto, fecha, idFormaPago } = meal;
    const name = folio.trim().toUpperCase();
    return {
      folio: name,
      tienda: await storeOf(cvetda, context),
      monto: toPesos(monto),
      fecha: dayOf(fecha, await zoneOfStore(context.db, cvetda, context.config)),
      formaPago: formaDePago({ idFormaPago }) ?? POR_DEFINIR,
      factura: await invoiceOf('restaurante', cvetda, name, context),
    };
  },
};

async function storeOf(cvetda: number, { db }: Context) {
  const [store] = await db.select({ nombre: stores.nombre }).from(stores).where(eq(stores.cvetda, cvetda));
  return { cvetda, nombre: store?.nombre ?? '' };
}

/** The invoice that counts of a ticket; null while there is none. */
async function invoiceOf(
  clase: 'estacionamiento' | 'restaurante',
  cvetda: number,
  referencia: string,
  { db, config }: Context,
) {
  const [found] = await documentsWhere(
    db,
    and(
      eq(tabla.clase, clase),
      eq(tabla.cvetda, cvetda),
      eq(tabla.referencia, referencia),
      inArray(tabla.estado, [...ESTADOS_QUE_CUENTAN]),
    ),
    config.zonaHoraria,
  );
  return found ?? null;
}
