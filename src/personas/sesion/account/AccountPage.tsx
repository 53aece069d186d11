import { Box, DataList, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#domain/personas/sesion';
import type { Api } from '../../../api/api.ts';
import { query } from '../../../data/query.ts';
import type { Notify } from '../../../system/notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Datum, Panel } from '../../../ui/Panel.tsx';
import { changesTold } from '../../../ui/records/RecordDialog.tsx';
import { useRecord } from '../../../ui/works/useRecord.ts';
import { useWorkState } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { type Works, work } from '../../../ui/works/work.ts';
import { BrowserNoticesChoice } from './BrowserNoticesChoice.tsx';
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

const SESSION_WORKS = ['terminar', 'lasDemas'] as const;

/**
 * The works on one's own sessions.
 * @param reload reads them again, however it ended: one that could not be ended may have ended by itself.
 */
function sessionWorks(reload: () => void) {
  const words = { busy: 'Terminando...', goesOn: true, onlyAsked: true } as const;
  return {
    terminar: work({
      ...words,
      button: 'Terminar',
      failed: 'No se pudo terminar la sesión.',
      send: async ({ id }: { readonly id: number }, { api, options: { signal } }) => ({
        ...(await api.llamar('terminarSesion', { cuerpo: { id } }, { signal }).finally(reload)),
        version: 0,
      }),
    }),
    lasDemas: work({
      ...words,
      button: 'Terminar las demás',
      failed: 'No se pudieron terminar las demás sesiones.',
      send: async (_, { api, options: { signal } }) => ({
        ...(await api.llamar('terminarOtrasSesiones', {}, { signal }).finally(reload)),
        version: 0,
      }),
    }),
  } as const satisfies Works;
}

interface CardsProps {
  readonly api: Api;
  readonly avisar: Notify;
  readonly cuenta: Account;
  readonly reload: () => void;
}

function AccountCards({ api, avisar, cuenta, reload }: CardsProps) {
  const [works] = useState(() => sessionWorks(reload));
  const record = useRecord({ entity: null, id: null, version: null, works });
  const ending = { terminar: useWorkState(record, 'terminar'), lasDemas: useWorkState(record, 'lasDemas') };
  const isBusy = ending.terminar.isBusy || ending.lasDemas.isBusy;
  const others = cuenta.sesiones.filter(({ esta }) => !esta).length;

  return (
    <Grid
      alignItems="start"
      gap={4}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <Grid gridTemplateColumns="minmax(0, 1fr)" gap={4}>
        <Panel title="Mis datos">
          <OwnData cuenta={cuenta} />
        </Panel>
        <Panel title="Novedades">
          <BrowserNoticesChoice numiden={cuenta.numiden} />
        </Panel>
        {cuenta.conContrasena && (
          <Panel title="Cambiar contraseña">
            <PasswordForm
              api={api}
              numiden={cuenta.numiden}
              alCambiar={(descripcion) => {
                avisar('success', others === 0 ? descripcion : `${descripcion}; sus demás sesiones se terminaron`);
                reload();
              }}
            />
          </Panel>
        )}
      </Grid>
      <Panel
        title="Sesiones abiertas"
        aside={
          others > 0 && (
            <Button
              size="sm"
              busy={ending.lasDemas.isBusy}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && ending.lasDemas.send({})}
            >
              Terminar las demás
            </Button>
          )
        }
      >
        <SessionList sesiones={cuenta.sesiones} busy={isBusy} alTerminar={({ id }) => ending.terminar.send({ id })} />
        {SESSION_WORKS.map((name) => (
          <Box key={name} mt={3} _empty={{ display: 'none' }}>
            <WorkFailure work={ending[name]} failed={works[name].failed} tell={changesTold} />
          </Box>
        ))}
      </Panel>
    </Grid>
  );
}

function OwnData({ cuenta }: { readonly cuenta: Account }) {
  return (
    <DataList.Root gap={2} css={{ '--label-width': '6rem' }}>
      <Datum name="Nombre">{cuenta.nombreCompleto}</Datum>
      <Datum name="Numiden">{cuenta.numiden}</Datum>
      <Datum name="Correo">{cuenta.correo}</Datum>
      <Datum name="Rol">{cuenta.rol ?? 'Sin rol'}</Datum>
      <Datum name="Áreas">{cuenta.areas.length === 0 ? 'Ninguna' : cuenta.areas.join(', ')}</Datum>
      <Datum name="Tiendas">{cuenta.tiendas.length === 0 ? 'Todas' : cuenta.tiendas.join(', ')}</Datum>
    </DataList.Root>
  );
}
