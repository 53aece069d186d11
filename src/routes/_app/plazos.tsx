import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { LIMITS } from '../../data/wholeList.ts';
import { LimitsPage } from '../../escritorio/plazos/LimitsPage.tsx';

export const Route = createFileRoute('/_app/plazos')({
  staticData: { titulo: 'Plazos' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['configuracionGeneral']),
  loader: ({ context }) => void context.data.prefetchQuery(LIMITS),
  component: LimitsPage,
});
