import { z } from 'zod';
import type { Centavos } from './money.ts';
import { centavos, toPesos } from './money.ts';

/**
 * The monthly sheet 'Cuadre': what was sold against what was invoiced, by store. Whatever explains a part of the difference is a row
 * of its own; the rest must be nothing.
 */

/** The sums of a store in a month by its clock; invoices and notes are those that count, by the day that they were issued. */
export interface SumasDelMes {
  /** Sales that stand. */
  readonly ventas: Centavos;
  /** Of them: paid whole, and in no invoice. */
  readonly pagadasSinFactura: Centavos;
  /** Of them: on credit or of unknown payments, and in no invoice. */
  readonly creditoSinFactura: Centavos;
  /** Of them: in invoices of other months. */
  readonly facturadasEnOtroMes: Centavos;
  /** Sales of other months in invoices of this one. */
  readonly deOtroMes: Centavos;
  /** Sales that are in a global invoice of this month and have one by name as well: a note takes them out of it. */
  readonly enDosFacturas: Centavos;
  /** Sales that their tills took back, in invoices of this month. */
  readonly anuladas: Centavos;
  /** What invoices of this month are more than their sales, below zero for less. */
  readonly deMas: Centavos;
  readonly globales: Centavos;
  readonly aNombre: Centavos;
  /** Parking and restaurant: no sales of the tills. */
  readonly servicios: Centavos;
  /** Credit notes: of vouchers, of what tills took back, those that take a sale out of a global invoice, and others. */
  readonly notasDeVales: Centavos;
  readonly notasDeCaja: Centavos;
  readonly notasNominativas: Centavos;
  readonly otrasNotas: Centavos;
  /** Money given back of vouchers whose sale has an invoice: with a credit note, and without. */
  readonly devueltoConNota: Centavos;
  readonly devueltoSinNota: Centavos;
  /** Receipts of payment. */
  readonly recibos: Centavos;
}

/** A line of the sheet; `cuenta` says how it enters the sum above it: added, taken away, or a result. */
export const renglonSchema = z.object({
  texto: z.string(),
  monto: z.number(),
  cuenta: z.enum(['suma', 'resta', 'resultado', 'dato']),
});
export type Renglon = z.infer<typeof renglonSchema>;

/** The sheet of a store, or of all that one sees (`tienda` null). */
export const cuadreSchema = z.object({
  mes: z.string(),
  renglones: z.array(renglonSchema),
  /** The part that nothing explains: 0 in a month that is right. */
  diferencia: z.number(),
  /** The refunds of invoiced sales without a credit note, in pesos; a person makes it. */
  sinNota: z.number(),
});
export type Cuadre = z.infer<typeof cuadreSchema>;

/** Sums of several stores, added up. */
export function sumar(todas: readonly SumasDelMes[]): SumasDelMes {
  return todas.reduce((una, otra) => {
    const juntas = Object.entries(una).map(([campo, monto]) => [campo, monto + otra[campo as keyof SumasDelMes]]);
    return Object.fromEntries(juntas) as unknown as SumasDelMes;
  }, NADA);
}

/** The part of a month's invoices that neither its sales nor anything known explains. */
export function diferenciaDe(sumas: SumasDelMes): Centavos {
  const { ventas, pagadasSinFactura, creditoSinFactura, facturadasEnOtroMes, deOtroMes } = sumas;
  const { enDosFacturas, anuladas, deMas } = sumas;
  const deEsteMes = ventas - pagadasSinFactura - creditoSinFactura - facturadasEnOtroMes;
  const debe = deEsteMes + deOtroMes + enDosFacturas + anuladas + deMas;
  return centavos(sumas.globales + sumas.aNombre - debe);
}

/** The sheet in its lines. */
export function renglonesDe(sumas: SumasDelMes): readonly Renglon[] {
  const debe = centavos(sumas.globales + sumas.aNombre - diferenciaDe(sumas));
  const line = (texto: string, monto: Centavos, cuenta: Renglon['cuenta']): Renglon => ({
    ...{ texto, monto: toPesos(monto), cuenta },
  });
  return [
    line('Ventas del mes', sumas.ventas, 'suma'),
    line('Pagadas que aún no están en ninguna factura', sumas.pagadasSinFactura, 'resta'),
    line('A crédito, o sin pagos conocidos, sin factura', sumas.creditoSinFactura, 'resta'),
    line('Facturadas en otro mes', sumas.facturadasEnOtroMes, 'resta'),
    line('De otros meses, facturadas en este', sumas.deOtroMes, 'suma'),
    line('En una global y también a nombre (una nota las saca)', sumas.enDosFacturas, 'suma'),
    line('Anuladas en su caja, y facturadas', sumas.anuladas, 'suma'),
    line('Diferencia entre facturas y sus ventas', sumas.deMas, 'suma'),
    line('Lo que debe estar facturado', debe, 'resultado'),
    line('Facturas globales', sumas.globales, 'suma'),
    line('Facturas a nombre', sumas.aNombre, 'suma'),
    line('Facturado', centavos(sumas.globales + sumas.aNombre), 'resultado'),
    line('Sin explicar', diferenciaDe(sumas), 'resultado'),
    line('Facturas de estacionamiento y restaurante', sumas.servicios, 'dato'),
    line('Notas de crédito por vales', sumas.notasDeVales, 'dato'),
    line('Notas de crédito por devoluciones en caja', sumas.notasDeCaja, 'dato'),
    line('Notas de crédito que sacan ventas de una global', sumas.notasNominativas, 'dato'),
    line('Otras notas de crédito', sumas.otrasNotas, 'dato'),
    line('Devuelto de ventas facturadas, con nota', sumas.devueltoConNota, 'dato'),
    line('Devuelto de ventas facturadas, sin nota', sumas.devueltoSinNota, 'dato'),
    line('Recibos de pago', sumas.recibos, 'dato'),
  ];
}

const CERO = centavos(0);
const NADA: SumasDelMes = {
  ...{ ventas: CERO, pagadasSinFactura: CERO, creditoSinFactura: CERO, facturadasEnOtroMes: CERO, deOtroMes: CERO },
  ...{
    enDosFacturas: CERO,
    anuladas: CERO,
    deMas: CERO,
    globales: CERO,
    aNombre: CERO,
    servicios: CERO,
    notasDeVales: CERO,
    notasDeCaja: CERO,
  },
  ...{ notasNominativas: CERO, otrasNotas: CERO, devueltoConNota: CERO, devueltoSinNota: CERO, recibos: CERO },
};
