import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../../app/guards.ts';
import { InboxPage } from '../../../casos/porAutorizar/InboxPage.tsx';
import { query } from '../../../data/query.ts';

export const Route = createFileRoute('/_app/administracion/por-autorizar')({
  staticData: { titulo: 'Por autorizar' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['autorizarCaso']),
  loader: ({ context }) => void context.data.prefetchQuery(query('casosPorAutorizar', {})),
  component: InboxPage,
});
