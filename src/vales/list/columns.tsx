import { dateAndTime, dayOf, shortDate } from '#domain/dates';
import type { ValeDeLista } from '#domain/listaVales';
import { showPesos } from '#domain/money';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { voucherState } from '../../ui/voucherStates.ts';
import { daysLeft } from '../looks.ts';

/** Where what a row names is; null where this person may not go. */
export interface VoucherHrefs {
  readonly voucher: (id: number) => string;
  readonly case: ((id: number) => string) | null;
}

/**
 * Columns of the list of vouchers, in the order in which they are used. Together they ask for a little less than a counter PC
 * has beside the menu.
 * @returns the columns for a moment, from which the days that are left are counted.
 */
export function voucherColumns(hrefs: VoucherHrefs): (now: Date) => readonly Column<ValeDeLista>[] {
  const caseOf = hrefs.case;
  return (now) => [
    {
      id: 'folio',
      title: 'Folio y tipo',
      width: 6.75,
      cell: ({ id, folio, tipo }) => (
        <>
          <RecordLink id={id} href={hrefs.voucher(id)}>
            {folio}
          </RecordLink>
          <small>{tipo.nombre}</small>
        </>
      ),
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 9,
      cell: (vale) => {
        const { text, color } = voucherState(vale, now);
        return <CellChip color={color}>{text}</CellChip>;
      },
      fit: 'short',
    },
    {
      id: 'saldo',
      title: 'Saldo',
      width: 6.25,
      cell: ({ saldo }) => showPesos(saldo),
      fit: 'number',
    },
    {
      id: 'total',
      title: 'Total',
      width: 6.25,
      cell: ({ total }) => showPesos(total),
      fit: 'number',
    },
    {
      id: 'vigencia',
      title: 'Vigencia',
      width: 6,
      cell: (vale) => {
        const left = daysLeft(vale, now);
        return left === null ? null : (
          <TwoLines text={left} below={shortDate(dayOf(new Date(vale.fechaVigencia), vale.zona))} />
        );
      },
    },
    {
      id: 'cliente',
      title: 'Cliente',
      width: 8.5,
      cell: ({ cliente }) => cliente && <TwoLines text={cliente.nombre} />,
    },
    {
      id: 'caso',
      title: 'Caso',
      width: 3.75,
      cell: ({ casoId }) => (caseOf === null ? casoId : <a href={caseOf(casoId)}>{casoId}</a>),
      fit: 'short',
      secondary: true,
    },
    {
      id: 'creado',
      title: 'Creado',
      width: 8.75,
      cell: ({ fechaCreacion, autor }) => (
        <TwoLines text={dateAndTime(fechaCreacion)} below={autor === null ? null : autor.nombre} />
      ),
      secondary: true,
    },
    {
      id: 'operacion',
      title: 'Operación',
      width: 5.75,
      cell: ({ operacion }) => <TwoLines text={String(operacion.numero)} below={`Tienda ${operacion.tienda}`} />,
      secondary: true,
    },
    {
      id: 'tienda',
      title: 'Hecho en',
      width: 6,
      cell: ({ tienda }) => <TwoLines text={tienda.nombre} />,
      secondary: true,
    },
  ];
}
