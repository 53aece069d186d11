import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Ajustes } from '#domain/cadena/ajustes';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { SETTINGS } from '../../data/wholeList.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
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
  const now = useNow();
  return (
    <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
      <ValueSetting drafts={drafts} ajuste="vigencia" stored={ajustes.vigencia} now={now} />
      <ValueSetting drafts={drafts} ajuste="maximos" stored={ajustes.maximos} now={now} />
      <ValueSetting drafts={drafts} ajuste="billetera" stored={ajustes.billetera} now={now} />
      <Grid gridColumn="1 / -1">
        <SemaphoreSetting drafts={drafts} stored={ajustes.semaforos} />
      </Grid>
    </Grid>
  );
}
