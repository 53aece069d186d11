import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Servidor } from '#domain/servidores';
import type { ServidorRef } from '#machines/servidor.machine';
import type { Cambio } from '#machines/servidor.types';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SERVERS } from '../reads.ts';
import type { RowActs } from './columns.tsx';
import { serverColumns } from './columns.tsx';
import { ServerWindow } from './ServerWindow.tsx';
import { SwitchFailure, SwitchQuestion } from './Switching.tsx';
import { DRAFTS, useServers } from './useServers.ts';

const TITLE = 'Servidores';

/** The servers of neighbour systems (specification, section 2: 'Servidores'). */
export function ServersPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, DRAFTS);
  if (drafts !== null) return <Contents drafts={drafts} />;
  return (
    <>
      <PageHeading title={TITLE} />
      <Loading />
    </>
  );
}

function Contents({ drafts }: { readonly drafts: PageDrafts }) {
  const page = useServers();
  const reading = useQuery(SERVERS);
  const { data: rows = NONE, isFetching } = reading;
  return (
    <>
      <PageHeading
        title={TITLE}
        below="Los sistemas vecinos: dónde están, con qué usuario se entra y si están encendidos."
      >
        <Button variant="solid" onClick={() => page.send({ type: 'agregar' })}>
          Agregar servidor
        </Button>
      </PageHeading>
      <StaleNote {...reading} />
      <SwitchFailure page={page} servers={rows} refreshing={isFetching} />
      <Rows variant="servers">
        <DataTable
          title={TITLE}
          columns={useColumns(page)}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text="Aún no hay servidores" />}
        />
      </Rows>
      <ServerWindow page={page} drafts={drafts} />
      <SwitchQuestion page={page} />
    </>
  );
}

const NONE: readonly Servidor[] = [];

function useColumns(page: ServidorRef) {
  const tests = useSelector(page, ({ context }) => context.pruebas);
  const running = useSelector(page, ({ context }) => context.probando);
  const changing = useSelector(page, (state) =>
    state.matches({ switching: 'still' }) ? null : (state.context.cambio?.id ?? null),
  );
  const acts = useMemo<RowActs>(
    () => ({
      onEdit: ({ id }) => page.send({ type: 'editar', id }),
      onTest: ({ id, servidor, usuario, puerto, path, url }) =>
        page.send({ type: 'probar', que: id, datos: { id, servidor, usuario, puerto, path, url, pass: null } }),
      onStop: () => page.send({ type: 'detenerPrueba' }),
      onSwitch: (server) => page.send({ type: server.activo ? 'apagar' : 'encender', cambio: changeOf(server) }),
    }),
    [page],
  );
  return useMemo(() => serverColumns({ tests, running, changing }, acts), [tests, running, changing, acts]);
}

function changeOf({ id, servidor, version, activo }: Servidor): Cambio {
  return { id, servidor, version, activo: !activo };
}

function keyOf({ id }: Servidor): string {
  return String(id);
}
