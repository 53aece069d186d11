import type { Failure } from '#contract/common/failure';
import { inFigures } from '#domain/common/figures';
import { TEXTS } from '#domain/common/texts';
import type { ArticuloOperacion as Articulo } from '#domain/ventas/operaciones';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { isSameReason } from '../../api/failure.ts';

/**
 * Lines and pieces of a sale. A line that travels in several packages has a row for each, and each of them repeats the
 * quantity of the whole line.
 */
export function countItems(articulos: readonly Articulo[]): { readonly lineas: number; readonly piezas: number } {
  const porLinea = new Map(articulos.map((articulo) => [articulo.linea, articulo.cantidadOriginal]));
  return { lineas: porLinea.size, piezas: [...porLinea.values()].reduce((sum, pieces) => sum + pieces, 0) };
}

/** An article as its row shows it: `cantidad` is null in all rows of a line but the first. */
export interface ItemRow extends Articulo {
  readonly cantidad: number | null;
}

/** A line that travels in several packages says its quantity once, so that the column adds up to what was bought. */
export function withQuantityOnce(articulos: readonly Articulo[]): readonly ItemRow[] {
  const dichas = new Set<number>();
  return articulos.map((articulo) => {
    const dicha = dichas.has(articulo.linea);
    dichas.add(articulo.linea);
    return { ...articulo, cantidad: dicha ? null : articulo.cantidadOriginal };
  });
}

/** A number of things in words: '1 vale', '1,250 artículos'. */
export function counted(howMany: number, uno: string, varios: string): string {
  return `${inFigures(howMany)} ${howMany === 1 ? uno : varios}`;
}

/** Whether a logistics guide belongs to the operation, in the words of the specification (section 8). */
export function guidesText(articulos: readonly Articulo[]): string {
  return articulos.some(({ folioGuia }) => folioGuia !== null) ? TEXTS.guiaRelacionada : TEXTS.sinGuias;
}

/** The one reason for which there is nothing of an operation to see; null where something is, or where each part has its own. */
export function soleFailure({ cabecera, articulos, vales }: OperationFindings): Failure | null {
  if (!('failure' in cabecera && 'failure' in articulos)) return null;
  const isOne = isSameReason(cabecera.failure, articulos.failure);
  return isOne && 'datos' in vales && vales.datos.length === 0 ? cabecera.failure : null;
}

/** The words that a screen reader hears when a search has ended; a failure of everything is an alert of its own. */
export function announcementOf(operacion: string, hallazgos: OperationFindings): string {
  const { cabecera, articulos, vales } = hallazgos;
  if (soleFailure(hallazgos) !== null) return '';
  if ('datos' in cabecera && cabecera.datos === null) return TEXTS.sinResultados;
  const dichoVales = 'datos' in vales ? counted(vales.datos.length, 'vale', 'vales') : 'sus vales no se pudieron leer';
  const dichoArticulos =
    'datos' in articulos
      ? counted(countItems(articulos.datos).lineas, 'artículo', 'artículos')
      : 'sus artículos no se pudieron leer';
  return `Operación ${operacion}: ${dichoVales}, ${dichoArticulos}.`;
}
