import { Fragment } from 'react';
import type { Servidor } from '#domain/cadena/servidores';
import { dateAndTime } from '#domain/common/dates';
import type { Probado, ResultadoDePrueba } from '#machines/servidor.types';
import { chip, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { CellChip } from '../../ui/StatusChip.tsx';

/** The tests and switchings of the servers at this moment. */
export interface RowStates {
  /** The outcome of each server's last test, by its id. */
  readonly tests: { readonly [id: string]: ResultadoDePrueba };
  /** The server or form in test now; null when none is. */
  readonly running: Probado | null;
  /** The server that is being switched; null when none is. */
  readonly changing: number | null;
}

/** The acts of a row's buttons. */
export interface RowActs {
  readonly onEdit: (server: Servidor) => void;
  readonly onTest: (server: Servidor) => void;
  readonly onStop: () => void;
  readonly onSwitch: (server: Servidor) => void;
}

/** Columns of the servers; memoise them. */
export function serverColumns(states: RowStates, acts: RowActs): readonly Column<Servidor>[] {
  return [
    {
      id: 'servidor',
      title: 'Servidor',
      width: 10.5,
      sortBy: ({ servidor }) => servidor,
      rowHeader: true,
      cell: ({ servidor, tienePass, passIlegible }) => (
        <>
          <Breaking address={servidor} />
          {passIlegible && <small data-warning="">Su contraseña no se puede leer aquí: escríbala de nuevo.</small>}
          {!tienePass && <small>Sin contraseña</small>}
        </>
      ),
    },
    plain('puerto', 'Puerto', 4.5, ({ puerto }) => puerto, { fit: 'number' }),
    plain('usuario', 'Usuario', 8, ({ usuario }) => usuario || null, { secondary: true }),
    {
      ...{ id: 'url', title: 'URL', width: 12, sortBy: ({ url }: Servidor) => url || null, secondary: true },
      cell: ({ url, path }) =>
        url === '' ? null : (
          <>
            <Breaking address={url} />
            {path !== '' && <small>{path}</small>}
          </>
        ),
    },
    chip(
      'activo',
      'Estado',
      7.5,
      ({ activo }) => (activo ? { text: 'ENCENDIDO', color: 'verde' } : { text: 'APAGADO', color: 'gris' }),
      { fit: 'short' },
    ),
    {
      id: 'prueba',
      title: 'Conexión',
      width: 14,
      cell: (server) => <Connection server={server} states={states} acts={acts} />,
    },
    {
      id: 'acciones',
      title: 'Acciones',
      width: 10.75,
      cell: (server) => {
        const { servidor, activo } = server;
        const isChanging = states.changing === server.id;
        const act = activo ? 'Apagar' : 'Encender';
        return (
          <span data-buttons="">
            <button type="button" aria-label={`Editar ${servidor}`} onClick={() => acts.onEdit(server)}>
              Editar
            </button>
            <button
              type="button"
              aria-label={`${act} ${servidor}`}
              // Only marked: a disabled button would lose the focus.
              aria-disabled={states.changing !== null || undefined}
              aria-busy={isChanging || undefined}
              onClick={() => states.changing === null && acts.onSwitch(server)}
            >
              {act}
            </button>
          </span>
        );
      },
    },
  ];
}

/** An address that may go on in the next line after a dot or a slash, as people read it, and not within a word. */
function Breaking({ address }: { readonly address: string }) {
  const [first, ...rest] = address.split(/(?<=[./])(?=[^./])/);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no name but their place.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

interface ConnectionProps {
  readonly server: Servidor;
  readonly states: RowStates;
  readonly acts: RowActs;
}

/** How the last try of this visit ended, and the button for the next one; while one runs, the same button stops it. */
function Connection({ server, states, acts }: ConnectionProps) {
  const isRunning = states.running === server.id;
  const test = states.tests[server.id];
  return (
    <>
      <span data-buttons="">
        {isRunning ? (
          <button type="button" aria-label={`Detener la prueba de ${server.servidor}`} aria-busy onClick={acts.onStop}>
            Detener
          </button>
        ) : (
          <button
            type="button"
            aria-label={`Probar conexión de ${server.servidor}`}
            onClick={() => acts.onTest(server)}
          >
            Probar conexión
          </button>
        )}
        {isRunning && 'Probando...'}
        {test !== undefined && (
          <CellChip color={test.bien ? 'verde' : 'rojo'}>{test.bien ? 'CONECTA' : 'NO CONECTA'}</CellChip>
        )}
      </span>
      {test !== undefined && (
        <small>
          {test.texto}
          {test.momento !== null && ` (${dateAndTime(test.momento)})`}
        </small>
      )}
    </>
  );
}
