import { dateAndTime } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { age } from '../../ui/age.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { MarkBox, Outcome } from '../../ui/several/marks.tsx';
import { sentenceCase, storeInColumn } from '../../ui/shortNames.ts';
import { rowNumber, type Waiting } from './pending.ts';
import { isOverLimit } from './rows.ts';

/** The addresses of the waiting records. */
export interface InboxHrefs {
  readonly caso: (id: number) => string;
  readonly vale: (id: number) => string;
}

/**
 * Columns of the inbox; memoise them, and make new ones when a minute has passed.
 * @param now from when ages are counted.
 * @param limite up to how much this person authorizes, in pesos; null without limit.
 */
export function inboxColumns(now: Date, hrefs: InboxHrefs, limite: number | null): readonly Column<Waiting>[] {
  return [
    { id: 'marca', title: 'Marcar', width: 3.75, cell: (waiting) => <MarkBox row={waiting} />, fit: 'short' },
    {
      id: 'que',
      title: 'Qué espera',
      width: 6.5,
      cell: (waiting) => (
        <RecordLink
          id={rowNumber(waiting)}
          href={waiting.kind === 'caso' ? hrefs.caso(waiting.request.idCaso) : hrefs.vale(waiting.request.id)}
        >
          {waiting.kind === 'caso' ? waiting.request.idCaso : waiting.request.folio}
        </RecordLink>
      ),
      sortBy: ({ kind, request }) => `${kind} ${'folio' in request ? request.folio : request.idCaso}`,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'asunto',
      title: 'Asunto',
      width: 14,
      cell: whatItIs,
      sortBy: whatItIs,
    },
    {
      id: 'espera',
      title: 'Pedida',
      width: 6.75,
      cell: ({ request: { fecha } }) => age(new Date(fecha), now),
      more: ({ request: { fecha } }) => dateAndTime(fecha),
      sortBy: ({ request }) => request.fecha,
      secondary: true,
    },
    {
      id: 'solicitante',
      title: 'Solicita',
      width: 10.75,
      cell: (waiting) =>
        waiting.request.propia ? (
          <CellChip color="gris">{waiting.kind === 'caso' ? 'La pidió usted' : 'Lo hizo usted'}</CellChip>
        ) : (
          (applicant(waiting)?.nombre ?? null)
        ),
      more: (waiting) => {
        if (waiting.request.propia) return `${waiting.kind === 'caso' ? 'La' : 'Lo'} decide otra persona`;
        const person = applicant(waiting);
        return person && `Numiden: ${person.numiden}`;
      },
      sortBy: (waiting) => applicant(waiting)?.nombre ?? null,
    },
    {
      id: 'importe',
      title: 'Importe',
      width: 6,
      cell: (waiting) => (waiting.kind === 'vale' ? showPesos(waiting.request.saldo) : null),
      sortBy: (waiting) => (waiting.kind === 'vale' ? waiting.request.saldo : null),
      fit: 'number',
    },
    { id: 'cliente', title: 'Cliente', width: 12, cell: customerOf, sortBy: customerOf, secondary: true },
    {
      id: 'tienda',
      title: 'Tienda',
      width: 5.75,
      cell: ({ request: { tienda } }) => storeInColumn(tienda.nombre),
      sortBy: ({ request }) => request.tienda.nombre,
      secondary: true,
    },
    {
      id: 'motivo',
      title: 'Motivo',
      width: 0,
      secondary: 'below',
      cell: (waiting) => <Outcome row={waiting}>{reasonOf(waiting, limite)}</Outcome>,
    },
  ];
}

function applicant({ kind, request }: Waiting) {
  return kind === 'caso' ? request.solicitante : request.autor;
}

function reasonOf(waiting: Waiting, limite: number | null): string {
  const { kind, request } = waiting;
  if (kind === 'caso') return request.motivo;
  return [...(isOverLimit(waiting, limite) ? ['Pasa de su límite'] : []), ...request.motivos].join('; ');
}

function customerOf({ kind, request }: Waiting): string | null {
  return kind === 'caso' ? request.datosCliente.nombre : (request.cliente?.nombre ?? null);
}

function whatItIs({ kind, request }: Waiting): string {
  return kind === 'caso'
    ? `Caso: ${sentenceCase(request.subCategoria.nombre)}`
    : `${sentenceCase(`VALE DE ${request.tipo.nombre}`)}, caso ${request.casoId}`;
}
