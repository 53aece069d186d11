import { fueraEnPalabras } from '#domain/common/ausencias';
import type { UsuarioDeLista } from '#domain/personas/usuarios';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';

/**
 * Columns of the list of users.
 * @param href where a user is edited; null for who may only look.
 */
export function userColumns(href: ((id: number) => string) | null): readonly Column<UsuarioDeLista>[] {
  return [
    {
      id: 'nombre',
      title: 'Nombre',
      width: 14,
      cell: ({ id, nombreCompleto }) =>
        href === null ? (
          nombreCompleto
        ) : (
          <RecordLink id={id} href={href(id)}>
            {nombreCompleto}
          </RecordLink>
        ),
      sortBy: ({ nombreCompleto }) => nombreCompleto,
      rowHeader: true,
    },
    { id: 'numiden', title: 'Numiden', width: 6, sortBy: ({ id }) => id, fit: 'short', cell: ({ id }) => id },
    { id: 'rol', title: 'Rol', width: 9.5, cell: ({ rol }) => rol?.nombre ?? 'Sin rol' },
    { id: 'permisos', title: 'Permisos', width: 5, cell: ({ permisos }) => permisos, fit: 'number', secondary: true },
    { id: 'correo', title: 'Correo', width: 12.5, cell: ({ correo }) => correo, secondary: true },
    {
      id: 'tiendas',
      title: 'Tiendas',
      width: 8.5,
      cell: ({ sinTiendas }) => (sinTiendas ? <CellChip color="naranja">SIN TIENDAS</CellChip> : 'Con tiendas'),
      fit: 'short',
      secondary: true,
    },
    {
      id: 'segundoFactor',
      title: '2.º factor',
      width: 5,
      cell: ({ segundoFactor }) => (segundoFactor ? 'Sí' : 'No'),
      fit: 'short',
      secondary: true,
    },
    {
      id: 'activo',
      title: 'Estado',
      width: 6.5,
      cell: ({ activo, fueraHasta }) =>
        activo && fueraHasta !== null ? (
          <CellChip color="naranja">{fueraEnPalabras(fueraHasta).toUpperCase()}</CellChip>
        ) : (
          <CellChip color={activo ? 'verde' : 'gris'}>{activo ? 'ACTIVO' : 'INACTIVO'}</CellChip>
        ),
      fit: 'short',
    },
  ];
}
