import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Ajustes } from '#domain/ajustes';
import { newKey } from '../../data/uniqueKey.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { SETTINGS } from '../reads.ts';
import { connectSettings } from './connect.ts';
import { SemaphoreSetting } from './SemaphoreSetting.tsx';
import { ValueSetting } from './values.tsx';

const BELOW = 'Lo que aquí se guarda vale de inmediato, para todos.';

/** The text of section 8 for settings that do not come. */
const NOT_LOADED = 'Ocurrió un error al intentar obtener la configuracion';

/** General settings (specification, section 2: 'General configuration'). */
export function SettingsPage() {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { data, error, refetch } = useQuery(SETTINGS);
  const drafts = useDrafts(store, 'ajuste.');
  return (
    <>
      <PageHeading title="Configuración general" below={BELOW} />
      {data === undefined && error !== null && <LoadFailed text={NOT_LOADED} onRetry={() => void refetch()} />}
      {(data === undefined || drafts === null) && error === null && <Loading text="Cargando la configuración..." />}
      {data !== undefined && drafts !== null && <Settings ajustes={data} drafts={drafts} />}
    </>
  );
}

function Settings({ ajustes, drafts }: { readonly ajustes: Ajustes; readonly drafts: PageDrafts }) {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const [{ connected, input }] = useState(() => ({
    connected: connectSettings({ api, changes }),
    input: {
      seed: newKey(),
      versiones: {
        vigencia: ajustes.vigencia.version,
        maximos: ajustes.maximos.version,
        billetera: ajustes.billetera.version,
        semaforos: ajustes.semaforos.version,
      },
    },
  }));
  const configuracion = useActorRef(connected, { input });
  const now = useNow();
  const page = { configuracion, drafts };
  return (
    <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
      <ValueSetting page={page} ajuste="vigencia" stored={ajustes.vigencia} now={now} />
      <ValueSetting page={page} ajuste="maximos" stored={ajustes.maximos} now={now} />
      <ValueSetting page={page} ajuste="billetera" stored={ajustes.billetera} now={now} />
      <Grid gridColumn="1 / -1">
        <SemaphoreSetting page={page} stored={ajustes.semaforos} />
      </Grid>
    </Grid>
  );
}
