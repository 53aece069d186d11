import { useMemo, useState } from 'react';
import { dateAndTime } from '#domain/common/dates';
import type { SessionOfPerson } from '#domain/personas/security';
import type { Column } from '../../ui/DataTable/columns.ts';
import { List } from '../../ui/list/List.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { pageSizeOf } from './search.ts';
import { sessionList } from './securityLists.ts';
import type { TabProps } from './tabProps.ts';
import { sessionWorks } from './works.ts';

/** The sessions in the question to the person: one, or all of somebody. */
interface Asked {
  readonly session: SessionOfPerson;
  readonly all: boolean;
}

/** Everybody's open sessions; each can be ended but one's own present one. */
export function SessionsTab({ tell, search, onSearch }: TabProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useMemo(() => sessionColumns(setAsked), []);
  return (
    <>
      <List
        list={sessionList}
        search={sessionList.filters.read(search)}
        onSearch={(next, options) => onSearch({ ...next, filas: search.filas }, options)}
        size={{
          rows: pageSizeOf(search),
          onSize: (filas, pagina) => onSearch({ ...search, filas, pagina }, { replace: false }),
        }}
        columns={columns}
        tell={tell}
      />
      {asked !== null && (
        <RowQuestion
          entity="usuario"
          id={asked.all ? asked.session.persona.numiden : asked.session.id}
          version={null}
          works={sessionWorks}
          name={asked.all ? 'terminarTodas' : 'terminar'}
          onEnd={() => setAsked(null)}
        >
          {questionOf(asked)}
        </RowQuestion>
      )}
    </>
  );
}

function questionOf({ all, session: { persona, tienda, navegador, creada } }: Asked): string {
  const consequence = 'Lo que tenga escrito sin guardar se conserva como borrador.';
  if (all) {
    return `${persona.nombre} tendrá que entrar de nuevo en todos sus equipos. ${consequence}`;
  }
  return `${persona.nombre} tendrá que entrar de nuevo en ${tienda} (${navegador}, desde el ${dateAndTime(creada)}). ${consequence}`;
}

function sessionColumns(ask: (asked: Asked) => void): () => readonly Column<SessionOfPerson>[] {
  const columns: readonly Column<SessionOfPerson>[] = [
    {
      id: 'persona',
      title: 'Persona',
      width: 14,
      cell: ({ persona }) => `${persona.nombre} (${persona.numiden})`,
      sortBy: ({ persona }) => persona.nombre,
      rowHeader: true,
    },
    { id: 'tienda', title: 'Tienda', width: 10, cell: ({ tienda }) => tienda, secondary: true },
    {
      id: 'equipo',
      title: 'Navegador',
      width: 12,
      cell: ({ navegador }) => navegador,
      more: ({ ip }) => `Desde ${ip}`,
      secondary: true,
    },
    {
      id: 'entrada',
      title: 'Entró',
      width: 8.75,
      cell: ({ creada }) => dateAndTime(creada),
      sortBy: ({ creada }) => creada,
      fit: 'short',
      secondary: true,
    },
    {
      id: 'uso',
      title: 'Último uso',
      width: 8.75,
      cell: ({ ultimoUso }) => dateAndTime(ultimoUso),
      sortBy: ({ ultimoUso }) => ultimoUso,
      fit: 'short',
    },
    { id: 'terminar', title: 'Terminar', width: 12, cell: (session) => <Ways session={session} ask={ask} /> },
  ];
  return () => columns;
}

function Ways({ session, ask }: { readonly session: SessionOfPerson; readonly ask: (asked: Asked) => void }) {
  const { nombre } = session.persona;
  if (session.esta) return <CellChip color="verde">Esta sesión</CellChip>;
  if (session.enContra !== null) return <span title={session.enContra}>Puede más que usted</span>;
  return (
    <>
      <button
        type="button"
        aria-label={`Terminar la sesión de ${nombre} del ${dateAndTime(session.creada)}`}
        onClick={() => ask({ session, all: false })}
      >
        Terminar
      </button>
      <button
        type="button"
        aria-label={`Terminar todas las sesiones de ${nombre}`}
        onClick={() => ask({ session, all: true })}
      >
        Todas
      </button>
    </>
  );
}
