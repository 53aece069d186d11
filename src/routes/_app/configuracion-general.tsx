import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { SettingsPage } from '../../cadena/settings/SettingsPage.tsx';
import { SETTINGS } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/configuracion-general')({
  staticData: { titulo: 'Configuración general' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['configuracionGeneral']),
  loader: ({ context }) => void context.data.prefetchQuery(SETTINGS),
  component: SettingsPage,
});
