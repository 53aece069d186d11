import { createFileRoute } from '@tanstack/react-router';
import { SERVERS } from '../../administracion/reads.ts';
import { ServersPage } from '../../administracion/servers/ServersPage.tsx';
import { demandPermission } from '../../app/guards.ts';

export const Route = createFileRoute('/_app/configuracion')({
  staticData: { titulo: 'Servidores' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(SERVERS),
  component: ServersPage,
});
