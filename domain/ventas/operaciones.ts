import { z } from 'zod';
import { MAX_DIGITOS_OPERACION } from '#domain/common/constants';
import { dateAndTime, dayOf, hourOf } from '#domain/common/dates';
import { freeLine } from '#domain/common/freeText';
import { importeLeido } from '#domain/common/pesos';
import { TEXTS } from '#domain/common/texts';
import { wireNumber } from '#domain/common/wireNumber';
import {
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
  type IdEstadoArticulo,
  type IdEstadoPaquete,
} from '#domain/ventas/estadosDeEntrega';
import { pesadaLeida } from './lineaPesada.ts';

/** An operation number as typed: digits only, at most ten (specification, section 5, "Operation validation"). */
export const OPERACION_VALIDA = new RegExp(`^[0-9]{1,${MAX_DIGITOS_OPERACION}}$`);

/** Why what stands in the field of an operation is none; null when it is one. */
export function faultOfOperacion(texto: string): string | null {
  if (texto === '' || /^0+$/.test(texto)) return TEXTS.ingreseTiendaYOperacion;
  if (OPERACION_VALIDA.test(texto)) return null;
  return /^[0-9]+$/.test(texto) ? `Campo de máximo ${MAX_DIGITOS_OPERACION} caracteres` : 'Campo de solo números.';
}

/** An operation number on the wire. */
export const numeroOperacionSchema = wireNumber(z.int({ error: ifNull }).positive().max(9_999_999_999));
/** A store's number on the wire. */
export const claveTiendaSchema = wireNumber(z.int({ error: ifNull }).positive());

/** Specification, section 5, "Operation validation". */
function ifNull({ input }: { readonly input?: unknown }): string | undefined {
  return input === undefined || input === null ? TEXTS.tiendaYOperacionNulas : undefined;
}

/** The key of an operation: store and number. */
export interface ClaveOperacion {
  readonly tienda: number;
  readonly operacion: number;
}

const dinero = z.number().multipleOf(0.01);
const instant = z.iso.datetime();

const idEstadoPaquete = z.custom<IdEstadoPaquete>((id) => typeof id === 'number' && id in ESTADOS_PAQUETE);
const idEstadoArticulo = z.custom<IdEstadoArticulo>((id) => typeof id === 'number' && id in ESTADOS_ARTICULO);

/**
 * One row of the 'Artículos' table: a line of the sale, or the part of it that travels in one package
 * (specification, section 3, "Operation article"). The guide fields are all null for goods without a guide.
 */
export const articuloOperacionSchema = z.object({
  linea: z.int().positive(),
  numArt: z.string(),
  descripcion: z.string(),
  cantidadOriginal: z.int().nonnegative(),
  cantidadMaxima: z.int().nonnegative(),
  pesada: pesadaLeida,
  devolucionesMaximas: z.int().nonnegative(),
  total: importeLeido,
  folioGuia: z.string().nullable(),
  idPaquete: z.int().nullable(),
  folioPaquete: z.string().nullable(),
  estadoPaquete: idEstadoPaquete.nullable(),
  idArticulo: z.int().nullable(),
  estadoArticulo: idEstadoArticulo.nullable(),
});

export type ArticuloOperacion = z.infer<typeof articuloOperacionSchema>;

/**
 * The mark that tells a payment from another of its form, where known: the last four digits of a card, the folio of
 * a certificate.
 */
export const referenciaDePago = z.string().nullable().optional();

const pagoSchema = z.object({
  idFormaPago: z.int(),
  nombre: z.string(),
  monto: dinero,
  fecha: instant,
  referencia: referenciaDePago,
});

/** Operation detail (specification, section 3); money in pesos with two decimals. */
export const detalleOperacionSchema = z.object({
  cabecera: z.object({
    tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
    operacion: z.int(),
    fechaOperacion: instant,
    numiden: z.int().nullable(),
    cliente: z.string().nullable(),
    totalOperacion: importeLeido,
    /** Its till took it back whole: nothing of it can be given back or invoiced. Left out for every other. */
    anulada: z.literal(true).optional(),
    /** Since when its guides stand as they are shown, where logistics does not answer now; null where it never did. Left out while it answers. */
    guiasVistas: instant.nullable().optional(),
  }),
  articulos: z.array(articuloOperacionSchema),
  pagos: z.array(pagoSchema),
});

/** Said of a sale that its till took back whole, wherever it is opened. */
export const VENTA_ANULADA = 'Esta venta fue anulada en su caja.';

/** Said of a sale while logistics does not answer: since when its guides stand as they are shown; null where it never said anything of it. */
export function guiasVistas(vista: string | null, now: Date, zone?: string): string {
  if (vista === null) return 'Logística no contesta: no se sabe qué guías tiene esta venta.';
  const moment = new Date(vista);
  const when =
    dayOf(moment, zone) === dayOf(now, zone) ? `a las ${hourOf(moment, zone)}` : `el ${dateAndTime(vista, zone)}`;
  return `Logística no contesta. Guías vistas ${when}.`;
}

export type DetalleOperacion = z.infer<typeof detalleOperacionSchema>;

/** A sale found by filters. */
export const ventaSchema = detalleOperacionSchema.shape.cabecera;
export type Venta = z.infer<typeof ventaSchema>;

/** Kinds of search parameter kept with a case (specification, section 3). */
export const TIPOS_PARAMETRO = { 1: 'Tienda', 2: 'Operación', 3: 'Serie', 4: 'Folio' } as const;

/** A search parameter that is kept with a case. */
export const parametroBusquedaSchema = z.object({
  tipo: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  valor: freeLine().min(1, 'El parámetro de búsqueda está vacío.').max(40),
});
