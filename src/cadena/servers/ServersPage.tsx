import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { Servidor } from '#domain/cadena/servidores';
import type { ServidorRef } from '#machines/servidor.machine';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { SERVERS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { type RowActs, serverColumns } from './columns.tsx';
import { DRAFTS, ServerWindow } from './ServerWindow.tsx';
import { Switching } from './Switching.tsx';
import { useTests } from './useTests.ts';

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
  const tests = useTests();
  const reading = useQuery(SERVERS);
  const { data: rows = NONE, isFetching } = reading;
  const [open, setOpen] = useState<{ readonly id: number | null } | null>(null);
  const [switched, setSwitched] = useState<Servidor | null>(null);
  const openWindow = useCallback(
    (id: number | null) => {
      // Of a form that was left before.
      tests.send({ type: 'olvidarPrueba', que: 'formulario' });
      setOpen({ id });
    },
    [tests],
  );
  const acts = useMemo<RowActs>(
    () => ({
      onEdit: ({ id }) => openWindow(id),
      onTest: ({ id, servidor, usuario, puerto, path, url }) =>
        tests.send({ type: 'probar', que: id, datos: { id, servidor, usuario, puerto, path, url, pass: null } }),
      onStop: () => tests.send({ type: 'detenerPrueba' }),
      onSwitch: setSwitched,
    }),
    [tests, openWindow],
  );
  return (
    <>
      <PageHeading
        title={TITLE}
        below="Los sistemas vecinos: dónde están, con qué usuario se entra y si están encendidos."
      >
        <Button variant="solid" onClick={() => openWindow(null)}>
          Agregar servidor
        </Button>
      </PageHeading>
      <StaleNote {...reading} />
      {switched !== null && (
        <Switching server={switched} servers={rows} refreshing={isFetching} onEnd={() => setSwitched(null)} />
      )}
      <Rows variant="servers">
        <DataTable
          title={TITLE}
          columns={useColumns(tests, switched?.id ?? null, acts)}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text="Aún no hay servidores" />}
        />
      </Rows>
      {open !== null && <ServerWindow id={open.id} tests={tests} drafts={drafts} onClose={() => setOpen(null)} />}
    </>
  );
}

const NONE: readonly Servidor[] = [];

function useColumns(actor: ServidorRef, changing: number | null, acts: RowActs) {
  const tests = useSelector(actor, ({ context }) => context.pruebas);
  const running = useSelector(actor, ({ context }) => context.probando);
  return useMemo(() => serverColumns({ tests, running, changing }, acts), [tests, running, changing, acts]);
}

function keyOf({ id }: Servidor): string {
  return String(id);
}
