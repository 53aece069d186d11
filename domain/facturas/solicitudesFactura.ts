import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { isIsoDate } from '#domain/common/isoDate';
import { keysOf } from '#domain/common/keysOf';
import { FORMAS_PAGO, METODOS_PAGO, MOTIVOS_CANCELACION } from '#domain/common/sat/catalogos';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { datosFiscalesSchema } from './cfdi/receptor.ts';

const diaIso = freeLine().refine(isIsoDate, 'La fecha se escribe AAAA-MM-DD.');

/** More units than any line has. */
const MAX_UNIDADES = 999_999_999;
const UNIDADES = 'Escriba cuántas unidades se acreditan: un número entero, a lo más las de la factura.';

/** No invoice comes to as much: beyond, an amount is a slip of the keyboard. */
const MAX_MONTO = 999_999_999_999.99;

const ofCase = z.object({ idCaso: z.int().positive() });
/** An invoice that a case asks for; `idRechazada` is the refused one of the same case that it is issued in place of. */
const issued = ofCase.extend({ idRechazada: z.int().positive().optional() });
const conReceptor = issued.extend({ datosFiscales: datosFiscalesSchema });
const ofInvoice = z.object({ idFactura: z.int().positive(), version: z.int().positive() });
const metodoPago = z.enum(keysOf(METODOS_PAGO), 'Elija el método de pago.');
const formaPago = z.enum(keysOf(FORMAS_PAGO), 'Elija la forma de pago.');
const monto = z
  .number()
  .positive('El importe debe ser mayor que cero.')
  .max(MAX_MONTO, 'El importe pasa de lo que el SAT admite: revise sus dígitos. (CFDI40120)')
  .multipleOf(0.01);

/** A parking ticket that is to be invoiced; `fecha` is the payment's, YYYY-MM-DD (specification, section 9). */
export const estacionamientoSchema = conReceptor.extend({
  tienda: claveTiendaSchema,
  operacion: numeroOperacionSchema,
  fecha: diaIso,
});

/**
 * A sale, or what was eaten at a restaurant, that is to be invoiced. `formaPago` says how a sale was paid where its till did not; 99 where it
 * still is to be paid.
 */
export const facturaGeneralSchema = z.discriminatedUnion('origen', [
  conReceptor.extend({
    origen: z.literal('venta'),
    tienda: claveTiendaSchema,
    operacion: numeroOperacionSchema,
    formaPago: formaPago.optional(),
  }),
  conReceptor.extend({ origen: z.literal('restaurante'), folio: freeLine().min(1, 'Campo requerido').max(40) }),
]);

/**
 * An invoice that is issued anew for another receiver, or paid in another way; the old one is then cancelled. Without a method it is
 * paid by the old one's; method and form go together (`faltaDePago`).
 */
export const mantenimientoSchema = conReceptor.extend({
  ...ofInvoice.shape,
  metodoPago: metodoPago.optional(),
  formaPago,
});

/**
 * A credit note: an amount off an invoice (01), goods of it that came back, by the order of their lines (03), or what a
 * voucher of its sale gives back: the server knows its lines and amounts.
 */
export const notaCreditoSchema = z.discriminatedUnion('relacion', [
  issued.extend({ ...ofInvoice.shape, relacion: z.literal('01'), monto }),
  issued.extend({
    ...ofInvoice.shape,
    relacion: z.literal('03'),
    lineas: z
      .array(
        z.object({
          orden: z.int().positive(),
          cantidad: z.int(UNIDADES).positive(UNIDADES).max(MAX_UNIDADES, UNIDADES),
        }),
      )
      .min(1, 'Elija al menos un artículo.')
      .max(1_200),
  }),
  issued.extend({ ...ofInvoice.shape, relacion: z.literal('vale'), idVale: z.int().positive() }),
]);

/** The number that a bank gave to a payment; the authority's schema takes all but the bar. */
const numOperacion = freeLine()
  .max(100, 'Máximo 100 caracteres')
  .refine((texto) => !texto.includes('|'), 'El número de operación no lleva el signo |.');

/**
 * A receipt for one payment of one or several invoices. `fechaPago` is YYYY-MM-DD, `horaPago` HH:mm; what is left out is said for
 * the person by `momentoDePago`.
 */
export const reciboPagoSchema = issued.extend({
  fechaPago: diaIso,
  horaPago: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora se escribe HH:MM.')
    .optional(),
  formaPago,
  numOperacion: numOperacion.optional(),
  pagos: z
    .array(ofInvoice.extend({ monto }))
    .min(1, 'Elija al menos una factura.')
    .max(50, 'Un recibo es de 50 facturas a lo más.'),
});

/** A request to cancel an invoice; motive 01 names the invoice that took its place. */
export const cancelacionFacturaSchema = ofCase.extend({
  ...ofInvoice.shape,
  motivo: z.enum(keysOf(MOTIVOS_CANCELACION), 'Elija el motivo.'),
  idSustituta: z.int().positive().nullable().default(null),
});

/** The request that is looked at before it is issued, by the service that would issue it. */
export const porValidarSchema = z.discriminatedUnion('servicio', [
  z.object({ servicio: z.literal('estacionamiento'), solicitud: estacionamientoSchema }),
  z.object({ servicio: z.literal('general'), solicitud: facturaGeneralSchema }),
  z.object({ servicio: z.literal('mantenimiento'), solicitud: mantenimientoSchema }),
  z.object({ servicio: z.literal('notaCredito'), solicitud: notaCreditoSchema }),
  z.object({ servicio: z.literal('reciboPago'), solicitud: reciboPagoSchema }),
]);
export type PorValidar = z.infer<typeof porValidarSchema>;

/** The XML of an invoice has at most so many characters: a global one of a thousand sales at three rates has some 680,000. */
export const MAX_XML_DE_TIMBRE = 2_000_000;

/** The outcome of an invoice in doubt, as a person found it out at the provider: its stamped document, or that there is none. */
export const decisionDeTimbreSchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('registrar'),
    idFactura: z.int(),
    version: z.int(),
    xml: z.string().trim().min(1, 'Campo requerido').max(MAX_XML_DE_TIMBRE, `Máximo ${MAX_XML_DE_TIMBRE} caracteres`),
  }),
  z.object({ decision: z.literal('noSeTimbro'), idFactura: z.int(), version: z.int() }),
]);
type Decision<D> = D extends unknown ? Omit<D, 'version'> : never;
export type DecisionDeTimbre = Decision<z.infer<typeof decisionDeTimbreSchema>>;
