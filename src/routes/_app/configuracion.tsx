import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { ServersPage } from '../../cadena/servers/ServersPage.tsx';
import { SERVERS } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/configuracion')({
  staticData: { titulo: 'Servidores' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(SERVERS),
  component: ServersPage,
});
