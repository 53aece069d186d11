import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../../app/guards.ts';
import { DepreciationReasonsPage } from '../../../cadena/DepreciationReasonsPage.tsx';
import { DEPRECIATION_REASONS } from '../../../data/wholeList.ts';

export const Route = createFileRoute('/_app/administracion/motivos-depresiacion')({
  staticData: { titulo: 'Motivos de depreciación' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['motivosDepreciacion']),
  loader: ({ context }) => void context.data.prefetchQuery(DEPRECIATION_REASONS),
  component: DepreciationReasonsPage,
});
