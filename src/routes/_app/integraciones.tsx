import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsPage } from '../../administracion/integrations/IntegrationsPage.tsx';
import { INTEGRATIONS } from '../../administracion/reads.ts';
import { demandPermission } from '../../app/guards.ts';

export const Route = createFileRoute('/_app/integraciones')({
  staticData: { titulo: 'Integraciones' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(INTEGRATIONS),
  component: IntegrationsPage,
});
