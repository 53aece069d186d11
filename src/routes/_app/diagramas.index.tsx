import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/permisos';
import { demandPermission } from '../../app/guards.ts';
import { DiagramListPage } from '../../diagramas/DiagramListPage.tsx';

export const Route = createFileRoute('/_app/diagramas/')({
  staticData: { titulo: 'Diagramas' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  component: DiagramListPage,
});
