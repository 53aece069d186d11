import { createFileRoute } from '@tanstack/react-router';
import { INTEGRATIONS } from '../../administracion/reads.ts';
import { demandPermission } from '../../app/guards.ts';
import { IntegrationsPage } from '../../cadena/integrations/IntegrationsPage.tsx';

export const Route = createFileRoute('/_app/integraciones')({
  staticData: { titulo: 'Integraciones' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(INTEGRATIONS),
  component: IntegrationsPage,
});
