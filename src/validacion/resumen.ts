import type { HallazgosOperacion } from '#contract/operaciones';
import type { ArticuloOperacion as Articulo } from '#domain/operaciones';
import { TEXTOS } from '#domain/textos';

/**
 * Lines and pieces of a sale. A line that travels in several packages has a row for each, and each of them repeats the
 * quantity of the whole line.
 */
export const contarArticulos = (
  articulos: readonly Articulo[],
): { readonly lineas: number; readonly piezas: number } => {
  const porLinea = new Map(articulos.map((articulo) => [articulo.linea, articulo.cantidadOriginal]));
  return { lineas: porLinea.size, piezas: [...porLinea.values()].reduce((suma, piezas) => suma + piezas, 0) };
};

const cantidad = new Intl.NumberFormat('es-MX');

/** A number of things in words: '1 vale', '1,250 artículos'. */
export const contar = (cuantos: number, uno: string, varios: string): string =>
  `${cantidad.format(cuantos)} ${cuantos === 1 ? uno : varios}`;

/** Whether a logistics guide belongs to the operation, in the words of the specification (section 8). */
export const textoDeGuias = (articulos: readonly Articulo[]): string =>
  articulos.some(({ folioGuia }) => folioGuia !== null) ? TEXTOS.guiaRelacionada : TEXTOS.sinGuias;

/** What a screen reader hears when a search has ended. */
export const anuncioDe = (operacion: string, { cabecera, articulos, vales }: HallazgosOperacion): string => {
  if ('datos' in cabecera && cabecera.datos === null) return TEXTOS.sinResultados;
  const dichoVales = 'datos' in vales ? contar(vales.datos.length, 'vale', 'vales') : 'sus vales no se pudieron leer';
  const dichoArticulos =
    'datos' in articulos
      ? contar(contarArticulos(articulos.datos).lineas, 'artículo', 'artículos')
      : 'sus artículos no se pudieron leer';
  return `Operación ${operacion}: ${dichoVales}, ${dichoArticulos}.`;
};
