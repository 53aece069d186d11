import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { ReceiversPage } from '../../cadena/receivers/ReceiversPage.tsx';
import { RECEIVERS } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/receptores')({
  staticData: { titulo: 'Receptores' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(RECEIVERS),
  component: ReceiversPage,
});
