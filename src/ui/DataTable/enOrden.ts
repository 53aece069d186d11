import type { Columna, OrdenTabla, ValorDeOrden, VistaTabla } from './columnas.ts';
import { comparar } from './columnas.ts';

/** The rows in the order asked for; rows without a value stand last in either direction, equal ones stay as they came. */
export const enOrden = <Fila>(
  filas: readonly Fila[],
  columnas: readonly Columna<Fila>[],
  orden: OrdenTabla | null,
): readonly Fila[] => {
  const valorDe = columnas.find(({ id }) => id === orden?.columna)?.orden;
  if (orden === null || valorDe === undefined) return filas;
  const sentido = orden.descendente ? -1 : 1;
  return filas
    .map((fila) => ({ fila, valor: valorDe(fila) }))
    .sort((a, b) => sinValorAlFinal(a.valor, b.valor) ?? sentido * comparar(a.valor, b.valor))
    .map(({ fila }) => fila);
};

const sinValorAlFinal = (a: ValorDeOrden, b: ValorDeOrden): number | null =>
  a === null || b === null ? Number(a === null) - Number(b === null) : null;

/** The part of the rows that a view shows. */
export const dePagina = <Fila>(filas: readonly Fila[], { pagina, filasPorPagina }: VistaTabla): readonly Fila[] =>
  filas.slice(pagina * filasPorPagina, (pagina + 1) * filasPorPagina);
