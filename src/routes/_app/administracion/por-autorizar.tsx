import { createFileRoute } from '@tanstack/react-router';
import { hasPermission } from '#domain/permisos';
import { demandPermission } from '../../../app/guards.ts';
import { InboxPage } from '../../../porAutorizar/InboxPage.tsx';
import { CASES_READ, VOUCHERS_READ } from '../../../porAutorizar/pending.ts';

export const Route = createFileRoute('/_app/administracion/por-autorizar')({
  staticData: { titulo: 'Por autorizar' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['autorizarCaso', 'autorizarVale']),
  loader: ({ context: { data, sesion } }) => {
    const permisos = sesion.getSnapshot().context.sesion?.permisos ?? [];
    if (hasPermission(permisos, ['autorizarCaso'])) void data.prefetchQuery(CASES_READ);
    if (hasPermission(permisos, ['autorizarVale'])) void data.prefetchQuery(VOUCHERS_READ);
  },
  component: InboxPage,
});
