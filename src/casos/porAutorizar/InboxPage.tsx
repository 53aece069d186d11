import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { PorAutorizar } from '#domain/casos';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { quantity } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/rowsStyle.ts';
import { useKeptScroll } from '../../ui/list/useKeptScroll.ts';
import { useRowLinks } from '../../ui/list/useRowLinks.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import type { CaseListName } from '../lists.ts';
import { caseLink } from '../lists.ts';
import { inboxColumns } from './columns.tsx';
import type { PendingCount } from './pending.ts';
import { waitingForPerson } from './pending.ts';

const READ = query('casosPorAutorizar', {});
const LIST: CaseListName = 'porAutorizar';
const TITLE = 'Solicitudes en espera';
const NONE: readonly PorAutorizar[] = [];

/** The inbox of those who may authorize: what waits for a decision, the oldest first. */
export function InboxPage() {
  const router = useRouter();
  const { sesion } = useRouteContext({ from: '/_app' });
  const { data: pending = null, isFetching, error: failure, refetch } = useQuery(READ);
  const refresh = () => void refetch();
  const now = useNow();
  const columns = useMemo(() => {
    const base = router.buildLocation({ to: '/administracion/casos' }).publicHref;
    return inboxColumns(now, (id) => `${base}/${id}`);
  }, [now, router]);
  const person = useSelector(sesion, ({ context }) => context.sesion?.numiden ?? null);
  const inOrder = useRef<readonly PorAutorizar[]>([]);
  const rowLinks = useRowLinks((id) => {
    if (person === null) return;
    const ids = inOrder.current.map(({ idCaso }) => idCaso);
    const place = { list: LIST, search: {}, ids, person, isBehind: true };
    void router.navigate({ ...caseLink(id), state: { place } });
  });
  useKeptScroll(TITLE, pending === null);

  const { solicitudes, total } = pending ?? { solicitudes: NONE, total: 0 };
  return (
    <>
      <PageHeading title="Por autorizar" below={inWords(pending)}>
        <Button busy={isFetching} onClick={refresh}>
          Actualizar
        </Button>
      </PageHeading>
      {pending !== null && failure !== null && (
        <Note colorPalette="orange" mb={3} role="alert">
          {failure.texto} Se muestra lo último que se leyó.
        </Note>
      )}
      <p className="sr-only" role="status">
        {pending === null ? isFetching && 'Cargando...' : `Solicitudes en espera: ${quantity.format(total)}`}
      </p>
      <Rows {...rowLinks}>
        <DataTable
          title={TITLE}
          columns={columns}
          rows={solicitudes}
          rowKey={inboxKey}
          inOrder={inOrder}
          empty={<EmptyState text="No hay solicitudes por autorizar" />}
          loading={pending === null && isFetching}
          failure={pending === null && failure !== null ? { text: failure.texto, onRetry: refresh } : null}
        />
      </Rows>
      {total > solicitudes.length && (
        <Note colorPalette="orange" mt={3}>
          Se muestran las {quantity.format(solicitudes.length)} más antiguas de {quantity.format(total)}.
        </Note>
      )}
    </>
  );
}

/** How many wait for this person, so that the menu's figure and the list's make one sense. */
function inWords(pending: PendingCount | null): string {
  if (pending === null) return 'Casos que esperan que alguien autorice o no lo que se pidió.';
  const theirs = waitingForPerson(pending);
  const own = pending.total - theirs;
  const waiting = theirs === 1 ? '1 espera su decisión.' : `${quantity.format(theirs)} esperan su decisión.`;
  return own === 0 ? waiting : `${waiting} De las que pidió usted (${quantity.format(own)}) decide otra persona.`;
}

function inboxKey({ idCaso }: PorAutorizar): string {
  return String(idCaso);
}
