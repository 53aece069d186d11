import { useCallback, useMemo, useState } from 'react';
import { PAGE_SIZES } from '#domain/constants';
import { dateAndTime } from '#domain/dates';
import type { SessionOfPerson } from '#domain/security';
import type { Column } from '../../ui/DataTable/columns.ts';
import { List } from '../../ui/list/List.tsx';
import type { Orders } from '../../ui/list/orders.ts';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { ConfirmWork } from '../../ui/works/ConfirmWork.tsx';
import { connectSessionEnd, connectSessionsEnd } from './connect.ts';
import { sessionFilters } from './filters.ts';
import { pageAnswer, sessionsRead } from './reads.ts';
import { sizeOf } from './search.ts';
import type { TabProps } from './tabProps.ts';

const ORDERS: Orders<(typeof sessionFilters.orders)[number]> = {
  porUso: { text: 'Último uso', column: 'uso', descending: true },
  porEntrada: { text: 'Entró', column: 'entrada', descending: true },
  porNombre: { text: 'Nombre', column: 'persona', descending: false },
};

/** What the person is asked about: one session, or all of somebody. */
interface Asked {
  readonly session: SessionOfPerson;
  readonly all: boolean;
}

/** Everybody's open sessions, each of which can be ended but one's own present one. */
export function SessionsTab({ api, tell, changes, search, onSearch }: TabProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useMemo(() => sessionColumns(setAsked), []);
  const close = useCallback(() => setAsked(null), []);
  return (
    <>
      <List
        title="Sesiones abiertas"
        filtersLabel="Filtros de sesiones"
        filters={sessionFilters}
        bar={['buscar']}
        orders={ORDERS}
        search={sessionFilters.read(search)}
        onSearch={(next, options) => onSearch({ ...next, filas: search.filas }, options)}
        read={(_request, page) => sessionsRead(search, page)}
        answer={pageAnswer<SessionOfPerson>}
        pageSize={sizeOf(search)}
        sizes={{
          all: PAGE_SIZES,
          onSize: (filas, pagina) => onSearch({ ...search, filas, pagina }, { replace: false }),
        }}
        columns={columns}
        rowKey={sessionKey}
        open={NOWHERE}
        found={(count) => `Sesiones abiertas: ${count}`}
        notShown=""
        tell={tell}
      />
      {asked !== null && (
        <ConfirmWork
          title={asked.all ? 'Terminar todas sus sesiones' : 'Terminar la sesión'}
          button={asked.all ? 'Terminar todas' : 'Terminar'}
          busyText="Terminando..."
          connect={() =>
            asked.all
              ? connectSessionsEnd({ api, changes }, { numiden: asked.session.persona.numiden })
              : connectSessionEnd({ api, changes }, { id: asked.session.id })
          }
          tell={tell}
          onClose={close}
        >
          {questionOf(asked)}
        </ConfirmWork>
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

function sessionKey({ id }: SessionOfPerson): string {
  return String(id);
}

/** A session has no page of its own. */
const NOWHERE = (): void => undefined;

function sessionColumns(ask: (asked: Asked) => void): () => readonly Column<SessionOfPerson>[] {
  const columns: readonly Column<SessionOfPerson>[] = [
    {
      id: 'persona',
      title: 'Persona',
      width: 14,
      cell: ({ persona }) => <TwoLines text={persona.nombre} below={`Numiden ${persona.numiden}`} />,
      sortBy: ({ persona }) => persona.nombre,
      rowHeader: true,
    },
    { id: 'tienda', title: 'Tienda', width: 10, cell: ({ tienda }) => <TwoLines text={tienda} />, secondary: true },
    {
      id: 'equipo',
      title: 'Navegador',
      width: 12,
      cell: ({ navegador, ip }) => <TwoLines text={navegador} below={`Desde ${ip}`} />,
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
