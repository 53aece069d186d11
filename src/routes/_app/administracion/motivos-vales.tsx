import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../../app/guards.ts';
import { VoucherReasonsPage } from '../../../cadena/VoucherReasonsPage.tsx';
import { VOUCHER_REASONS } from '../../../data/wholeList.ts';

export const Route = createFileRoute('/_app/administracion/motivos-vales')({
  staticData: { titulo: 'Motivos vales' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['motivosVales']),
  loader: ({ context }) => void context.data.prefetchQuery(VOUCHER_REASONS),
  component: VoucherReasonsPage,
});
