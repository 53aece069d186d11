import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { GlobalsPage } from '../../facturas/globales/GlobalsPage.tsx';
import { PERIODS } from '../../facturas/globales/reads.ts';

export const Route = createFileRoute('/_app/facturas-globales')({
  staticData: { titulo: 'Facturas globales' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['facturar']),
  loader: ({ context }) => void context.data.prefetchQuery(PERIODS),
  component: GlobalsPage,
});
