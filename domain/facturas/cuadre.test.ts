import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { DIFERENCIAS, diferenciaDe, NADA, nombreDeDocumento, renglonesDe, type SumasDelMes } from './cuadre.ts';

/** Each sum another power of two, so that no other choice of them gives the same. */
const SUMAS = Object.fromEntries(
  (
    [
      ...['ventas', 'pagadasSinFactura', 'creditoSinFactura', 'facturadasEnOtroMes', 'deOtroMes', 'enDosFacturas'],
      ...['anuladas', 'deMas', 'globales', 'aNombre', 'servicios', 'notasDeVales', 'notasNominativas', 'otrasNotas'],
      ...['devueltoConNota', 'devueltoSinNota', 'recibos', 'notasDeCaja', 'sacadasSinFactura'],
    ] as const
  ).map((name, place) => [name, centavos(2 ** place)]),
) as unknown as SumasDelMes;

describe('the monthly sheet', () => {
  it('leaves unexplained what neither the sales of the month nor anything known accounts for', () => {
    // Invoiced: 256 + 512. Due: 1 - 2 - 4 - 8 sold in this month's invoices, and 16 + 32 + 64 + 128.
    expect(diferenciaDe({ ...SUMAS, sacadasSinFactura: centavos(0) })).toBe(768 - (-13 + 240));
  });

  it('is not right while a sale that left its global invoice is in no other', () => {
    expect(diferenciaDe({ ...NADA, sacadasSinFactura: centavos(23_200) })).toBe(-23_200);
  });

  it('says each sum in a line of its own, and how it enters the result under it', () => {
    expect(renglonesDe(SUMAS).map(({ texto, monto, cuenta }) => `${texto} | ${monto} | ${cuenta}`)).toEqual([
      'Ventas del mes | 0.01 | suma',
      'Pagadas que aún no están en ninguna factura | 0.02 | resta',
      'A crédito, o sin pagos conocidos, sin factura | 0.04 | resta',
      'Facturadas en otro mes | 0.08 | resta',
      'De otros meses, facturadas en este | 0.16 | suma',
      'En una global y también a nombre (una nota las saca) | 0.32 | suma',
      'Anuladas en su caja, y facturadas | 0.64 | suma',
      'Diferencia entre facturas y sus ventas | 1.28 | suma',
      'Lo que debe estar facturado | 2.27 | resultado',
      'Facturas globales | 2.56 | suma',
      'Facturas a nombre | 5.12 | suma',
      'Facturado | 7.68 | resultado',
      'Sin explicar | 5.41 | resultado',
      'Sacadas de una global y sin factura | 2621.44 | resta',
      'Diferencia | -2616.03 | resultado',
      'Facturas de estacionamiento y restaurante | 10.24 | dato',
      'Notas de crédito por vales | 20.48 | dato',
      'Notas de crédito por devoluciones en caja | 1310.72 | dato',
      'Notas de crédito que sacan ventas de una global | 40.96 | dato',
      'Otras notas de crédito | 81.92 | dato',
      'Devuelto de ventas facturadas, con nota | 163.84 | dato',
      'Devuelto de ventas facturadas, sin nota | 327.68 | dato',
      'Recibos de pago | 655.36 | dato',
    ]);
  });

  it('of nothing is all nothing', () => {
    expect(renglonesDe(NADA).map(({ monto }) => monto)).toEqual(Array.from({ length: 23 }, () => 0));
  });

  it('has the documents of each difference under the very line that names it', () => {
    const told = renglonesDe(SUMAS).flatMap(({ texto, diferencia }) =>
      diferencia === null ? [] : [[diferencia, texto]],
    );
    expect(Object.fromEntries(told)).toEqual(DIFERENCIAS);
  });

  it('names a document as people do', () => {
    const one = { diferencia: 'anuladas', tienda: 1, fecha: '2026-03-10T18:00:00.000Z', monto: 116 } as const;
    const factura = { id: 1, nombre: 'A-12', clase: 'Factura general' };
    expect(nombreDeDocumento({ ...one, operacion: 5_000_001, factura: null, vale: null })).toBe('Operación 5000001');
    expect(nombreDeDocumento({ ...one, operacion: 5_000_001, factura, vale: null })).toBe('Factura general A-12');
    expect(nombreDeDocumento({ ...one, operacion: null, factura: null, vale: { id: 1, folio: 'D-7' } })).toBe(
      'Vale D-7',
    );
  });
});
