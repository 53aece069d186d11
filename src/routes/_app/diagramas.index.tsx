import { createFileRoute } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandPermission } from '../../app/guards.ts';
import { DiagramListPage } from '../../drawings/DiagramListPage.tsx';
import { useOpenNotes } from '../../escritorio/notas/OpenNotes.tsx';

function Page() {
  return <DiagramListPage about={useOpenNotes()} />;
}

export const Route = createFileRoute('/_app/diagramas/')({
  staticData: { titulo: 'Diagramas' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  component: Page,
});
