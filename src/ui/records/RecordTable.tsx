import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useMemo, useState } from 'react';
import type { NombreLectura } from '#contract/contract';
import { plainLetters } from '#domain/common/plainLetters';
import { TEXTS } from '#domain/common/texts';
import type { Read, ReadData } from '../../data/query.ts';
import { Button } from '../Button.tsx';
import { chip } from '../DataTable/columnKinds.tsx';
import type { Column } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { TextField } from '../Field.tsx';
import { OWN_WIDTH, Rows, TEXT_WIDTH, Toolbar } from '../list/parts.ts';
import { StaleNote, tableState } from '../list/ReadFailure.tsx';
import { PageHeading } from '../PageHeading.tsx';

/** The fields that each record of a short list has. */
interface Switchable {
  readonly id: number;
  readonly activo: boolean;
}

interface Props<N extends NombreLectura, Row extends Switchable> {
  readonly title: string;
  /** A line under the title. */
  readonly below: string;
  /** The heading over the rows. */
  readonly heading: string;
  readonly read: Read<N>;
  readonly rowsOf: (data: ReadData<N>) => readonly Row[];
  /** The columns between the name and the state; the same array in every render. */
  readonly columns: readonly Column<Row>[];
  /** By which a record is known and looked for. */
  readonly nameOf: (row: Row) => string;
  readonly nameTitle: string;
  readonly empty: string;
  /** The words of the button that makes a new one. */
  readonly add: string;
  /** Opens the form of a record; null for a new one. */
  readonly onOpen: (row: Row | null) => void;
}

/** Records few enough to be read at once: looked for as one types, those that are switched off left out until asked for. */
export function RecordTable<N extends NombreLectura, Row extends Switchable>(props: Props<N, Row>) {
  const { title, below, heading, read, rowsOf, columns, nameOf, nameTitle, empty, add, onOpen } = props;
  const reading = useQuery(read);
  const { data } = reading;
  const [typed, setTyped] = useState('');
  const [withInactive, setWithInactive] = useState(false);
  const rows = data === undefined ? NONE : rowsOf(data as ReadData<N>);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) => (withInactive || row.activo) && plainLetters(nameOf(row)).includes(plainLetters(typed.trim())),
      ),
    [rows, withInactive, typed, nameOf],
  );
  const all = useMemo<readonly Column<Row>[]>(
    () => [
      {
        id: 'nombre',
        title: nameTitle,
        width: 20,
        rowHeader: true,
        sortBy: nameOf,
        cell: (row) => (
          <button type="button" data-link="" onClick={() => onOpen(row)}>
            {nameOf(row)}
          </button>
        ),
      },
      ...columns,
      STATE as Column<Row>,
    ],
    [columns, nameOf, nameTitle, onOpen],
  );
  const hidden = rows.filter(({ activo }) => !activo).length;
  return (
    <>
      <PageHeading title={title} below={below}>
        <Button variant="solid" onClick={() => onOpen(null)}>
          {add}
        </Button>
      </PageHeading>
      <StaleNote {...reading} />
      <Toolbar.Root as="div" role="search" aria-label={heading}>
        <Toolbar.Line>
          <Toolbar.Field {...TEXT_WIDTH}>
            <TextField label="Buscar" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Toolbar.Field>
          <Toolbar.Field {...OWN_WIDTH}>
            <Toolbar.Toggle type="button" aria-pressed={withInactive} onClick={() => setWithInactive(!withInactive)}>
              {hidden === 0 ? 'Mostrar inactivos' : `Mostrar inactivos (${hidden})`}
            </Toolbar.Toggle>
          </Toolbar.Field>
        </Toolbar.Line>
      </Toolbar.Root>
      <Rows variant="records" onClick={openRow}>
        <DataTable
          title={heading}
          columns={all}
          rows={shown}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text={typed === '' ? empty : TEXTS.sinResultados} />}
        />
      </Rows>
    </>
  );
}

/** Anywhere in the row, as people expect; the button in it is what the keyboard finds. */
function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button') !== null) return;
  target.closest('tbody tr')?.querySelector<HTMLElement>('[data-link]')?.click();
}

const NONE: readonly never[] = [];

const STATE = chip<Switchable>(
  'activo',
  'Estado',
  8,
  ({ activo }) => (activo ? { text: 'ACTIVO', color: 'verde' } : { text: 'INACTIVO', color: 'gris' }),
  { fit: 'short' },
);

function keyOf({ id }: Switchable): string {
  return String(id);
}
