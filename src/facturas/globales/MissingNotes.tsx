import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NotaPorHacer } from '#domain/cadena/globales/notas';
import { showPesos } from '#domain/common/money';
import { plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { Reason } from './Reason.tsx';
import { MISSING_NOTES } from './reads.ts';
import { noteWorks } from './works.ts';

/** Goods that came back and whose notes could not be made, each with why; nothing while there is none. */
export function MissingNotes() {
  const reading = useQuery(MISSING_NOTES);
  const { data: rows = NONE } = reading;
  const [asked, setAsked] = useState<NotaPorHacer | null>(null);
  const columns = useMemo(() => noteColumns(setAsked), []);
  return (
    <>
      <StaleNote {...reading} />
      {(rows.length > 0 || (reading.data === undefined && reading.error !== null)) && (
        <DataTable
          title="Devoluciones sin nota de crédito"
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
          id={asked.id}
          version={null}
          works={noteWorks}
          name="hacer"
          onEnd={() => setAsked(null)}
        >
          {`${nameOf(asked)}: la nota se hará en un momento. Si antes se rechazó, corrija primero lo que dice el motivo.`}
        </RowQuestion>
      )}
    </>
  );
}

function noteColumns(ask: (note: NotaPorHacer) => void): readonly Column<NotaPorHacer>[] {
  return [
    {
      id: 'devolucion',
      title: 'Devolución',
      width: 15,
      rowHeader: true,
      sortBy: nameOf,
      cell: (note) => (
        <>
          {nameOf(note)}
          <Reason text={note.falla} />
        </>
      ),
    },
    plain('tienda', 'Tienda', 9, ({ tienda }) => tienda),
    plain('operacion', 'Operación', 7, ({ operacion }) => operacion, { fit: 'number', secondary: true }),
    plain('importe', 'Importe', 7, ({ vale }) => (vale === null ? null : showPesos(vale.importe)), { fit: 'number' }),
    {
      id: 'acciones',
      title: 'Acciones',
      width: 9,
      cell: (note) => (
        <button type="button" aria-label={`Hacer la nota: ${nameOf(note)}`} onClick={() => ask(note)}>
          Hacer la nota
        </button>
      ),
    },
  ];
}

const NONE: readonly NotaPorHacer[] = [];

function nameOf({ vale, operacion }: NotaPorHacer): string {
  return vale === null ? `En caja, operación ${operacion}` : `Vale ${vale.folio}`;
}

function keyOf({ id }: NotaPorHacer): string {
  return String(id);
}
