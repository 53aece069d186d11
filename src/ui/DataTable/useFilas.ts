import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Columna, VistaTabla } from './columnas.ts';
import { comparar } from './columnas.ts';

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export interface FilaVisible<Fila> {
  readonly clave: string;
  readonly fila: Fila;
}

/**
 * The rows that a view shows, in its order. The cells are rendered from `Columna`, not from TanStack's cell objects: a
 * page of 100 rows and 11 columns would make 1,100 of them at each first render.
 * @param porServidor the rows are already one sorted page of a longer list.
 */
export const useFilas = <Fila extends object>(
  columnas: readonly Columna<Fila>[],
  filas: readonly Fila[],
  claveDe: (fila: Fila) => string,
  vista: VistaTabla,
  porServidor: boolean,
): readonly FilaVisible<Fila>[] => {
  const columns = useMemo(
    () =>
      columnas.map(({ id, orden }) => ({
        id,
        accessorFn: (fila: Fila) => orden?.(fila) ?? undefined,
        enableSorting: orden !== undefined,
        sortUndefined: 'last' as const,
        sortFn: (a: ConValor, b: ConValor, columna: string) => comparar(a.getValue(columna), b.getValue(columna)),
      })),
    [columnas],
  );
  const state = useMemo(
    () => ({
      pagination: { pageIndex: vista.pagina, pageSize: vista.filasPorPagina },
      sorting: vista.orden === null ? [] : [{ id: vista.orden.columna, desc: vista.orden.descendente }],
    }),
    [vista],
  );
  const table = useTable({
    features,
    columns,
    data: filas,
    getRowId: claveDe,
    state,
    manualPagination: porServidor,
    manualSorting: porServidor,
    // The view is its owner's; the table only applies it.
    autoResetPageIndex: false,
  });
  return table.getRowModel().rows.map((row) => ({ clave: row.id, fila: row.original }));
};

interface ConValor {
  getValue: <Valor>(columna: string) => Valor;
}
