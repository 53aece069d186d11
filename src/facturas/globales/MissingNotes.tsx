import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NotaPorHacer } from '#domain/globales/notas';
import { money, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { MISSING_NOTES } from './reads.ts';
import { noteWorks } from './works.ts';

/** The vouchers that were given back and whose notes could not be made, each with why; nothing while there is none. */
export function MissingNotes() {
  const reading = useQuery(MISSING_NOTES);
  const { data: rows = NONE } = reading;
  const [asked, setAsked] = useState<NotaPorHacer | null>(null);
  const columns = useMemo(() => noteColumns(setAsked), []);
  return (
    <>
      <StaleNote {...reading} />
      {rows.length > 0 && (
        <DataTable
          title="Vales devueltos sin nota de crédito"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={null}
        />
      )}
      {asked !== null && (
        <RowQuestion
          entity="vale"
          id={asked.idVale}
          version={null}
          works={noteWorks}
          name="hacer"
          onEnd={() => setAsked(null)}
        >
          {`Vale ${asked.folio}: la nota se hará en un momento. Si antes se rechazó, corrija primero lo que dice el motivo.`}
        </RowQuestion>
      )}
    </>
  );
}

function noteColumns(ask: (note: NotaPorHacer) => void): readonly Column<NotaPorHacer>[] {
  return [
    {
      id: 'vale',
      title: 'Vale',
      width: 16,
      rowHeader: true,
      sortBy: ({ folio }) => folio,
      cell: ({ folio, falla }) => (
        <>
          {folio}
          <small data-warning="">{falla}</small>
        </>
      ),
    },
    plain('tienda', 'Tienda', 11, ({ tienda }) => tienda),
    plain('operacion', 'Operación', 8, ({ operacion }) => operacion, { fit: 'number' }),
    money('importe', 'Importe', 8, ({ importe }) => importe),
    {
      id: 'acciones',
      title: 'Acciones',
      width: 9,
      cell: (note) => (
        <button type="button" aria-label={`Hacer la nota del vale ${note.folio}`} onClick={() => ask(note)}>
          Hacer la nota
        </button>
      ),
    },
  ];
}

const NONE: readonly NotaPorHacer[] = [];

function keyOf({ idVale }: NotaPorHacer): string {
  return String(idVale);
}
