import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { colorEstadoArticulo, colorEstadoPaquete, ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/guias';
import type { ValeDeOperacion as Vale } from '#domain/operaciones';
import { chip, day, money, plain } from '../ui/DataTable/columnKinds.tsx';
import type { Column } from '../ui/DataTable/columns.ts';
import type { ChipColor } from '../ui/StatusChip.tsx';
import type { ItemRow } from './summary.ts';

const VALE_COLORS: Readonly<Record<number, ChipColor>> = { 1: 'verde', 2: 'azul', 3: 'rojo' };

/** Columns of the 'Vales' table for who may open cases. */
export const VALE_COLUMNS = valeColumns(({ casoId }) => (
  <Link to="/administracion/casos/$id" params={{ id: String(casoId) }}>
    {casoId}
  </Link>
));

/** The same for who may not: the number without a link that would end at 'access denied'. */
export const VALE_COLUMNS_WITHOUT_CASE = valeColumns(({ casoId }) => casoId);

function valeColumns(caso: (vale: Vale) => ReactNode): readonly Column<Vale>[] {
  return [
    { id: 'caso', title: 'Caso', width: 4, cell: caso, sortBy: ({ casoId }) => casoId, fit: 'short' },
    plain('folio', 'Folio', 6.25, ({ folio }) => folio, { fit: 'short', rowHeader: true }),
    chip('estado', 'Estado', 8, ({ estado: { id, nombre } }) => ({ text: nombre, color: VALE_COLORS[id] ?? 'gris' }), {
      fit: 'short',
    }),
    money('total', 'Total', 6.25, ({ total }) => total),
    money('saldo', 'Saldo', 6.25, ({ saldo }) => saldo),
    plain('tipo', 'Tipo', 7, ({ tipo }) => tipo.nombre, { fit: 'short', secondary: true }),
    money('depreciacion', 'Depreciacion', 7, ({ depreciacion }) => depreciacion, { secondary: true }),
    day('fechaCreacion', 'Fecha Creacion', 8, ({ fechaCreacion }) => fechaCreacion, { secondary: true }),
    day('fechaVigencia', 'Fecha Vigencia', 7.75, ({ fechaVigencia }) => fechaVigencia),
    // Becomes a link to /vales/{id} with the voucher's page; until then it only names the voucher.
    { id: 'detalle', title: 'Detalle', width: 6.25, cell: ({ folio }) => folio, fit: 'short', secondary: true },
  ];
}

export function valeKey(vale: Vale): string {
  return String(vale.id);
}

/** Columns of the 'Artículos' table. */
export const ITEM_COLUMNS: readonly Column<ItemRow>[] = [
  plain('numArt', 'Numart', 6, ({ numArt }) => numArt, { fit: 'short', rowHeader: true }),
  plain('descripcion', 'Descripción', 11.75, ({ descripcion }) => descripcion),
  {
    id: 'cantidad',
    title: 'Cantidad Compra',
    width: 8.75,
    cell: ({ cantidad }) => cantidad ?? <small>misma línea</small>,
    sortBy: ({ cantidadOriginal }) => cantidadOriginal,
    fit: 'number',
  },
  plain('folioGuia', 'Folio Guia', 6.5, ({ folioGuia }) => folioGuia, { secondary: true }),
  plain('folioPaquete', 'Folio Paquete', 7.25, ({ folioPaquete }) => folioPaquete, { secondary: true }),
  // Room for the longest word of a state, 'REPAQUETIZACION'.
  chip('estadoPaquete', 'Estado Paquete', 11.25, ({ estadoPaquete: state }) =>
    state === null ? null : { text: ESTADOS_PAQUETE[state], color: colorEstadoPaquete(state) },
  ),
  chip('estadoArticulo', 'Estado Artículo', 10, ({ estadoArticulo: state }) =>
    state === null ? null : { text: ESTADOS_ARTICULO[state], color: colorEstadoArticulo(state) },
  ),
];

export function itemKey({ linea, idArticulo }: ItemRow): string {
  return `${linea}-${idArticulo ?? 0}`;
}
