import { z } from 'zod';
import { FORMAS_PAGO, METODOS_PAGO, MOTIVOS_CANCELACION } from './cfdi/catalogos.ts';
import { datosFiscalesSchema } from './cfdi/receptor.ts';
import { estadoDeCorreoSchema } from './correos.ts';
import { freeLine } from './freeText.ts';
import { movimientoSchema } from './history.ts';
import { isIsoDate } from './isoDate.ts';
import { claveTiendaSchema, numeroOperacionSchema } from './operaciones.ts';
import type { ClaseFactura } from './vidaFactura.ts';
import { CLASES_FACTURA } from './vidaFactura.ts';

const pesos = z.number().multipleOf(0.01);
const instant = z.iso.datetime();
const clase = z.enum(keysOf(CLASES_FACTURA)) satisfies z.ZodType<ClaseFactura>;
const estado = z.object({ id: z.int(), nombre: z.string() });
const diaIso = freeLine().refine(isIsoDate, 'La fecha se escribe AAAA-MM-DD.');

/** An invoice as a search finds it (specification, section 3, "Invoice documents"); money in pesos, `fecha` as DD-MM-YYYY. */
export const documentoSchema = z.object({
  id: z.int(),
  version: z.int(),
  casoId: z.int().nullable(),
  /** The voucher that a credit note was made of; null for every other. */
  vale: z.object({ id: z.int(), folio: z.string() }).nullable(),
  clase,
  estado,
  /** The last day on which its receiver may answer a request to cancel it; null where no answer is awaited. */
  cancelaHasta: z.iso.date().nullable(),
  serie: z.string(),
  folio: z.string(),
  /** Null until it is stamped. */
  uuid: z.string().nullable(),
  fecha: z.string(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  operacion: z.int().nullable(),
  /** The parking ticket or the restaurant's slip that it is of; null for every other kind. */
  referencia: z.string().nullable(),
  rfc: z.string(),
  nombre: z.string(),
  /** PUE or PPD; null for what has neither. */
  metodoPago: z.string().nullable(),
  total: pesos,
  /** The rest of it for credit notes, and the unpaid rest. */
  porAcreditar: pesos,
  porPagar: pesos,
  /** The last mail that carried it, and how that stands; null where none did. */
  correo: estadoDeCorreoSchema.extend({ para: z.string() }).nullable(),
  /** The invoice as which a refused one was issued anew; null while it was not, and for every other. */
  reemitida: z.object({ id: z.int(), nombre: z.string() }).nullable(),
});
export type Documento = z.infer<typeof documentoSchema>;

/**
 * An invoice as it is seen at its sale, by who validates operations: that it exists and how it stands, not who received it. The case
 * that it was made for says whether this person may open it; null for one that no case asked for.
 */
export const facturaDeVentaSchema = documentoSchema
  .pick({ id: true, clase: true, estado: true, serie: true, folio: true, fecha: true, total: true })
  .extend({ caso: z.object({ id: z.int(), visible: z.boolean() }).nullable() });

/** An invoice with an unpaid rest, and as which of its parts the next payment counts. */
export const porPagarSchema = documentoSchema.extend({ parcialidad: z.int() });
export type PorPagar = z.infer<typeof porPagarSchema>;

/** A rule that an invoice breaks, as the tax authority's table names it. */
export const rechazoSchema = z.object({ codigo: z.string(), donde: z.string(), texto: z.string() });

const conceptoSchema = z.object({
  orden: z.int(),
  claveProdServ: z.string(),
  numArt: z.string(),
  descripcion: z.string(),
  cantidad: z.number(),
  unidad: z.string(),
  /** With up to six decimals, as text. */
  valorUnitario: z.string(),
  importe: pesos,
  descuento: pesos,
  iva: pesos,
  ieps: pesos,
  total: pesos,
});

/** A payment as its receipt says it; `fecha` is the store's own time, 2026-11-22T12:00:00. */
const pagoSchema = z.object({
  fecha: z.string(),
  formaPago: z.string(),
  numOperacion: z.string().nullable(),
  monto: pesos,
  documentos: z.array(
    z.object({
      uuid: z.string(),
      nombre: z.string(),
      parcialidad: z.int(),
      saldoAnterior: pesos,
      pagado: pesos,
      saldoInsoluto: pesos,
    }),
  ),
  impuestos: z.array(z.object({ impuesto: z.string(), tasa: z.string(), base: pesos, importe: pesos })),
});

const totalesSchema = z.object({
  subtotal: pesos,
  descuento: pesos,
  traslados: z.array(z.object({ impuesto: z.string(), tasa: z.string(), importe: pesos })),
  total: pesos,
});

/** The content of an invoice, before it is issued and after. */
const contenidoSchema = z.object({
  formaPago: z.string().nullable(),
  metodoPago: z.string().nullable(),
  lugarExpedicion: z.string(),
  conceptos: z.array(conceptoSchema),
  totales: totalesSchema,
  /** Of a receipt of payment alone, whose lines and totals are all zero. */
  pago: pagoSchema.nullable(),
});

/** How an invoice is related to another one: `esDeEsta` where the other one is made of this one. */
const relacionadaSchema = z.object({
  id: z.int(),
  nombre: z.string(),
  uuid: z.string().nullable(),
  clase,
  estado,
  relacion: z.enum(['01', '03', '04', 'pago', 'reemite']),
  monto: pesos,
  esDeEsta: z.boolean(),
});

const cancelacionSchema = z.object({
  motivo: z.enum(keysOf(MOTIVOS_CANCELACION)),
  estado: z.enum(['pedida', 'pendiente', 'aceptada', 'rechazada']),
  pedida: instant,
  respuesta: z.string().nullable(),
  /** Whether there is an acknowledgement of the authority to take along. */
  conAcuse: z.boolean(),
});

/** A voucher in effect of the sale of an invoice: what its credit note would take of it, or why there can be none. */
const valePorAcreditarSchema = z.object({
  id: z.int(),
  folio: z.string(),
  importe: pesos,
  impide: z.string().nullable(),
  lineas: z.array(z.object({ orden: z.int(), descripcion: z.string(), cantidad: z.int(), importe: pesos })),
});

/** An invoice with all that belongs to it. */
export const facturaSchema = documentoSchema.extend({
  ...contenidoSchema.shape,
  datosFiscales: z.record(z.string(), z.string()),
  fechaEmision: instant,
  fechaTimbrado: instant.nullable(),
  relacionadas: z.array(relacionadaSchema),
  /** The last request; null before the first. */
  cancelacion: cancelacionSchema.nullable(),
  /** Those of its sale, the latest first; of an invoice of no sale none. */
  vales: z.array(valePorAcreditarSchema),
  rechazos: z.array(rechazoSchema),
  /** Why the provider could stamp nothing when it was asked last, though this invoice is not at fault; null for any other answer. */
  impedimento: z.string().nullable(),
  /** Nobody knows whether it was stamped, and it is too old to be asked for again: a person finds out. */
  porDecidir: z.boolean(),
  /** For its life: living notes, payments or substitute; the annual return is due. */
  conRelacionadas: z.boolean(),
  conSustituta: z.boolean(),
  fueraDePlazo: z.boolean(),
  logs: z.array(movimientoSchema),
});
export type Factura = z.infer<typeof facturaSchema>;

/** An XML that is pasted has at most so many characters: an invoice of a hundred lines has a third of them. */
export const MAX_XML_DE_TIMBRE = 200_000;

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

/** The global invoice ('G-3') that a sale is in, and what a credit note takes out of it when the sale is invoiced by name. */
const notaGlobalSchema = z.object({ global: z.string(), monto: pesos });

/** That note, once it was begun. */
export const notaGlobalHechaSchema = notaGlobalSchema.extend({ id: z.int(), nombre: z.string(), estado });

/**
 * The invoice that would be issued: no request for it was sent yet. `rechazos` hold it up, `avisos` do not;
 * `impedimento` is the obstacle to any invoice now, as a certificate that ran out, null for nothing. `notaGlobal` is
 * the note that follows; null for none.
 */
export const previaFacturaSchema = z.object({
  impedimento: z.string().nullable(),
  /** The receiver, as the invoice would say it. */
  receptor: z.object({
    rfc: z.string(),
    nombre: z.string(),
    regimenFiscal: z.string(),
    codigoPostal: z.string(),
    usoCFDI: z.string(),
  }),
  contenido: contenidoSchema,
  notaGlobal: notaGlobalSchema.nullable(),
  rechazos: z.array(rechazoSchema),
  avisos: z.array(rechazoSchema),
});
export type PreviaFactura = z.infer<typeof previaFacturaSchema>;

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

/** A sale, or what was eaten at a restaurant, that is to be invoiced. */
export const facturaGeneralSchema = z.discriminatedUnion('origen', [
  conReceptor.extend({ origen: z.literal('venta'), tienda: claveTiendaSchema, operacion: numeroOperacionSchema }),
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

function keysOf<K extends string>(catalogue: Readonly<Record<K, unknown>>): [K, ...K[]] {
  return Object.keys(catalogue) as [K, ...K[]];
}
