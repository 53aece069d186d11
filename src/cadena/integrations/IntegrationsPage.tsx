import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Integracion } from '#domain/cadena/integraciones';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { INTEGRATIONS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { integrationColumns } from './columns.tsx';
import { IntegrationWindow } from './IntegrationWindow.tsx';
import { SecretsWindow } from './SecretsWindow.tsx';
import { INTEGRATION_FORM, integrationWorks } from './works.ts';

const TITLE = 'Integraciones';

/** The programs of the chain that send us data, each with its own credential. */
export function IntegrationsPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, INTEGRATION_FORM.drafts);
  if (drafts !== null) return <Contents drafts={drafts} />;
  return (
    <>
      <PageHeading title={TITLE} />
      <Loading />
    </>
  );
}

/** The window over the list. The secrets are those of the list as it is read anew; the others hold what the person saw. */
type Open =
  | { readonly what: 'form' | 'switch'; readonly integration: Integracion }
  | { readonly what: 'new' }
  | { readonly what: 'secrets'; readonly id: number };

function Contents({ drafts }: { readonly drafts: PageDrafts }) {
  const reading = useQuery(INTEGRATIONS);
  const { data: rows = NONE } = reading;
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useMemo(
    () =>
      integrationColumns({
        onEdit: (integration) => setOpen({ what: 'form', integration }),
        onSecrets: ({ id }) => setOpen({ what: 'secrets', id }),
        onSwitch: (integration) => setOpen({ what: 'switch', integration }),
      }),
    [],
  );
  return (
    <>
      <PageHeading
        title={TITLE}
        below="Los programas de la cadena que mandan datos: qué puede cada uno, desde dónde y con qué secretos."
      >
        <Button variant="solid" onClick={() => setOpen({ what: 'new' })}>
          Agregar integración
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
          empty={<EmptyState text="Aún no hay integraciones" />}
        />
      </Rows>
      {open !== null && <OpenWindow open={open} rows={rows} drafts={drafts} setOpen={setOpen} />}
    </>
  );
}

interface OpenProps {
  readonly open: Open;
  readonly rows: readonly Integracion[];
  readonly drafts: PageDrafts;
  readonly setOpen: (open: Open | null) => void;
}

function OpenWindow({ open, rows, drafts, setOpen }: OpenProps) {
  const close = () => setOpen(null);
  switch (open.what) {
    case 'new':
      // A new one cannot enter before it has a secret.
      return (
        <IntegrationWindow
          row={null}
          drafts={drafts}
          onEnd={(saved) => setOpen(saved?.id === undefined ? null : { what: 'secrets', id: saved.id })}
        />
      );
    case 'form':
      return <IntegrationWindow row={open.integration} drafts={drafts} onEnd={close} />;
    case 'switch':
      return <Switching integration={open.integration} onEnd={close} />;
    case 'secrets': {
      const integration = rows.find(({ id }) => id === open.id);
      return integration === undefined ? null : <SecretsWindow integration={integration} onClose={close} />;
    }
  }
}

function Switching({ integration, onEnd }: { readonly integration: Integracion; readonly onEnd: () => void }) {
  const { id, version, nombre, alcances, direcciones, activa } = integration;
  return (
    <RowQuestion
      entity="integracion"
      id={id}
      version={version}
      works={integrationWorks}
      name={activa ? 'apagar' : 'encender'}
      values={{ nombre, alcances, direcciones, activa: !activa }}
      onEnd={onEnd}
    >
      {activa
        ? `${nombre} no podrá mandar nada desde ese momento. Sus secretos se conservan para cuando se encienda.`
        : `${nombre} podrá entrar de nuevo con los secretos que tiene.`}
    </RowQuestion>
  );
}

const NONE: readonly Integracion[] = [];

function keyOf({ id }: Integracion): string {
  return String(id);
}
