import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { capitalized } from '#domain/common/noun';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import type { Api } from '../../api/api.ts';
import { downloadCsv } from '../../data/downloads.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, shownIn } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { type ReadState, StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import type { KeptRow, KeptWindowProps, KeptWords } from '../../ui/records/kept.ts';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import type { Works } from '../../ui/works/work.ts';
import { type LoadCall, LoadFileWindow } from './LoadFileWindow.tsx';
import { SearchLine } from './SearchLine.tsx';

/** A kind of record that the chain keeps, as its tab shows it; the same in every render. */
export interface KeptTable<Row extends KeptRow> {
  readonly form: { readonly words: KeptWords; readonly works: Works };
  /** By what it is looked for. */
  readonly search: string;
  /** The one that names its row opens it. */
  readonly columns: readonly Column<Row>[];
  /** Said where there is none, in other words than of any kind. */
  readonly empty?: string;
  readonly Window: ComponentType<KeptWindowProps<Row>>;
  readonly file: {
    /** Before the day. */
    readonly name: string;
    readonly load: LoadCall;
    readonly download: (api: Api) => Promise<Blob>;
    /** The columns, and what each may hold. */
    readonly columns: string;
  };
  /** How one is taken away; left out where none goes. */
  readonly removal?: Removal<Row>;
}

interface Removal<Row> {
  readonly width: number;
  /** How one is called behind the noun. */
  readonly called: (row: Row) => string;
  readonly stays?: (row: Row) => boolean;
  /** The consequence of its going, in words. */
  readonly means: (row: Row) => string;
}

/** The rows that are found by what is typed. */
interface Found<Row> {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly rows: readonly Row[];
  /** How many go out as a file; null while that is not known. */
  readonly total: number | null;
  /** There are more. */
  readonly hasMore?: boolean;
}

interface Props<Row extends KeptRow> extends Found<Row> {
  readonly kind: KeptTable<Row>;
  readonly reading: ReadState;
  readonly drafts: PageDrafts;
  /** Said over the rows. */
  readonly children?: ReactNode;
}

/** The window over the rows. */
type Open<Row> =
  | { readonly what: 'form'; readonly row: Row | null }
  | { readonly what: 'remove'; readonly row: Row; readonly removal: Removal<Row> }
  | { readonly what: 'load' };

/** The records of a kind: looked through, written in a window, taken away, loaded and downloaded as a file. */
export function KeptTab<Row extends KeptRow>(props: Props<Row>) {
  const { kind, reading, drafts, typed, onTyped, rows, total, hasMore = false, children } = props;
  const { form, search, file, Window } = kind;
  const { name: entity, noun } = form.words;
  const { one, many, name, fullMany, los } = noun;
  const { empty = `Aún no hay ${many}` } = kind;
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const columns = useMemo(() => columnsOf(kind, setOpen), [kind]);
  const close = () => setOpen(null);
  return (
    <>
      <SearchLine label={search} value={typed} onChange={onTyped}>
        <Button onClick={() => setOpen({ what: 'load' })}>Cargar CSV</Button>
        <Button variant="solid" onClick={() => setOpen({ what: 'form', row: null })}>
          Agregar {name}
        </Button>
      </SearchLine>
      <StaleNote {...reading} />
      {children}
      <Rows variant="records">
        <DataTable
          title={capitalized(fullMany)}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={typed === '' ? empty : TEXTS.sinResultados} />}
          actions={
            <CsvExport
              tell={avisar}
              download={() => downloadCsv(file.download(api), file.name)}
              one={one}
              many={many}
              done={`${capitalized(los)} se descargaron.`}
              failed={`No se pudieron descargar ${los}.`}
              total={total}
              hasMore={hasMore}
            />
          }
        />
      </Rows>
      {open?.what === 'form' && <Window row={open.row} drafts={drafts} onEnd={close} />}
      {open?.what === 'load' && (
        <LoadFileWindow title={`Cargar ${fullMany}`} call={file.load} entity={entity} onEnd={close}>
          {file.columns}
        </LoadFileWindow>
      )}
      {open?.what === 'remove' && (
        <RowQuestion
          entity={entity}
          id={open.row.id}
          version={open.row.version}
          works={form.works}
          name="quitar"
          onEnd={close}
        >
          {open.removal.means(open.row)}
        </RowQuestion>
      )}
    </>
  );
}

/**
 * Looks through records that were all read at once, as one types.
 * @param isFound the same in every render.
 */
export function useFound<Row>(
  all: readonly Row[] | undefined,
  isFound: (row: Row, wanted: string) => boolean,
): Found<Row> {
  const [typed, onTyped] = useState('');
  const rows = useMemo(() => {
    const wanted = plainLetters(typed.trim());
    return (all ?? []).filter((row) => isFound(row, wanted));
  }, [all, typed, isFound]);
  return { typed, onTyped, rows, total: all?.length ?? null };
}

function columnsOf<Row extends KeptRow>(
  { form, columns, removal }: KeptTable<Row>,
  open: (what: Open<Row>) => void,
): readonly Column<Row>[] {
  const shown = columns.map((column): Column<Row> => {
    if (column.rowHeader !== true) return column;
    const cell = (row: Row) => (
      <button type="button" data-link="" onClick={() => open({ what: 'form', row })}>
        {shownIn(column, row)}
      </button>
    );
    return { ...column, cell };
  });
  if (removal === undefined) return shown;
  const { width, called, stays } = removal;
  const cell = (row: Row) =>
    stays?.(row) === true ? null : (
      <button
        type="button"
        data-link=""
        aria-label={`Quitar ${form.words.noun.el} ${called(row)}`}
        onClick={() => open({ what: 'remove', row, removal })}
      >
        Quitar
      </button>
    );
  return [...shown, { id: 'quitar', title: 'Quitar', width, cell }];
}

function keyOf({ id }: KeptRow): string {
  return String(id);
}
