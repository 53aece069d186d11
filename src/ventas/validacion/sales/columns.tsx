import type { VentaHallada } from '#domain/ventas/busquedaVentas';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { day, money, plain } from '../../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../../ui/DataTable/columns.ts';
import { RecordLink } from '../../../ui/list/RecordLink.tsx';

/** A sale of the list, and its place in the answer. */
export interface FoundSale extends VentaHallada {
  readonly lugar: number;
}

/** Columns of the 'Ventas encontradas' table. @param hrefOf where the screen shows an operation. */
export function saleColumns(hrefOf: (sale: ClaveOperacion) => string): readonly Column<FoundSale>[] {
  return [
    day('fecha', 'Fecha', 6.5, ({ fechaOperacion }) => fechaOperacion),
    plain('tienda', 'Tienda', 9, ({ tienda }) => tienda.nombre),
    {
      id: 'operacion',
      title: 'Operación',
      width: 7.5,
      cell: (venta) => (
        <RecordLink id={venta.lugar} href={hrefOf(operationOfSale(venta))}>
          {venta.operacion}
        </RecordLink>
      ),
      sortBy: ({ operacion }) => operacion,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'cliente',
      title: 'Cliente',
      width: 12,
      cell: ({ cliente, numiden }) => (cliente === null && numiden === null ? null : (cliente ?? 'Cliente sin nombre')),
      more: ({ numiden }) => (numiden === null ? null : `Numiden ${numiden}`),
      sortBy: ({ cliente }) => cliente,
    },
    {
      id: 'articulos',
      title: 'Artículos',
      width: 15,
      cell: ({ articulos }) => articlesInWords(articulos),
      secondary: true,
    },
    money('total', 'Total', 7, ({ totalOperacion }) => totalOperacion),
    plain('folioWeb', 'Folio web', 7.5, ({ folioWeb }) => folioWeb, { fit: 'short', secondary: true }),
  ];
}

/** Where the screen shows a sale. */
export function operationOfSale({ tienda, operacion }: VentaHallada): ClaveOperacion {
  return { tienda: tienda.cvetda, operacion };
}

/** '2 Licuadora, 1 Plancha y 3 líneas más'. */
export function articlesInWords({ lineas, primeros }: VentaHallada['articulos']): string {
  if (lineas === 0) return 'Sin artículos';
  const named = primeros.map(({ descripcion, cantidad }) => `${cantidad} ${descripcion}`).join(', ');
  const more = lineas - primeros.length;
  return more === 0 ? named : `${named} y ${more} ${more === 1 ? 'línea' : 'líneas'} más`;
}

export function saleKey({ tienda, operacion }: FoundSale): string {
  return `${tienda.cvetda}-${operacion}`;
}
