import { z } from 'zod';
import { CLASES_FACTURA } from '#domain/cadena/estadosFactura';
import { filterSchema, orderSchema } from '#domain/common/filterSchema';
import { keysOf } from '#domain/common/keysOf';
import { listaFacturas } from './facturas.list.ts';
import { documentoSchema } from './facturas.ts';
import { ESTADOS_QUE_CUENTAN } from './vidaFactura.ts';

/** An invoice as a line of the list. */
export const facturaDeListaSchema = documentoSchema.extend({
  /** Its stamp is overdue, or was refused and nothing was made in its place: a person is needed. */
  porAtender: z.boolean(),
  /** By when a receipt of payment is due: its own, of one that is not stamped; of an invoice with an unpaid rest that of its next payment. */
  limiteRecibo: z.iso.date().nullable(),
});
export type FacturaDeLista = z.infer<typeof facturaDeListaSchema>;

/** The unpaid rest of an invoice; of one that has no effect nobody owes anything. */
export function debeDe({ estado, porPagar, uuid }: Pick<FacturaDeLista, 'estado' | 'porPagar' | 'uuid'>): number {
  const cuenta = ESTADOS_QUE_CUENTAN.some((id) => id === estado.id);
  return cuenta && uuid !== null ? porPagar : 0;
}

/** Rows of a page of invoices. */
export const TAMANO_PAGINA_FACTURAS = 25;

/** The filter of the list of invoices; null or '' filters nothing, and all of it may be left out. */
export const filtroListaFacturasSchema = filterSchema(listaFacturas).extend({ orden: orderSchema(listaFacturas) });
export type FiltroListaFacturas = z.output<typeof filtroListaFacturasSchema>;

/** So long an invoice may wait for its stamp before anybody need look at it, in milliseconds. */
export const ESPERA_DE_TIMBRE_MS = 5 * 60_000;

/** At most so many words of a name are searched. */
const MAX_PALABRAS = 8;

/** The words by which a receiver is searched, without marks: each begins a word of the name (`wordsOfName` at the server). */
export function palabrasDeNombre(texto: string): readonly string[] {
  const plano = texto.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const palabras = plano
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((palabra) => palabra !== '');
  return [...new Set(palabras)].slice(0, MAX_PALABRAS);
}

/** As many invoices may be chosen for one file. */
export const MAX_ELEGIDAS = 500;

const documentos = z.enum(['xml', 'pdf', 'ambos']);

/** The invoices of a file: some that were chosen, or those of a month by the date that they bear. */
export const zipDeFacturasSchema = z.discriminatedUnion('de', [
  z.object({ de: z.literal('seleccion'), documentos, ids: z.array(z.int().positive()).min(1).max(MAX_ELEGIDAS) }),
  z.object({
    de: z.literal('mes'),
    documentos,
    mes: z.string().regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 'El mes se escribe AAAA-MM.'),
    tienda: z.int().positive().nullable().default(null),
    clase: z.enum(keysOf(CLASES_FACTURA)).nullable().default(null),
  }),
]);
export type ZipDeFacturas = z.output<typeof zipDeFacturasSchema>;
