import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Receptor } from '#domain/cadena/receptores';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { RECEIVERS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { receiverColumns } from './columns.tsx';
import { EventsWindow } from './EventsWindow.tsx';
import { ReceiverWindow } from './ReceiverWindow.tsx';
import { SecretQuestion } from './SecretQuestion.tsx';
import { RECEIVER_FORM, receiverWorks } from './works.ts';

const TITLE = 'Receptores';

/** The systems of the chain that are told of events. */
export function ReceiversPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, RECEIVER_FORM.drafts);
  if (drafts !== null) return <Contents drafts={drafts} />;
  return (
    <>
      <PageHeading title={TITLE} />
      <Loading />
    </>
  );
}

/** The window over the list. Events and secret are those of the list as it is read anew; the others hold what the person saw. */
type Open =
  | { readonly what: 'form' | 'switch'; readonly receiver: Receptor }
  | { readonly what: 'new' }
  | { readonly what: 'events' | 'secret'; readonly id: number };

function Contents({ drafts }: { readonly drafts: PageDrafts }) {
  const reading = useQuery(RECEIVERS);
  const { data: rows = NONE } = reading;
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () =>
      receiverColumns({
        onEdit: (receiver) => setOpen({ what: 'form', receiver }),
        onEvents: ({ id }) => setOpen({ what: 'events', id }),
        onSecret: ({ id }) => setOpen({ what: 'secret', id }),
        onSwitch: (receiver) => setOpen({ what: 'switch', receiver }),
      }),
    [],
  );
  return (
    <>
      <PageHeading
        title={TITLE}
        below="Los sistemas de la cadena a los que se avisa lo que pasa: a qué dirección y de qué eventos."
      >
        <Button variant="solid" onClick={() => setOpen({ what: 'new' })}>
          Agregar receptor
        </Button>
      </PageHeading>
      <StaleNote {...reading} />
      <Rows variant="servers">
        <DataTable
          title={TITLE}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text="Aún no hay receptores" />}
        />
      </Rows>
      {open !== null && <OpenWindow open={open} rows={rows} drafts={drafts} setOpen={setOpen} />}
    </>
  );
}

interface OpenProps {
  readonly open: Open;
  readonly rows: readonly Receptor[];
  readonly drafts: PageDrafts;
  readonly setOpen: (open: Open | null) => void;
}

function OpenWindow({ open, rows, drafts, setOpen }: OpenProps) {
  const close = () => setOpen(null);
  switch (open.what) {
    case 'new':
      // A new one is sent nothing before it has a secret.
      return (
        <ReceiverWindow
          row={null}
          drafts={drafts}
          onEnd={(saved) => setOpen(saved?.id === undefined ? null : { what: 'secret', id: saved.id })}
        />
      );
    case 'form':
      return <ReceiverWindow row={open.receiver} drafts={drafts} onEnd={close} />;
    case 'switch':
      return <Switching receiver={open.receiver} onEnd={close} />;
    case 'events':
    case 'secret': {
      const receiver = rows.find(({ id }) => id === open.id);
      if (receiver === undefined) return null;
      return open.what === 'events' ? (
        <EventsWindow receiver={receiver} onClose={close} />
      ) : (
        <SecretQuestion receiver={receiver} onEnd={close} />
      );
    }
  }
}

function Switching({ receiver, onEnd }: { readonly receiver: Receptor; readonly onEnd: () => void }) {
  const { id, version, nombre, url, eventos, activo, motivoApagado } = receiver;
  return (
    <RowQuestion
      entity="receptor"
      id={id}
      version={version}
      works={receiverWorks}
      name={activo ? 'apagar' : 'encender'}
      values={{ nombre, url, eventos, activo: !activo }}
      onEnd={onEnd}
    >
      {activo
        ? `A ${nombre} no se le debe nada de lo que pase desde ese momento. Lo que ya se le debe espera.`
        : motivoApagado === null
          ? `${nombre} recibe lo que se le debía y lo que pase desde ese momento.`
          : `Se apagó solo: ${motivoApagado}. Encendido, ${nombre} recibe lo que se le debe, también lo que falló desde que dejó de tomar eventos.`}
    </RowQuestion>
  );
}

const NONE: readonly Receptor[] = [];

function keyOf({ id }: Receptor): string {
  return String(id);
}
