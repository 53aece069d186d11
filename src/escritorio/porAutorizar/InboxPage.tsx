import { linkOptions } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { inFigures } from '#domain/common/figures';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { inboxFilters } from '../../data/inbox.ts';
import type { InboxSearch } from '../../data/inboxSearch.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { useFilterChoices } from '../../ui/list/useFilterChoices.ts';
import { useKeptScroll } from '../../ui/list/useKeptScroll.ts';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { useRowLinks } from '../../ui/list/useRowLinks.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { MarkPage } from '../../ui/several/marks.tsx';
import { SeveralBar } from '../../ui/several/SeveralBar.tsx';
import { SeveralContext } from '../../ui/several/several.ts';
import { useHeldRows } from '../../ui/several/useHeldRows.ts';
import { useSeveral } from '../../ui/several/useSeveral.ts';
import { useNow } from '../../ui/useNow.ts';
import type { Deciding } from '../../ui/works/deciding/deciding.ts';
import { inboxColumns } from './columns.tsx';
import { DecisionDrawer } from './DecisionDrawer.tsx';
import type { DecisionsOf } from './inboxAtOnce.ts';
import { inboxAtOnce } from './inboxAtOnce.ts';
import {
  howManyWait,
  inOneLine,
  oldestFirst,
  type Pending,
  rowNumber,
  usePending,
  type Waiting,
  waitingForPerson,
} from './pending.ts';
import { useBeside } from './useBeside.ts';

const TITLE = 'Solicitudes en espera';
/** How the pages of cases and of vouchers know this list. */
const LIST = 'porAutorizar';

interface Props {
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: InboxSearch;
  readonly onSearch: (search: InboxSearch, options: { readonly replace: boolean }) => void;
  /** The row whose record is open beside the list, and the function that opens another one; null for none. */
  readonly opened: number | null;
  readonly onOpened: (row: number | null, options: { readonly replace: boolean }) => void;
  /** Shows the record of a row with its decision, and reads one ahead; records are other capabilities'. */
  readonly panel: (row: number, deciding: Deciding) => ReactNode;
  readonly onAhead: (row: number) => void;
  /** The works that decide the records of each kind. */
  readonly decisions: DecisionsOf;
}

/** The parts of a list know no filter by its name. */
const FILTERS = inboxFilters as unknown as AnyFilters;
const BAR = Object.keys(inboxFilters.described);

/** The inbox of those who may authorize: cases and vouchers that wait for a decision, the oldest first. */
export function InboxPage({ search, onSearch, opened, onOpened, panel, onAhead, decisions }: Props) {
  const { permisos, limite } = usePerson();
  const { pending, reading } = usePending(permisos, search);
  const { isFetching, refetch } = reading;
  const isKnown = reading.data !== undefined;
  const choices = useFilterChoices(FILTERS);
  const narrowed = inboxFilters.narrowed(search);
  const now = useNow();
  const caso = useHrefs(caseLink);
  const vale = useHrefs(voucherLink);
  const columns = useMemo(() => inboxColumns(now, { caso, vale }, limite), [now, caso, vale, limite]);
  const inOrder = useRef<readonly Waiting[]>([]);
  const place = { list: LIST, search };
  const openCase = useOpening({ ...place, record: caseLink });
  const openVoucher = useOpening({ ...place, record: voucherLink });
  const openWhole = (row: number, replace: boolean) => {
    const isCase = row > 0;
    // The records beside it are of its own kind: each kind has a page of its own.
    const beside = inOrder.current.map(rowNumber).filter((one) => one > 0 === isCase);
    const open = isCase ? openCase : openVoucher;
    open(
      Math.abs(row),
      beside.map((one) => ({ id: Math.abs(one) })),
      { replace },
    );
  };
  const rowLinks = useRowLinks((row) => onOpened(row, { replace: false }));
  useKeptScroll(TITLE, !isKnown);

  const several = useSeveral(useMemo(() => inboxAtOnce(decisions, limite), [decisions, limite]));
  // The data that were read, and not the object around them, which is another one in every render.
  const { cases, vouchers } = pending;
  const waiting = useMemo(() => inOneLine({ cases, vouchers }), [cases, vouchers]);
  const rows = useHeldRows(waiting, several, HELD);
  const total = howManyWait(pending);
  const unmark = (filas: readonly number[]) => several?.actor.send({ type: 'desmarcar', filas });
  const beside = useBeside({ rows, inOrder, opened, onOpened, onAhead, onDecided: (row) => unmark([row]) });
  return (
    <SeveralContext value={several}>
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
        onSearch={(next: AnySearch, options) => {
          // Nothing is decided that is not in sight.
          unmark(rows.map(rowNumber));
          onSearch(next as InboxSearch, options);
        }}
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
          actions={isKnown && rows.length > 0 && <MarkPage />}
          empty={
            <EmptyState text={narrowed ? 'Ninguna solicitud con esos filtros' : 'No hay solicitudes por autorizar'} />
          }
          {...tableState(reading)}
        />
      </Rows>
      {isKnown && total > waiting.length && (
        <Note colorPalette="orange" mt={3}>
          Se muestran las {inFigures(waiting.length)} más antiguas de {inFigures(total)}.
        </Note>
      )}
      <SeveralBar />
      {opened !== null && (
        <DecisionDrawer
          {...beside}
          row={opened}
          href={opened > 0 ? caso(opened) : vale(-opened)}
          onWhole={() => openWhole(opened, beside.isStep())}
          panel={panel}
        />
      )}
    </SeveralContext>
  );
}

const NONE: readonly Waiting[] = [];

/** What is marked or decided stays in sight though it left the list. */
const HELD = {
  ...{ numberOf: rowNumber, holds: 'marked and sent' as const, question: '' },
  place: (rows: readonly Waiting[], gone: readonly Waiting[]) => oldestFirst([...rows, ...gone]),
} as const;

function caseLink(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}

function voucherLink(id: number) {
  return linkOptions({ to: '/vales/$id', params: { id: String(id) } });
}

/** How many wait for this person, so that the menu's figure and the list's make one sense. */
function inWords(pending: Pending): string {
  const theirs = waitingForPerson(pending);
  const own = howManyWait(pending) - theirs;
  const waiting = theirs === 1 ? '1 espera su decisión.' : `${inFigures(theirs)} esperan su decisión.`;
  return own === 0 ? waiting : `${waiting} De las que pidió usted (${inFigures(own)}) decide otra persona.`;
}

function inboxKey(waiting: Waiting): string {
  return String(rowNumber(waiting));
}
