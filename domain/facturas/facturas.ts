import { z } from 'zod';
import { CLASES_FACTURA, type ClaseFactura } from '#domain/cadena/estadosFactura';
import { estadoDeCorreoSchema } from '#domain/common/correos';
import { movimientoSchema } from '#domain/common/history';
import { keysOf } from '#domain/common/keysOf';
import { showPesos } from '#domain/common/money';
import { MOTIVOS_CANCELACION } from '#domain/common/sat/catalogos';

const pesos = z.number().multipleOf(0.01);
const instant = z.iso.datetime();
const clase = z.enum(keysOf(CLASES_FACTURA)) satisfies z.ZodType<ClaseFactura>;
const estado = z.object({ id: z.int(), nombre: z.string() });

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
  /** Whether it is an object of the tax, by its code; null where its document does not say. */
  objetoImp: z.string().nullable(),
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

/** The global invoice ('G-3') that a sale is in, and what a credit note takes out of it when the sale is invoiced by name. */
const notaGlobalSchema = z.object({ global: z.string(), monto: pesos });

/** That note, once it was begun. */
export const notaGlobalHechaSchema = notaGlobalSchema.extend({ id: z.int(), nombre: z.string(), estado });

/** Goods of a sale that came back before it is invoiced: by a voucher, or at the till (`folio` null). */
const devueltoAntesSchema = z.object({ folio: z.string().nullable(), unidades: z.int(), monto: pesos });
export type DevueltoAntes = z.infer<typeof devueltoAntesSchema>;

/** The goods that came back of a sale before it is invoiced, as who invoices it reads them; null where none did. */
export function devueltoEnPalabras(devuelto: readonly DevueltoAntes[]): string | null {
  if (devuelto.length === 0) return null;
  const partes = devuelto.map(({ folio, unidades, monto }) => {
    const donde = folio === null ? 'en la caja' : `con el vale ${folio}`;
    return `${unidades === 1 ? '1 unidad' : `${unidades} unidades`} por ${showPesos(monto)} ${donde}`;
  });
  return `De esta operación ya se devolvió: ${partes.join('; ')}. La factura se hace por toda la venta, y la nota de crédito de lo devuelto se hace sola: con la factura, o cuando el vale se termine de devolver.`;
}

/**
 * The invoice that would be issued: no request for it was sent yet. `rechazos` hold it up, `avisos` do not;
 * `impedimento` is the obstacle to any invoice now, as a certificate that ran out, null for nothing. `notaGlobal` is
 * the note that follows; null for none. `devuelto` came back of its sale before.
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
  devuelto: z.array(devueltoAntesSchema),
  rechazos: z.array(rechazoSchema),
  avisos: z.array(rechazoSchema),
});
export type PreviaFactura = z.infer<typeof previaFacturaSchema>;
