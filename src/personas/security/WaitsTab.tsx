import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dateAndTime } from '#domain/common/dates';
import type { Wait } from '#domain/personas/security';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { Explanation } from './Explanation.tsx';
import { waitWorks } from './works.ts';

const READ = query('esperas', {});

/** Who must wait, or will after the next failure, and why; a wait at the login can be taken away. */
export function WaitsTab() {
  const reading = useQuery(READ);
  const { data, isFetching, refetch } = reading;
  const [asked, setAsked] = useState<Wait | null>(null);
  const columns = useMemo(() => waitColumns(setAsked), []);
  const refresh = () => void refetch();
  return (
    <>
      <Explanation>
        Quien falla cinco veces al entrar espera un segundo, después dos, cuatro y así hasta quince minutos; entrar bien
        borra la cuenta. Quien lee muchos más clientes o casos que los necesarios para atender espera también, y eso
        termina solo.
      </Explanation>
      <StaleNote {...reading} />
      {data?.limiteExcedido === true && (
        <Note colorPalette="orange" mb={3}>
          Hay más de quinientas; se muestran las más largas.
        </Note>
      )}
      <Rows>
        <DataTable
          title="Esperas"
          columns={columns}
          rows={data?.filas ?? NONE}
          rowKey={waitKey}
          {...tableState(reading)}
          empty={<EmptyState text="Nadie tiene que esperar" />}
          actions={
            <Button size="sm" busy={isFetching} onClick={refresh}>
              Actualizar
            </Button>
          }
        />
      </Rows>
      {asked !== null && (
        <RowQuestion
          entity="usuario"
          id={null}
          version={null}
          works={waitWorks}
          name="quitar"
          values={{ id: asked.id }}
          onEnd={() => setAsked(null)}
        >
          {`${whoIs(asked)}: ${asked.porque}. Podrá intentar de nuevo en este momento y la cuenta empezará de cero. Quítela solo si sabe quién falló.`}
        </RowQuestion>
      )}
    </>
  );
}

const NONE: readonly never[] = [];

function waitKey({ id }: Wait): string {
  return id;
}

function whoIs({ quien, red }: Wait): string {
  if (quien === null) return `La red ${red ?? ''}`;
  return quien.nombre === null ? `El numiden ${quien.numiden}` : `${quien.nombre} (${quien.numiden})`;
}

function waitColumns(ask: (wait: Wait) => void): readonly Column<Wait>[] {
  return [
    {
      id: 'quien',
      title: 'Quién',
      width: 13,
      sortBy: whoIs,
      rowHeader: true,
    },
    { id: 'porque', title: 'Por qué', width: 15, cell: ({ porque }) => porque },
    { id: 'intentos', title: 'Intentos', width: 6, sortBy: ({ intentos }) => intentos, fit: 'number', secondary: true },
    {
      id: 'hasta',
      title: 'Hasta',
      width: 10,
      cell: ({ hasta }) =>
        hasta === null ? <CellChip color="gris">Ya puede intentar</CellChip> : <time>{dateAndTime(hasta)}</time>,
      sortBy: ({ hasta }) => hasta,
    },
    {
      id: 'quitar',
      title: 'Quitar',
      width: 9.5,
      cell: (wait) =>
        wait.enContra !== null ? (
          <span title={wait.enContra}>Puede más que usted</span>
        ) : wait.quitable ? (
          <button type="button" aria-label={`Quitar la espera de ${whoIs(wait)}`} onClick={() => ask(wait)}>
            Quitar la espera
          </button>
        ) : (
          'Termina sola'
        ),
    },
  ];
}
