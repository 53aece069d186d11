import { z } from 'zod';
import { keysOf } from '#domain/common/keysOf';
import { type Centavos, centavos, toPesos } from '#domain/common/money';

/**
 * The monthly sheet 'Cuadre': what was sold against what was invoiced, by store. Whatever explains a part of the difference is a row
 * of its own; the rest must be nothing.
 */

/** The sums of a store in a month by its clock; invoices and notes are those that count, by the day that they were issued. */
export interface SumasDelMes {
  /** Sales that stand. */
  readonly ventas: Centavos;
  /** Of them: paid whole, and in no invoice that is stamped. */
  readonly pagadasSinFactura: Centavos;
  /** Of them: on credit or of unknown payments, and in no invoice that is stamped. */
  readonly creditoSinFactura: Centavos;
  /** Of them: in invoices of other months. */
  readonly facturadasEnOtroMes: Centavos;
  /** Sales of other months in invoices of this one. */
  readonly deOtroMes: Centavos;
  /** Sales that are in a global invoice of this month and have one by name as well: a note takes them out of it. */
  readonly enDosFacturas: Centavos;
  /** Sales that their tills took back, in invoices of this month. */
  readonly anuladas: Centavos;
  /** The amount by which invoices of this month pass their sales, below zero for less. */
  readonly deMas: Centavos;
  /** Sales that a note took out of a global invoice of this month, and that no invoice by name has: they are declared nowhere. */
  readonly sacadasSinFactura: Centavos;
  readonly globales: Centavos;
  readonly aNombre: Centavos;
  /** Parking and restaurant: no sales of the tills. */
  readonly servicios: Centavos;
  /** Credit notes: of vouchers, of what tills took back, those that take a sale out of a global invoice, and others. */
  readonly notasDeVales: Centavos;
  readonly notasDeCaja: Centavos;
  readonly notasNominativas: Centavos;
  readonly otrasNotas: Centavos;
  /**
   * Given back of sales that have an invoice, with a credit note and without: by vouchers in the month of the money, at tills in that of the
   * sale, since nobody says when the goods came.
   */
  readonly devueltoConNota: Centavos;
  readonly devueltoSinNota: Centavos;
  /** Receipts of payment. */
  readonly recibos: Centavos;
}

/** The lines of the sheet whose documents are told one by one, with the word for each in the file. */
export const DIFERENCIAS = {
  pagadasSinFactura: 'Pagadas que aún no están en ninguna factura',
  creditoSinFactura: 'A crédito, o sin pagos conocidos, sin factura',
  facturadasEnOtroMes: 'Facturadas en otro mes',
  deOtroMes: 'De otros meses, facturadas en este',
  enDosFacturas: 'En una global y también a nombre (una nota las saca)',
  anuladas: 'Anuladas en su caja, y facturadas',
  deMas: 'Diferencia entre facturas y sus ventas',
  sinExplicar: 'Sin explicar',
  sacadasSinFactura: 'Sacadas de una global y sin factura',
  servicios: 'Facturas de estacionamiento y restaurante',
  notasDeVales: 'Notas de crédito por vales',
  notasDeCaja: 'Notas de crédito por devoluciones en caja',
  notasNominativas: 'Notas de crédito que sacan ventas de una global',
  otrasNotas: 'Otras notas de crédito',
  devueltoConNota: 'Devuelto de ventas facturadas, con nota',
  devueltoSinNota: 'Devuelto de ventas facturadas, sin nota',
  recibos: 'Recibos de pago',
} as const satisfies Partial<Record<keyof SumasDelMes | 'sinExplicar', string>>;

export type Diferencia = keyof typeof DIFERENCIAS;
export const diferenciaSchema = z.enum(keysOf(DIFERENCIAS));

/** So many documents of a line are shown; its file has all of them. */
export const DOCUMENTOS_A_LA_VISTA = 100;

/** A document that makes a part of a line: a sale, an invoice, note or receipt, or what was given back of a voucher. */
const documentoDeCuadreSchema = z.object({
  diferencia: diferenciaSchema,
  tienda: z.int(),
  operacion: z.int().nullable(),
  factura: z.object({ id: z.int(), nombre: z.string(), clase: z.string() }).nullable(),
  vale: z.object({ id: z.int(), folio: z.string() }).nullable(),
  fecha: z.iso.datetime(),
  /** The zone of the store's clock, by which its month is counted; the reader's where it is not said. */
  zona: z.string().optional(),
  /** In pesos, the part of the line that it makes. */
  monto: z.number(),
});
export type DocumentoDeCuadre = z.infer<typeof documentoDeCuadreSchema>;

/** The documents of a line, the oldest first and not more than are shown; `total` counts them all. */
export const documentosDeCuadreSchema = z.object({
  documentos: z.array(documentoDeCuadreSchema),
  total: z.int(),
});
export type DocumentosDeCuadre = z.infer<typeof documentosDeCuadreSchema>;

