import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { INCOMING } from '../../data/wholeList.ts';
import { IncomingPage } from '../../ventas/incoming/IncomingPage.tsx';

export const Route = createFileRoute('/_app/entradas')({
  staticData: { titulo: 'Entradas' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(INCOMING),
  component: IncomingPage,
});
