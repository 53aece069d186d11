import { dateAndTime, dayOf, shortDate, shortMoment } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { fueraDePlazo, vencimientoEnPalabras } from '#domain/common/plazosEnPalabras';
import type { ValeDeLista } from '#domain/vales/listaVales';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { PresentMark } from '../../ui/presence/PresentMark.tsx';
import { CellChip, LightDot } from '../../ui/StatusChip.tsx';
import { sentenceCase, storeInColumn } from '../../ui/shortNames.ts';
import { shownVoucherState } from '../../ui/voucherStates.ts';
import { daysLeft } from '../looks.ts';

/** Where what a row names is; null where this person may not go. */
export interface VoucherHrefs {
  readonly voucher: (id: number) => string;
  readonly case: ((id: number) => string) | null;
}

/**
 * Columns of the list of vouchers, in the order in which they are used. Together with the marks they ask for a little less
 * than a counter PC has beside the menu.
 * @returns the columns for a moment, from which the days that are left are counted.
 */
export function voucherColumns(hrefs: VoucherHrefs): (now: Date) => readonly Column<ValeDeLista>[] {
  const caseOf = hrefs.case;
  return (now) => [
    {
      id: 'folio',
      title: 'Folio',
      width: 6.5,
      cell: ({ id, folio }) => (
        <>
          <PresentMark id={id} />
          <RecordLink id={id} href={hrefs.voucher(id)}>
            {folio}
          </RecordLink>
        </>
      ),
      more: ({ operacion }) => `Operación ${operacion.numero} de la tienda ${operacion.tienda}`,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'tipo',
      title: 'Tipo',
      width: 6,
      cell: ({ tipo }) => sentenceCase(tipo.nombre),
      fit: 'short',
      // The folio begins with its letter.
      secondary: true,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 9,
      cell: (vale) => {
        const { text, color } = shownVoucherState(vale, now);
        return <CellChip color={color}>{text}</CellChip>;
      },
      fit: 'short',
    },
    {
      id: 'saldo',
      title: 'Saldo',
      width: 6,
      cell: ({ saldo }) => showPesos(saldo),
      fit: 'number',
    },
    {
      id: 'total',
      title: 'Total',
      width: 6,
      cell: ({ total }) => showPesos(total),
      fit: 'number',
    },
    {
      id: 'vigencia',
      title: 'Vigencia',
      width: 5,
      cell: (vale) =>
        // The column has room for one short word; who hears the page is told the whole.
        fueraDePlazo(vale.vence ?? null, now) ? (
          <LightDot color="rojo">
            <span className="sr-only">Fuera de plazo</span>
            <span aria-hidden="true">Tarde</span>
          </LightDot>
        ) : (
          daysLeft(vale, now)
        ),
      more: (vale) => timesOf(vale, now),
    },
    { id: 'cliente', title: 'Cliente', width: 9.25, cell: ({ cliente }) => cliente?.nombre ?? null },
    {
      id: 'caso',
      title: 'Caso',
      width: 3.5,
      cell: ({ casoId }) => (caseOf === null ? casoId : <a href={caseOf(casoId)}>{casoId}</a>),
      fit: 'short',
      secondary: true,
    },
    {
      id: 'creado',
      title: 'Creado',
      width: 8.5,
      cell: ({ fechaCreacion }) => shortMoment(fechaCreacion, now),
      more: ({ fechaCreacion, autor }) =>
        autor === null ? dateAndTime(fechaCreacion) : `${dateAndTime(fechaCreacion)}, por ${autor.nombre}`,
      fit: 'short',
      secondary: true,
    },
    { id: 'tienda', title: 'Hecho en', width: 6, cell: ({ tienda }) => storeInColumn(tienda.nombre), secondary: true },
  ];
}

/** Until when a voucher is valid, and when the limit of its state ends; null for neither. */
function timesOf(vale: ValeDeLista, now: Date): string | null {
  const { vence = null } = vale;
  const left = daysLeft(vale, now);
  const valid = left === null ? null : `Hasta el ${shortDate(dayOf(new Date(vale.fechaVigencia), vale.zona))}`;
  // The days that are left make room for the limit once that is over.
  const whole = valid !== null && fueraDePlazo(vence, now) ? `${left}: ${valid.toLowerCase()}` : valid;
  const limit = vence === null ? null : `Plazo: ${vencimientoEnPalabras(vence, now)}`;
  return [whole, limit].filter((one) => one !== null).join('. ') || null;
}
