import { chakra, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Account } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { query } from '../../data/query.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { AccountOutcome } from './connect.ts';
import { endOtherSessions, endSession } from './connect.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** A person's own account: data, password, and where one is signed in. */
export function AccountPage({ api, avisar }: { readonly api: Api; readonly avisar: Notify }) {
  const { data: count = null, error: failure, refetch } = useQuery(query('miCuenta', {}));
  const reload = () => void refetch();
  return (
    <>
      <PageHeading title="Mi cuenta" below="Sus datos, su contraseña y los lugares donde tiene la sesión abierta." />
      {count === null && failure === null && <Loading />}
      {count === null && failure !== null && <LoadFailed text={failure.texto} onRetry={reload} />}
      {count !== null && <AccountCards api={api} avisar={avisar} cuenta={count} reload={reload} />}
    </>
  );
}

interface CardsProps {
  readonly api: Api;
  readonly avisar: Notify;
  readonly cuenta: Account;
  readonly reload: () => void;
}

function AccountCards({ api, avisar, cuenta, reload }: CardsProps) {
  const [busy, markBusy] = useState(false);
  const others = cuenta.sesiones.filter(({ esta }) => !esta).length;

  const tell = async (work: Promise<AccountOutcome>) => {
    markBusy(true);
    const outcome = await work;
    markBusy(false);
    if ('failure' in outcome) avisar('error', outcome.failure.texto);
    else avisar('success', outcome.descripcion);
    reload();
  };

  return (
    <Grid
      alignItems="start"
      gap={4}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        <Titled title="Mis datos">
          <OwnData cuenta={cuenta} />
        </Titled>
        {cuenta.conContrasena && (
          <Titled title="Cambiar contraseña">
            <PasswordForm
              api={api}
              numiden={cuenta.numiden}
              alCambiar={(descripcion) => {
                avisar('success', others === 0 ? descripcion : `${descripcion}; sus demás sesiones se terminaron`);
                reload();
              }}
            />
          </Titled>
        )}
      </Grid>
      <Titled
        title="Sesiones abiertas"
        action={
          others > 0 && (
            <Button size="sm" disabled={busy} onClick={() => void tell(endOtherSessions(api))}>
              Terminar las demás
            </Button>
          )
        }
      >
        <SessionList sesiones={cuenta.sesiones} busy={busy} alTerminar={({ id }) => void tell(endSession(api, id))} />
      </Titled>
    </Grid>
  );
}

function OwnData({ cuenta }: { readonly cuenta: Account }) {
  return (
    <Data>
      <Datum name="Nombre">{cuenta.nombreCompleto}</Datum>
      <Datum name="Numiden">{cuenta.numiden}</Datum>
      <Datum name="Correo">{cuenta.correo}</Datum>
      <Datum name="Rol">{cuenta.rol ?? 'Sin rol'}</Datum>
      <Datum name="Áreas">{cuenta.areas.length === 0 ? 'Ninguna' : cuenta.areas.join(', ')}</Datum>
      <Datum name="Tiendas">{cuenta.tiendas.length === 0 ? 'Todas' : cuenta.tiendas.join(', ')}</Datum>
    </Data>
  );
}

function Datum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TitledProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Titled({ title, action, children }: TitledProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </Card>
  );
}

const Data = chakra('dl', {
  base: {
    display: 'grid',
    gap: 2,
    '& > div': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'baseline', gap: 3 },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
