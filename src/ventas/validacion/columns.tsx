import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  colorEstadoArticulo,
  colorEstadoPaquete,
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
} from '#domain/ventas/estadosDeEntrega';
import { pesadaEnPalabras } from '#domain/ventas/lineaPesada';
import { serverNow } from '../../api/clock.ts';
import type { ReadData } from '../../data/query.ts';
import { chip, day, money, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { shownVoucherState } from '../../ui/voucherStates.ts';
import type { ItemRow } from './summary.ts';

/** A voucher of the sale. */
type Vale = ReadData<'valesDeOperacion'>[number];

/** Which of a voucher's neighbours the person may open; what may not be opened stands without a link to 'access denied'. */
interface Opens {
  readonly cases: boolean;
  readonly vouchers: boolean;
}

/** Columns of the 'Vales' table; the same array for the same permissions. */
export function valeColumns({ cases, vouchers }: Opens): readonly Column<Vale>[] {
  return COLUMNS[`${cases}-${vouchers}`];
}

const COLUMNS = {
  'true-true': columnsOf(caseLink, voucherLink),
  'true-false': columnsOf(caseLink, ({ folio }) => folio),
  'false-true': columnsOf(({ casoId }) => casoId, voucherLink),
  'false-false': columnsOf(
    ({ casoId }) => casoId,
    ({ folio }) => folio,
  ),
} as const;

function caseLink({ casoId }: Vale): ReactNode {
  return (
    <Link to="/administracion/casos/$id" params={{ id: String(casoId) }}>
      {casoId}
    </Link>
  );
}

function voucherLink({ id }: Vale): ReactNode {
  return (
    <Link to="/vales/$id" params={{ id: String(id) }}>
      Ver vale
    </Link>
  );
}

function columnsOf(caso: (vale: Vale) => ReactNode, detalle: (vale: Vale) => ReactNode): readonly Column<Vale>[] {
  return [
    { id: 'caso', title: 'Caso', width: 4, cell: caso, sortBy: ({ casoId }) => casoId, fit: 'short' },
    plain('folio', 'Folio', 6.25, ({ folio }) => folio, { fit: 'short', rowHeader: true }),
    chip('estado', 'Estado', 9.25, (vale) => shownVoucherState(vale, serverNow()), { fit: 'short' }),
    money('total', 'Total', 6.25, ({ total }) => total),
    money('saldo', 'Saldo', 6.25, ({ saldo }) => saldo),
    plain('tipo', 'Tipo', 7, ({ tipo }) => tipo.nombre, { fit: 'short', secondary: true }),
    money('depreciacion', 'Depreciacion', 7, ({ depreciacion }) => depreciacion, { secondary: true }),
    day('fechaCreacion', 'Fecha Creacion', 8, ({ fechaCreacion }) => fechaCreacion, { secondary: true, zone }),
    day('fechaVigencia', 'Fecha Vigencia', 7.75, ({ fechaVigencia }) => fechaVigencia, { zone }),
    { id: 'detalle', title: 'Detalle', width: 5, cell: detalle, fit: 'short' },
  ];
}

function zone({ zona }: Vale): string | undefined {
  return zona;
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
    cell: ({ cantidad, pesada }) =>
      cantidad === null ? <small>misma línea</small> : (pesadaEnPalabras({ pesada }) ?? cantidad),
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
