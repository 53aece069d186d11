import { Box, DataList, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { Account } from '#domain/personas/sesion';
import type { Api } from '../../../api/api.ts';
import { query } from '../../../data/query.ts';
import type { Notify } from '../../../system/notices.ts';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Datum, Panel } from '../../../ui/Panel.tsx';
import { useRecord } from '../../../ui/works/useRecord.ts';
import { AbsencePanel } from '../../ausencia/AbsencePanel.tsx';
import { AgainWindow } from './AgainWindow.tsx';
import { BrowserNoticesChoice } from './BrowserNoticesChoice.tsx';
import { MailDigestChoice } from './MailDigestChoice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SecondFactorPanel } from './secondFactor/SecondFactorPanel.tsx';
import { accountWorks } from './works.ts';

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
  const [works] = useState(() => accountWorks(reload, cuenta.conContrasena));
  const record = useRecord({ entity: null, id: null, version: null, works });
  const others = cuenta.sesiones.filter(({ esta }) => !esta).length;
  const factor = cuenta.segundoFactor;
  const [ended, setEnded] = useState(0);
  const askToEnd = (id: number) => {
    setEnded(id);
    record.actor.send({ type: 'abrir', trabajo: 'terminar' });
  };

  return (
    <>
      <Grid
        alignItems="start"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      >
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          <Panel title="Mis datos">
            <OwnData cuenta={cuenta} />
          </Panel>
          <AbsencePanel numiden={cuenta.numiden} isOwn ausencia={cuenta.ausencia} reload={reload} />
          <Panel title="Novedades">
            <Grid gap={3}>
              <Box>
                <BrowserNoticesChoice numiden={cuenta.numiden} />
              </Box>
              <Box>
                <MailDigestChoice resumen={cuenta.resumen} reload={reload} />
              </Box>
            </Grid>
          </Panel>
          {cuenta.conContrasena && (
            <Panel title="Cambiar contraseña">
              <PasswordForm
                api={api}
                numiden={cuenta.numiden}
                asksCode={factor?.activo === true}
                alCambiar={(descripcion) => {
                  avisar('success', others === 0 ? descripcion : `${descripcion}; sus demás sesiones se terminaron`);
                  reload();
                }}
              />
            </Panel>
          )}
        </Grid>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={4}>
          <SessionsPanel record={record} cuenta={cuenta} onAsk={cuenta.conContrasena ? askToEnd : null} />
          {factor !== null && (
            <SecondFactorPanel
              api={api}
              factor={factor}
              onActive={() => {
                avisar('success', SEGUNDO_FACTOR_TEXTS.activado);
                reload();
              }}
              onRemove={() => record.actor.send({ type: 'abrir', trabajo: 'quitarFactor' })}
            />
          )}
        </Grid>
      </Grid>
      <AgainWindow record={record} asksCode={factor?.activo === true} idSesion={ended} />
    </>
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
