import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { isIsoDate } from '#domain/common/isoDate';
import { wholePhone } from '#domain/common/phones';
import { OPERACION_VALIDA, ventaSchema } from './operaciones.ts';

/** Of a sale in a list so many articles are named. */
export const ARTICULOS_EN_LISTA = 3;

/** So many sales are listed at most. */
export const MAX_VENTAS = 100;

/** The refusals of a search for sales. */
export const BUSQUEDA_TEXTS = {
  queBusca: 'Escriba el folio web, el ticket, o el nombre, el correo o el teléfono del cliente.',
  nombreComun: 'Ese nombre lo llevan demasiados clientes. Agregue un apellido, o busque por correo o teléfono.',
  articuloSolo: 'El artículo se busca junto con el cliente, el folio o el ticket.',
  rango: 'La fecha fin no puede ser anterior a la fecha inicio.',
} as const;

const day = z.string().refine(isIsoDate, 'No es una fecha válida');

/** The text and choices of a search for a sale; texts are as they were typed. */
export const busquedaVentaSchema = z
  .object({
    /** A web folio, the number on a ticket, or a customer: `leerBusqueda` reads which. */
    busca: freeLine(BUSQUEDA_TEXTS.queBusca).min(1, BUSQUEDA_TEXTS.queBusca).max(80),
    /** The number of an article of the sale, or words of its description. */
    articulo: freeLine().max(60).optional(),
    fechaInicio: day.optional(),
    fechaFin: day.optional(),
  })
  .refine(diasEnOrden, { path: ['fechaFin'], error: BUSQUEDA_TEXTS.rango });

/** Whether the last day is not before the first one. */
export function diasEnOrden({
  fechaInicio = '',
  fechaFin,
}: {
  fechaInicio?: string | undefined;
  fechaFin?: string | undefined;
}) {
  return fechaFin === undefined || fechaInicio <= fechaFin;
}

/** A sale in a list of those that were found, with its articles in short. */
export const ventaHalladaSchema = ventaSchema.extend({
  /** The number by which a virtual store's customer knows it; null for one made at a till. */
  folioWeb: z.string().nullable(),
  articulos: z.object({
    lineas: z.int().nonnegative(),
    /** The first ones; those that were searched for come before the others. */
    primeros: z.array(z.object({ descripcion: z.string(), cantidad: z.number() })).max(ARTICULOS_EN_LISTA),
  }),
});

export type VentaHallada = z.infer<typeof ventaHalladaSchema>;

/**
 * All that a text can mean. Its meaning is never guessed: a number of ten digits is looked up as an operation, as a web
 * folio and as a phone.
 */
export type BusquedaLeida =
  | {
      readonly por: 'numero';
      readonly folioWeb: string;
      readonly operacion: number | null;
      readonly telefono: string | null;
    }
  | { readonly por: 'correo'; readonly correo: string }
  | { readonly por: 'nombre'; readonly nombre: string };

/** Reads what was typed to find a sale: with an at sign it is an e-mail, with a digit a folio, an operation or a phone, else a name. */
export function leerBusqueda(texto: string): BusquedaLeida {
  if (texto.includes('@')) return { por: 'correo', correo: texto.toLowerCase() };
  if (!/\d/.test(texto)) return { por: 'nombre', nombre: texto };
  const isNumber = /^[\d\s().+-]+$/.test(texto);
  // Two numbers beside each other are no operation.
  const isOperation = OPERACION_VALIDA.test(texto) && Number(texto) > 0;
  return {
    por: 'numero',
    folioWeb: texto,
    operacion: isOperation ? Number(texto) : null,
    telefono: isNumber ? wholePhone(texto) : null,
  };
}

/** The words by which an article is looked for in descriptions, without accents. */
export function palabrasDeArticulo(texto: string): readonly string[] {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean);
}
