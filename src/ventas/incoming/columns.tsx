import { Link } from '@tanstack/react-router';
import { cerradaEnPalabras } from '#domain/cadena/apertura';
import { dateAndTime } from '#domain/common/dates';
import {
  type Entrada,
  type Incidencia,
  type LineaDeEntrada,
  resultadoEnPalabras,
  resultadosEnPalabras,
  type TiendaQueManda,
} from '#domain/ventas/entrada/entradas';
import { age } from '../../ui/age.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { CellChip } from '../../ui/StatusChip.tsx';

type Line = Incidencia | LineaDeEntrada;

/**
 * Columns of the sales that wait for somebody; memoise them.
 * @param opens the person may open operations.
 */
export function incidentColumns(opens: boolean, onAttend: (one: Incidencia) => void): readonly Column<Incidencia>[] {
  return [
    saleColumn(opens),
    { id: 'porque', title: 'Por qué', width: 15, cell: resultadoEnPalabras },
    {
      id: 'de',
      title: 'De quién',
      width: 9,
      cell: ({ remitente, linea }) => <TwoLines text={remitente} below={`Línea ${linea}`} />,
      sortBy: ({ remitente }) => remitente,
    },
    momentColumn('Llegó', ({ recibida }) => recibida),
    {
      id: 'atender',
      title: 'Atender',
      width: 7,
      cell: (one) => (
        <button type="button" aria-label={`Atendida, ${saleInWords(one)}`} onClick={() => onAttend(one)}>
          Atendida
        </button>
      ),
    },
  ];
}

/** Columns of the deliveries; memoise them. */
export function deliveryColumns(onLines: (delivery: Entrada) => void): readonly Column<Entrada>[] {
  return [
    momentColumn('Llegó', ({ recibida }) => recibida),
    {
      id: 'de',
      title: 'De quién',
      width: 10,
      cell: ({ remitente }) => remitente,
      sortBy: ({ remitente }) => remitente,
      rowHeader: true,
    },
    { id: 'ventas', title: 'Ventas', width: 5, sortBy: ({ ventas }) => ventas, fit: 'number' },
    {
      id: 'resultados',
      title: 'Qué pasó',
      width: 16,
      cell: ({ resultados, milisegundos }) => (
        <>
          {resultadosEnPalabras(resultados)}
          {milisegundos === null && <small data-warning="">Sin terminar: aún se recibe, o se cortó.</small>}
        </>
      ),
    },
    {
      id: 'lineas',
      title: 'Detalle',
      width: 8,
      cell: (delivery) =>
        delivery.incidencias > 0 ? (
          <button
            type="button"
            aria-label={`Ver líneas de ${delivery.remitente}, ${dateAndTime(delivery.recibida)}`}
            onClick={() => onLines(delivery)}
          >
            Ver líneas
          </button>
        ) : null,
    },
  ];
}

/** Columns of the lines of a delivery that are not here as they were sent. */
export const LINE_COLUMNS: readonly Column<LineaDeEntrada>[] = [
  { id: 'linea', title: 'Línea', width: 4.5, sortBy: ({ linea }) => linea, fit: 'number' },
  saleColumn(false),
  { id: 'porque', title: 'Por qué', width: 18, cell: resultadoEnPalabras },
  {
    id: 'atendida',
    title: 'Atendida',
    width: 10,
    cell: ({ atendida }) => {
      if (atendida === null) return <CellChip color="naranja">POR ATENDER</CellChip>;
      return atendida.por === null ? (
        'Ya no espera'
      ) : (
        <TwoLines text={atendida.por} below={dateAndTime(atendida.momento)} />
      );
    },
  },
];

/** Columns of the stores by the sales that come of them; memoise them. */
export function storeColumns(now: Date): readonly Column<TiendaQueManda>[] {
  return [
    {
      id: 'tienda',
      title: 'Tienda',
      width: 12,
      cell: ({ tienda: { id, nombre } }) => <TwoLines text={nombre} below={`Tienda ${id}`} />,
      sortBy: ({ tienda }) => tienda.nombre,
      rowHeader: true,
    },
    momentColumn('Última venta', ({ ultima }) => ultima?.venta ?? null, 'venta'),
    {
      id: 'recibida',
      title: 'Llegó',
      width: 9,
      cell: ({ ultima }) => (ultima === null ? null : age(new Date(ultima.recibida), now)),
      sortBy: ({ ultima }) => ultima?.recibida ?? null,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 11,
      cell: ({ ultima, callada, cerrada }) => {
        if (callada) return <CellChip color="rojo">MÁS QUE DE COSTUMBRE</CellChip>;
        return (
          <>
            {ultima === null ? (
              <CellChip color="gris">AÚN NO MANDA</CellChip>
            ) : (
              <CellChip color="verde">AL DÍA</CellChip>
            )}
            {cerrada !== null && (
              <small>
                {cerradaEnPalabras(cerrada, now, cerrada.zona)}
                {cerrada.festivo !== null && ` (${cerrada.festivo})`}
              </small>
            )}
          </>
        );
      },
    },
  ];
}

/** The sale of a line in words. */
export function saleInWords({ tienda, operacion, linea }: Line): string {
  return operacion === null ? `línea ${linea}` : `operación ${operacion} de la tienda ${tienda?.id ?? '(sin número)'}`;
}

function saleColumn(opens: boolean): Column<Line> {
  return {
    id: 'venta',
    title: 'Operación',
    width: 8,
    cell: ({ tienda, operacion }) => {
      if (operacion === null) return 'No se pudo leer';
      const isOurs = tienda !== null && tienda.nombre !== null;
      return (
        <>
          {opens && isOurs ? (
            <Link to="/valida-operacion" search={{ tienda: tienda.id, operacion }}>
              {operacion}
            </Link>
          ) : (
            operacion
          )}
          <small>{tienda === null ? 'Sin tienda' : (tienda.nombre ?? `Tienda ${tienda.id}`)}</small>
        </>
      );
    },
    rowHeader: true,
  };
}

function momentColumn<Row>(title: string, moment: (row: Row) => string | null, id = 'recibida'): Column<Row> {
  const cell = (row: Row) => {
    const iso = moment(row);
    return iso === null ? null : dateAndTime(iso);
  };
  return { id, title, width: 8, cell, sortBy: moment };
}

function TwoLines({ text, below }: { readonly text: string; readonly below: string }) {
  return (
    <>
      {text}
      <small>{below}</small>
    </>
  );
}
