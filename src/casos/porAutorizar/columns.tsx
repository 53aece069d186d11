import type { PorAutorizar } from '#domain/casos';
import { dateAndTime } from '#domain/dates';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { age } from '../looks.ts';

/**
 * Columns of the inbox; memoise them, and make new ones when a minute has passed.
 * @param now from when ages are counted.
 * @param href where a case is.
 */
export function inboxColumns(now: Date, href: (id: number) => string): readonly Column<PorAutorizar>[] {
  return [
    {
      id: 'caso',
      title: 'Caso',
      width: 4.75,
      cell: ({ idCaso }) => <RecordLink id={idCaso} href={href(idCaso)} />,
      sortBy: ({ idCaso }) => idCaso,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'espera',
      title: 'Pedida',
      width: 8.5,
      cell: ({ fecha }) => <TwoLines text={age(new Date(fecha), now)} below={dateAndTime(fecha)} />,
      sortBy: ({ fecha }) => fecha,
    },
    {
      id: 'solicitante',
      title: 'Solicita',
      width: 10,
      cell: ({ propia, solicitante }) =>
        propia ? (
          <>
            <CellChip color="gris">La pidió usted</CellChip>
            <small>La decide otra persona</small>
          </>
        ) : (
          <TwoLines text={solicitante.nombre} below={`Numiden: ${solicitante.numiden}`} />
        ),
      sortBy: ({ solicitante }) => solicitante.nombre,
    },
    { id: 'motivo', title: 'Motivo', width: 17, cell: ({ motivo }) => <TwoLines text={motivo} /> },
    {
      id: 'categoria',
      title: 'Categoría',
      width: 9.5,
      cell: ({ area, subCategoria }) => <TwoLines text={subCategoria.nombre} below={area.nombre} />,
      sortBy: ({ subCategoria }) => subCategoria.nombre,
      secondary: true,
    },
    {
      id: 'cliente',
      title: 'Cliente',
      width: 9.5,
      cell: ({ datosCliente }) => <TwoLines text={datosCliente.nombre} />,
      sortBy: ({ datosCliente }) => datosCliente.nombre,
      secondary: true,
    },
    {
      id: 'tienda',
      title: 'Tienda',
      width: 6.75,
      cell: ({ tienda }) => <TwoLines text={tienda.nombre} />,
      sortBy: ({ tienda }) => tienda.nombre,
      secondary: true,
    },
  ];
}
