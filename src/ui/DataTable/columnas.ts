import type { ReactNode } from 'react';

/** What rows are ordered by; null stands last in either direction. */
export type ValorDeOrden = string | number | null;

/** One column of a table. Keep the array of columns at module level or memoised: a new one renders every row again. */
export interface Columna<Fila> {
  readonly id: string;
  readonly titulo: string;
  /** What stands in the cell; null shows a dash. */
  readonly celda: (fila: Fila) => ReactNode;
  /** Makes the column sortable. With rows paged by the server its value is not read; the server sorts by `id`. */
  readonly orden?: (fila: Fila) => ValorDeOrden;
  /** 'numero' aligns right with figures of one width; 'corto' never wraps. Absent: text that may wrap. */
  readonly ajuste?: 'numero' | 'corto';
  /**
   * Width in rem. All columns grow in proportion when there is more room than they ask for; when there is less, the table
   * scrolls sideways. Widths do not follow the cells, so that no column moves from page to page.
   */
  readonly ancho: number;
  /** The column that names its row (`th scope="row"`); at most one. */
  readonly nombraFila?: true;
}

export interface OrdenTabla {
  readonly columna: string;
  readonly descendente: boolean;
}

/** Which part of the rows is shown; pages count from 0. */
export interface VistaTabla {
  readonly pagina: number;
  readonly filasPorPagina: number;
  readonly orden: OrdenTabla | null;
}

const colacion = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** Order of two values of one column, ascending: figures by size, texts as Spanish sorts them. */
export const comparar = (a: ValorDeOrden | undefined, b: ValorDeOrden | undefined): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : colacion.compare(String(a ?? ''), String(b ?? ''));

/** How many, as people read it. One for all tables: the first use of each formatter costs as much as a row. */
export const cantidad = new Intl.NumberFormat('es-MX');

/** How many rows there are: '629', or 'más de 10,000' when not all were counted. */
export const cuantasFilas = (total: number, hayMas: boolean): string =>
  hayMas ? `más de ${cantidad.format(total)}` : cantidad.format(total);

/** Where one stands in the rows: '26–50 de 629', '26–50 de más de 10,000', or '0 de 0'. */
export const rangoDePagina = (vista: VistaTabla, total: number, hayMas = false): string => {
  if (total === 0) return '0 de 0';
  const primera = vista.pagina * vista.filasPorPagina + 1;
  const ultima = Math.min(total, primera + vista.filasPorPagina - 1);
  return `${cantidad.format(primera)}–${cantidad.format(ultima)} de ${cuantasFilas(total, hayMas)}`;
};

export const ultimaPagina = (filasPorPagina: number, total: number): number =>
  Math.max(0, Math.ceil(total / filasPorPagina) - 1);

/** The same view within the rows that there are: a page beyond the last one becomes the last one. */
export const vistaPosible = (vista: VistaTabla, total: number): VistaTabla => {
  const ultima = ultimaPagina(vista.filasPorPagina, total);
  return vista.pagina <= ultima ? vista : { ...vista, pagina: ultima };
};

/** The view with another page size that still shows the row that stood first. */
export const conFilasPorPagina = (vista: VistaTabla, filasPorPagina: number): VistaTabla => ({
  ...vista,
  filasPorPagina,
  pagina: Math.floor((vista.pagina * vista.filasPorPagina) / filasPorPagina),
});

/** The view after the header of a column was pressed: ascending, then descending, then as the rows came. */
export const conOrden = (vista: VistaTabla, columna: string): VistaTabla => {
  const { orden } = vista;
  if (orden?.columna !== columna) return { ...vista, pagina: 0, orden: { columna, descendente: false } };
  return { ...vista, pagina: 0, orden: orden.descendente ? null : { columna, descendente: true } };
};
