import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isLife } from '#diagrams/chart';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandPermission, toNotFound } from '../../app/guards.ts';
import { keyOfPart, partAt } from '../../drawings/address.ts';
import { DiagramPage } from '../../drawings/DiagramPage.tsx';
import { NotesPanel } from '../../escritorio/notas/NotesPanel.tsx';

interface DiagramSearch {
  /** The keys of the arrows that the player took, and the facts answered anew; empty at the start, absent while it is not played. */
  readonly camino?: string | undefined;
  /** The number of the state in which a play begins; absent where it begins as the chart does. */
  readonly desde?: number | undefined;
  /** The state or arrow that is looked at, by its key. */
  readonly ver?: string | undefined;
}

function Page() {
  const { avisar } = Route.useRouteContext();
  const { diagram, life } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { camino, desde = null, ver } = Route.useSearch();
  const path = useMemo(() => (camino === undefined ? null : camino.split('-').filter(Boolean)), [camino]);
  const onPath = useCallback(
    (next: readonly string[] | null, how?: 'replacing') => {
      // A step is a step of the browser's, too: its way back undoes it.
      void navigate({
        search: (before) => ({
          ...before,
          ...(next === null ? { camino: undefined, desde: undefined } : { camino: next.join('-') }),
        }),
        replace: how === 'replacing',
        resetScroll: false,
      });
    },
    [navigate],
  );
  const part = ver === undefined ? null : partAt(diagram.chart, ver);
  const onPart = useCallback(
    (next: string | null) => {
      void navigate({
        search: (before) => ({ ...before, ver: next === null ? undefined : keyOfPart(diagram.chart, next) }),
        replace: true,
        resetScroll: false,
      });
    },
    [diagram, navigate],
  );
  // Another chart is another page: nothing of the one before stays on screen.
  return (
    <DiagramPage
      key={diagram.chart.id}
      {...{ diagram, life, path, onPath, part, onPart }}
      from={desde}
      hasUsage={isLife(diagram.chart)}
      notes={<NotesPanel chart={diagram.chart} part={part} />}
      tell={avisar}
    />
  );
}

export const Route = createFileRoute('/_app/diagramas/$maquina')({
  staticData: { titulo: 'Diagrama' },
  validateSearch: ({ camino, desde, ver }: Record<string, unknown>): DiagramSearch => ({
    ...(camino === undefined ? {} : { camino: String(camino) }),
    ...(typeof desde === 'number' && Number.isInteger(desde) ? { desde } : {}),
    ...(ver === undefined ? {} : { ver: String(ver) }),
  }),
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  loader: async ({ params }) => {
    const { isMachine, loadDiagram, loadLife } = await import('../../drawings/diagrams.ts');
    if (!isMachine(params.maquina)) throw toNotFound();
    const diagram = await loadDiagram(params.maquina);
    return { diagram, life: isLife(diagram.chart) ? await loadLife(params.maquina) : null };
  },
  component: Page,
});
