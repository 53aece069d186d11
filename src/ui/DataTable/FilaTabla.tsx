import type { ReactElement } from 'react';
import { memo } from 'react';
import type { Columna } from './columnas.ts';

interface FilaTablaProps<Fila> {
  readonly fila: Fila;
  readonly columnas: readonly Columna<Fila>[];
}

export const claseDe = (columna: { readonly ajuste?: 'numero' | 'corto' }): string | undefined => columna.ajuste;

const SinMemoria = <Fila,>({ fila, columnas }: FilaTablaProps<Fila>) => (
  <tr>
    {columnas.map((columna) =>
      columna.nombraFila ? (
        <th key={columna.id} scope="row" className={claseDe(columna)}>
          {columna.celda(fila)}
        </th>
      ) : (
        <td key={columna.id} className={claseDe(columna)}>
          {columna.celda(fila)}
        </td>
      ),
    )}
  </tr>
);

/** One row, rendered again only when its own data or the columns change: sorting a page moves rows, nothing more. */
export const FilaTabla = memo(SinMemoria) as unknown as <Fila>(props: FilaTablaProps<Fila>) => ReactElement;

// Widths of the bars, so that a loading table looks like text and not like a form.
const ANCHOS = ['70%', '45%', '85%', '60%', '52%'];

/** Rows that stand for those to come, of the height of a row of one line. */
export const FilasEnEspera = ({ columnas, cuantas }: { readonly columnas: number; readonly cuantas: number }) =>
  Array.from({ length: cuantas }, (_, renglon) => `espera-${renglon}`).map((clave, renglon) => (
    <tr key={clave} aria-hidden>
      {Array.from({ length: columnas }, (_, columna) => `${clave}-${columna}`).map((celda, columna) => (
        <td key={celda}>
          <span data-hueso style={{ width: ANCHOS[(renglon + columna) % ANCHOS.length] }} />
        </td>
      ))}
    </tr>
  ));
