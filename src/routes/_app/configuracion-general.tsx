import { createFileRoute } from '@tanstack/react-router';
import { SETTINGS } from '../../administracion/reads.ts';
import { SettingsPage } from '../../administracion/settings/SettingsPage.tsx';
import { demandPermission } from '../../app/guards.ts';

export const Route = createFileRoute('/_app/configuracion-general')({
  staticData: { titulo: 'Configuración general' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['configuracionGeneral']),
  loader: ({ context }) => void context.data.prefetchQuery(SETTINGS),
  component: SettingsPage,
});
