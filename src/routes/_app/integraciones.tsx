import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { IntegrationsPage } from '../../cadena/integrations/IntegrationsPage.tsx';
import { INTEGRATIONS } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/integraciones')({
  staticData: { titulo: 'Integraciones' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(INTEGRATIONS),
  component: IntegrationsPage,
});