/** A document in words: 'Operación 5000001', 'Factura A-12', 'Vale D-7'. */
export function nombreDeDocumento({ operacion, factura, vale }: DocumentoDeCuadre): string {
  if (vale !== null) return `Vale ${vale.folio}`;
  return factura === null ? `Operación ${operacion}` : `${factura.clase} ${factura.nombre}`;
}

/** A line of the sheet; `cuenta` says how it enters the sum above it: added, taken away, or a result. */
const renglonSchema = z.object({
  texto: z.string(),
  monto: z.number(),
  cuenta: z.enum(['suma', 'resta', 'resultado', 'dato']),
  /** By which its documents are asked for; null where it has none of its own. */
  diferencia: diferenciaSchema.nullable(),
});
export type Renglon = z.infer<typeof renglonSchema>;

/** The sheet of a store, or of all that one sees (`tienda` null). */
export const cuadreSchema = z.object({
  mes: z.string(),
  renglones: z.array(renglonSchema),
  /** The part that nothing explains, less what left a global invoice and is in no other: 0 in a month that is right. */
  diferencia: z.number(),
  /** The refunds of invoiced sales without a credit note, in pesos. */
  sinNota: z.number(),
});
export type Cuadre = z.infer<typeof cuadreSchema>;

/** The part by which a month is not right: of its invoices what nothing explains, less the sales that no invoice declares any more. */
export function diferenciaDe(sumas: SumasDelMes): Centavos {
  return centavos(sinExplicarDe(sumas) - sumas.sacadasSinFactura);
}

/** The part of a month's invoices that neither its sales nor anything known explains. */
function sinExplicarDe(sumas: SumasDelMes): Centavos {
  const { ventas, pagadasSinFactura, creditoSinFactura, facturadasEnOtroMes, deOtroMes } = sumas;
  const { enDosFacturas, anuladas, deMas } = sumas;
  const deEsteMes = ventas - pagadasSinFactura - creditoSinFactura - facturadasEnOtroMes;
  const debe = deEsteMes + deOtroMes + enDosFacturas + anuladas + deMas;
  return centavos(sumas.globales + sumas.aNombre - debe);
}

/** The sheet in its lines. */
export function renglonesDe(sumas: SumasDelMes): readonly Renglon[] {
  const debe = centavos(sumas.globales + sumas.aNombre - sinExplicarDe(sumas));
  const line = (texto: string, monto: Centavos, cuenta: Renglon['cuenta']): Renglon => ({
    ...{ texto, monto: toPesos(monto), cuenta, diferencia: null },
  });
  const told = (diferencia: Exclude<Diferencia, 'sinExplicar'>, cuenta: Renglon['cuenta']): Renglon => ({
    ...line(DIFERENCIAS[diferencia], sumas[diferencia], cuenta),
    diferencia,
  });
  const sinExplicar = line(DIFERENCIAS.sinExplicar, sinExplicarDe(sumas), 'resultado');
  return [
    line('Ventas del mes', sumas.ventas, 'suma'),
    told('pagadasSinFactura', 'resta'),
    told('creditoSinFactura', 'resta'),
    told('facturadasEnOtroMes', 'resta'),
    told('deOtroMes', 'suma'),
    told('enDosFacturas', 'suma'),
    told('anuladas', 'suma'),
    told('deMas', 'suma'),
    line('Lo que debe estar facturado', debe, 'resultado'),
    line('Facturas globales', sumas.globales, 'suma'),
    line('Facturas a nombre', sumas.aNombre, 'suma'),
    line('Facturado', centavos(sumas.globales + sumas.aNombre), 'resultado'),
    { ...sinExplicar, diferencia: 'sinExplicar' },
    told('sacadasSinFactura', 'resta'),
    line('Diferencia', diferenciaDe(sumas), 'resultado'),
    told('servicios', 'dato'),
    told('notasDeVales', 'dato'),
    told('notasDeCaja', 'dato'),
    told('notasNominativas', 'dato'),
    told('otrasNotas', 'dato'),
    told('devueltoConNota', 'dato'),
    told('devueltoSinNota', 'dato'),
    told('recibos', 'dato'),
  ];
}

const CERO = centavos(0);
/** The sums of a month in which nothing happened. */
export const NADA: SumasDelMes = {
  ...{ ventas: CERO, pagadasSinFactura: CERO, creditoSinFactura: CERO, facturadasEnOtroMes: CERO, deOtroMes: CERO },
  ...{
    enDosFacturas: CERO,
    anuladas: CERO,
    deMas: CERO,
    sacadasSinFactura: CERO,
    globales: CERO,
    aNombre: CERO,
    servicios: CERO,
    notasDeVales: CERO,
    notasDeCaja: CERO,
  },
  ...{ notasNominativas: CERO, otrasNotas: CERO, devueltoConNota: CERO, devueltoSinNota: CERO, recibos: CERO },
};
