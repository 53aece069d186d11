import { linkOptions } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { inFigures } from '#domain/figures';
import type { Sesion } from '#domain/sesion';
import type { AnyFilters, AnySearch } from '../data/filterTypes.ts';
import type { InboxSearch } from '../data/inbox.ts';
import { inboxFilters } from '../data/inbox.ts';
import { Button } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { Rows } from '../ui/list/parts.ts';
import { StaleNote, tableState } from '../ui/list/ReadFailure.tsx';
import { useFilterChoices } from '../ui/list/useFilterChoices.ts';
import { useKeptScroll } from '../ui/list/useKeptScroll.ts';
import { useHrefs, useOpening } from '../ui/list/useOpening.ts';
import { useRowLinks } from '../ui/list/useRowLinks.ts';
import { Note } from '../ui/Note.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useNow } from '../ui/useNow.ts';
import { inboxColumns, rowNumber } from './columns.tsx';
import type { Pending, Waiting } from './pending.ts';
import { inOneLine, totalOf, usePending, waitingForPerson } from './pending.ts';

const TITLE = 'Solicitudes en espera';
/** How the pages of cases and of vouchers know this list. */
const LIST = 'porAutorizar';

interface Props {
  readonly session: Sesion;
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: InboxSearch;
  readonly onSearch: (search: InboxSearch, options: { readonly replace: boolean }) => void;
}

/** The parts of a list know no filter by its name. */
const FILTERS = inboxFilters as unknown as AnyFilters;
const BAR = Object.keys(inboxFilters.described);

/** The inbox of those who may authorize: cases and vouchers that wait for a decision, the oldest first. */
export function InboxPage({ session, search, onSearch }: Props) {
  const { pending, reading } = usePending(session.permisos, search);
  const { isFetching, refetch } = reading;
  const isKnown = reading.data !== undefined;
  const choices = useFilterChoices(FILTERS);
  const narrowed = inboxFilters.narrowed(search);
  const now = useNow();
  const caso = useHrefs(caseLink);
  const vale = useHrefs(voucherLink);
  const columns = useMemo(() => inboxColumns(now, { caso, vale }), [now, caso, vale]);
  const inOrder = useRef<readonly Waiting[]>([]);
  const place = { list: LIST, search, person: session.numiden };
  const openCase = useOpening({ ...place, record: caseLink });
  const openVoucher = useOpening({ ...place, record: voucherLink });
  const rowLinks = useRowLinks((number) => {
    const isCase = number > 0;
    // The records beside it are of its own kind: each kind has a page of its own.
    const beside = inOrder.current.map(rowNumber).filter((one) => one > 0 === isCase);
    const open = isCase ? openCase : openVoucher;
    open(
      Math.abs(number),
      beside.map((one) => ({ id: Math.abs(one) })),
    );
  });
  useKeptScroll(TITLE, !isKnown);

  const rows = useMemo(() => inOneLine(pending), [pending]);
  const total = totalOf(pending);
  return (
    <>
      <PageHeading title="Por autorizar" below={isKnown ? inWords(pending) : 'Lo que espera que alguien lo decida.'}>
        <Button busy={isFetching} onClick={refetch}>
          Actualizar
        </Button>
      </PageHeading>
      <FilterBar
        label="Filtros de solicitudes"
        filters={FILTERS}
        bar={BAR}
        choices={choices}
        search={search}
        onSearch={(next: AnySearch, options) => onSearch(next as InboxSearch, options)}
        onSame={refetch}
      />
      <StaleNote {...reading} />
      <p className="sr-only" role="status">
        {isKnown ? `Solicitudes en espera: ${inFigures(total)}` : isFetching && 'Cargando...'}
      </p>
      <Rows {...rowLinks}>
        <DataTable
          title={TITLE}
          columns={columns}
          rows={isKnown ? rows : NONE}
          rowKey={inboxKey}
          inOrder={inOrder}
          empty={
            <EmptyState text={narrowed ? 'Ninguna solicitud con esos filtros' : 'No hay solicitudes por autorizar'} />
          }
          {...tableState(reading)}
        />
      </Rows>
      {isKnown && total > rows.length && (
        <Note colorPalette="orange" mt={3}>
          Se muestran las {inFigures(rows.length)} más antiguas de {inFigures(total)}.
        </Note>
      )}
    </>
  );
}

const NONE: readonly Waiting[] = [];

function caseLink(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}

function voucherLink(id: number) {
  return linkOptions({ to: '/vales/$id', params: { id: String(id) } });
}

/** How many wait for this person, so that the menu's figure and the list's make one sense. */
function inWords(pending: Pending): string {
  const theirs = waitingForPerson(pending);
  const own = totalOf(pending) - theirs;
  const waiting = theirs === 1 ? '1 espera su decisión.' : `${inFigures(theirs)} esperan su decisión.`;
  return own === 0 ? waiting : `${waiting} De las que pidió usted (${inFigures(own)}) decide otra persona.`;
}

function inboxKey(waiting: Waiting): string {
  return String(rowNumber(waiting));
}
