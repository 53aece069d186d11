import type { ReactNode } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { TAMANOS_PAGINA } from '#domain/constantes';
import { LoadFailed } from '../EmptyState.tsx';
import type { Columna, VistaTabla } from './columnas.ts';
import { conOrden, cuantasFilas, ultimaPagina, vistaPosible } from './columnas.ts';
import { dePagina, enOrden } from './enOrden.ts';
import { LISTA, MENSAJE, PIE, REGION, TABLA, TITULO } from './estilos.ts';
import { claseDe, FilasEnEspera, FilaTabla } from './FilaTabla.tsx';
import { Paginas } from './Paginas.tsx';
import { useDesborda } from './useDesborda.ts';

export interface DataTableProps<Fila extends object> {
  /** The heading over the table, and its name for a screen reader. */
  readonly titulo: string;
  readonly columnas: readonly Columna<Fila>[];
  readonly filas: readonly Fila[];
  readonly claveDe: (fila: Fila) => string;
  /** What stands in the place of the rows when there are none. */
  readonly vacio: ReactNode;
  readonly cargando?: boolean;
  /** Rows that the skeleton shows. */
  readonly filasEnEspera?: number;
  /** Why there are no rows to show, and how to ask again. */
  readonly falla?: { readonly texto: string; readonly alReintentar: () => void } | null;
  readonly tamanos?: readonly number[];
  /**
   * For lists that the server pages and sorts: `filas` is the page of `vista`, `total` counts the rows of all pages, and with
   * `hayMas` there are more, which `sinMostrar` tells about on the last page. Absent: `filas` are all there are and the table
   * pages and sorts them itself.
   */
  readonly servidor?: {
    readonly total: number;
    readonly hayMas?: boolean;
    readonly sinMostrar?: string;
    readonly vista: VistaTabla;
    readonly alCambiarVista: (vista: VistaTabla) => void;
  };
  readonly acciones?: ReactNode;
}

/** A table whose top is above this, in pixels, has its first rows under the top bar or beyond it. */
const ALTO_BARRA = 52;

/** A list of the product: title, sortable columns, rows, pages; and what shows while loading, when empty, when failed. */
export const DataTable = <Fila extends object>({
  titulo,
  columnas,
  filas,
  claveDe,
  vacio,
  cargando = false,
  filasEnEspera = 5,
  falla = null,
  tamanos = TAMANOS_PAGINA,
  servidor,
  acciones,
}: DataTableProps<Fila>) => {
  const id = useId();
  const raiz = useRef<HTMLDivElement>(null);
  const [region, desborda] = useDesborda();
  const [propia, setPropia] = useState<VistaTabla>(() => ({
    pagina: 0,
    filasPorPagina: tamanos[0] ?? 25,
    orden: null,
  }));
  const total = servidor?.total ?? filas.length;
  const hayMas = servidor?.hayMas ?? false;
  const pedida = servidor?.vista ?? propia;
  const posible = vistaPosible(pedida, total);
  // A server's page is what the server gave; while it is still loading, the total is not known either.
  const vista = servidor ? pedida : posible;
  const orden = servidor ? null : vista.orden;
  const ordenadas = useMemo(() => enOrden(filas, columnas, orden), [filas, columnas, orden]);
  const visibles = servidor ? filas : dePagina(ordenadas, vista);

  const cambiar = (nueva: VistaTabla) => {
    (servidor?.alCambiarVista ?? setPropia)(nueva);
    if (nueva.pagina === vista.pagina) return;
    // The buttons stand under the rows: the next page is read from its first row.
    if (region.current) region.current.scrollTop = 0;
    if ((raiz.current?.getBoundingClientRect().top ?? 0) < ALTO_BARRA) raiz.current?.scrollIntoView({ block: 'start' });
  };

  const anchoMinimo = columnas.reduce((suma, { ancho }) => suma + ancho, 0);
  const sinFilas = !cargando && (falla !== null || total === 0);

  return (
    <div ref={raiz} className={LISTA}>
      <div className={TITULO}>
        <h2 id={id}>{titulo}</h2>
        {!cargando && falla === null && total > 0 && <span>{cuantasFilas(total, hayMas)}</span>}
        {acciones && <div>{acciones}</div>}
      </div>
      <div
        ref={region}
        className={REGION}
        {...(desborda && { role: 'region', 'aria-label': `${titulo}: tabla desplazable`, tabIndex: 0 })}
      >
        <table className={TABLA} aria-labelledby={id} aria-busy={cargando} style={{ minWidth: `${anchoMinimo}rem` }}>
          <thead>
            <tr>
              {columnas.map((columna) => (
                <Encabezado
                  key={columna.id}
                  columna={columna}
                  vista={vista}
                  alOrdenar={() => cambiar(conOrden(vista, columna.id))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {cargando ? (
              <FilasEnEspera columnas={columnas.length} cuantas={filasEnEspera} />
            ) : (
              falla === null &&
              visibles.map((fila) => <FilaTabla key={claveDe(fila)} fila={fila} columnas={columnas} />)
            )}
          </tbody>
        </table>
      </div>
      {sinFilas && <div className={MENSAJE}>{falla === null ? vacio : <LoadFailed {...falla} />}</div>}
      {cargando && <div className={PIE} aria-hidden />}
      {!sinFilas && !cargando && (
        <>
          {hayMas && vista.pagina === ultimaPagina(vista.filasPorPagina, total) && (
            <p className={MENSAJE}>{servidor?.sinMostrar}</p>
          )}
          <Paginas titulo={titulo} vista={vista} total={total} hayMas={hayMas} tamanos={tamanos} alCambiar={cambiar} />
        </>
      )}
    </div>
  );
};

interface EncabezadoProps<Fila> {
  readonly columna: Columna<Fila>;
  readonly vista: VistaTabla;
  readonly alOrdenar: () => void;
}

const Encabezado = <Fila,>({ columna, vista, alOrdenar }: EncabezadoProps<Fila>) => {
  const orden = vista.orden?.columna === columna.id ? vista.orden : null;
  return (
    <th
      scope="col"
      className={claseDe(columna)}
      style={{ width: `${columna.ancho}rem` }}
      aria-sort={orden ? (orden.descendente ? 'descending' : 'ascending') : undefined}
    >
      {columna.orden ? (
        <button type="button" onClick={alOrdenar}>
          {columna.titulo}
        </button>
      ) : (
        columna.titulo
      )}
    </th>
  );
};
