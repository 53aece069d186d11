import { createFileRoute, redirect } from '@tanstack/react-router';
import { PERMISSION_GROUPS } from '#domain/permisos';
import { demandPermission } from '../../app/guards.ts';
import { DiagramPage } from '../../diagramas/DiagramPage.tsx';

function Page() {
  const { avisar } = Route.useRouteContext();
  const diagram = Route.useLoaderData();
  // Another chart is another page: nothing of the one before stays on screen.
  return <DiagramPage key={diagram.chart.id} diagram={diagram} tell={avisar} />;
}

export const Route = createFileRoute('/_app/diagramas/$maquina')({
  staticData: { titulo: 'Diagrama' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  loader: async ({ params }) => {
    const { isMachine, loadDiagram } = await import('../../diagramas/diagrams.ts');
    if (!isMachine(params.maquina)) throw redirect({ to: '/errors/error-404', replace: true });
    return loadDiagram(params.maquina);
  },
  component: Page,
});
