import { dateAndTime } from '#domain/dates';
import { showPesos } from '#domain/money';
import { age } from '../ui/age.ts';
import type { Column } from '../ui/DataTable/columns.ts';
import { RecordLink } from '../ui/list/RecordLink.tsx';
import { TwoLines } from '../ui/list/TwoLines.tsx';
import { CellChip } from '../ui/StatusChip.tsx';
import type { Waiting } from './pending.ts';

/** The addresses of the waiting records. */
export interface InboxHrefs {
  readonly caso: (id: number) => string;
  readonly vale: (id: number) => string;
}

/**
 * The number of a row for the links of a table, which know one kind of record: a case has its own, a
 * voucher its own below zero.
 */
export function rowNumber(waiting: Waiting): number {
  return waiting.kind === 'caso' ? waiting.request.idCaso : -waiting.request.id;
}

/**
 * Columns of the inbox; memoise them, and make new ones when a minute has passed.
 * @param now from when ages are counted.
 */
export function inboxColumns(now: Date, hrefs: InboxHrefs): readonly Column<Waiting>[] {
  return [
    {
      id: 'que',
      title: 'Qué espera',
      width: 7,
      cell: (waiting) =>
        waiting.kind === 'caso' ? (
          <>
            <RecordLink id={rowNumber(waiting)} href={hrefs.caso(waiting.request.idCaso)}>
              {waiting.request.idCaso}
            </RecordLink>
            <small>Caso</small>
          </>
        ) : (
          <>
            <RecordLink id={rowNumber(waiting)} href={hrefs.vale(waiting.request.id)}>
              {waiting.request.folio}
            </RecordLink>
            <small>Vale</small>
          </>
        ),
      sortBy: ({ kind, request }) => `${kind} ${'folio' in request ? request.folio : request.idCaso}`,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'espera',
      title: 'Pedida',
      width: 8.25,
      cell: ({ request: { fecha } }) => <TwoLines text={age(new Date(fecha), now)} below={dateAndTime(fecha)} />,
      sortBy: ({ request }) => request.fecha,
    },
    {
      id: 'solicitante',
      title: 'Solicita',
      width: 8.75,
      cell: (waiting) => {
        const person = applicant(waiting);
        if (waiting.request.propia) {
          return (
            <>
              <CellChip color="gris">{waiting.kind === 'caso' ? 'La pidió usted' : 'Lo hizo usted'}</CellChip>
              <small>{waiting.kind === 'caso' ? 'La decide otra persona' : 'Lo decide otra persona'}</small>
            </>
          );
        }
        return person && <TwoLines text={person.nombre} below={`Numiden: ${person.numiden}`} />;
      },
      sortBy: (waiting) => applicant(waiting)?.nombre ?? null,
    },
    {
      id: 'importe',
      title: 'Importe',
      width: 6.25,
      cell: (waiting) => (waiting.kind === 'vale' ? showPesos(waiting.request.saldo) : null),
      sortBy: (waiting) => (waiting.kind === 'vale' ? waiting.request.saldo : null),
      fit: 'number',
    },
    { id: 'motivo', title: 'Motivo', width: 13, cell: (waiting) => <TwoLines text={reasonOf(waiting)} /> },
    {
      id: 'categoria',
      title: 'Categoría',
      width: 9,
      cell: (waiting) => <TwoLines {...categoryOf(waiting)} />,
      sortBy: (waiting) => categoryOf(waiting).text,
      secondary: true,
    },
    {
      id: 'cliente',
      title: 'Cliente',
      width: 8.75,
      cell: (waiting) => {
        const client = customerOf(waiting);
        return client === null ? null : <TwoLines text={client} />;
      },
      sortBy: customerOf,
      secondary: true,
    },
    {
      id: 'tienda',
      title: 'Tienda',
      width: 6,
      cell: ({ request: { tienda } }) => <TwoLines text={tienda.nombre} />,
      sortBy: ({ request }) => request.tienda.nombre,
      secondary: true,
    },
  ];
}

function applicant({ kind, request }: Waiting) {
  return kind === 'caso' ? request.solicitante : request.autor;
}

function reasonOf({ kind, request }: Waiting): string {
  return kind === 'caso' ? request.motivo : request.motivos.join('; ');
}

function customerOf({ kind, request }: Waiting): string | null {
  return kind === 'caso' ? request.datosCliente.nombre : (request.cliente?.nombre ?? null);
}

function categoryOf({ kind, request }: Waiting): { readonly text: string; readonly below: string } {
  return kind === 'caso'
    ? { text: request.subCategoria.nombre, below: request.area.nombre }
    : { text: `VALE DE ${request.tipo.nombre}`, below: `Caso ${request.casoId}` };
}
