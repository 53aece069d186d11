import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { esVidaConUso } from '#domain/escritorio/uso';
import { demandPermission, toNotFound } from '../../app/guards.ts';
import { DiagramPage } from '../../drawings/DiagramPage.tsx';

interface DiagramSearch {
  /** The keys of the arrows that the player took; empty at the start, absent while it is not played. */
  readonly camino?: string | undefined;
}

function Page() {
  const { avisar } = Route.useRouteContext();
  const diagram = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { camino } = Route.useSearch();
  const path = useMemo(() => (camino === undefined ? null : camino.split('-').filter(Boolean)), [camino]);
  const onPath = useCallback(
    (next: readonly string[] | null) => {
      const search = next === null ? {} : { camino: next.join('-') };
      // A step is a step of the browser's, too: its way back undoes it.
      void navigate({ search, resetScroll: false });
    },
    [navigate],
  );
  // Another chart is another page: nothing of the one before stays on screen.
  return (
    <DiagramPage
      key={diagram.chart.id}
      {...{ diagram, path, onPath }}
      hasUsage={esVidaConUso(diagram.chart.id)}
      tell={avisar}
    />
  );
}

export const Route = createFileRoute('/_app/diagramas/$maquina')({
  staticData: { titulo: 'Diagrama' },
  validateSearch: ({ camino }: Record<string, unknown>): DiagramSearch =>
    camino === undefined ? {} : { camino: String(camino) },
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  loader: async ({ params }) => {
    const { isMachine, loadDiagram } = await import('../../drawings/diagrams.ts');
    if (!isMachine(params.maquina)) throw toNotFound();
    return loadDiagram(params.maquina);
  },
  component: Page,
});
