import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { SystemPage } from '../../cadena/system/SystemPage.tsx';
import { GROWTH } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/sistema')({
  staticData: { titulo: 'Sistema' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['servidores']),
  loader: ({ context }) => void context.data.prefetchQuery(GROWTH),
  component: SystemPage,
});
