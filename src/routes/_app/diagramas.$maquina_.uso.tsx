import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { demandPermission, toNotFound } from '../../app/guards.ts';
import { type Asked, askedBy, readUsageSearch, searchOf } from '../../escritorio/uso/asked.ts';
import { UsagePage } from '../../escritorio/uso/UsagePage.tsx';

function Page() {
  const { maquina, diagram } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const asked = useMemo(() => askedBy(search), [search]);
  const onAsk = useCallback(
    (changed: Partial<Asked>) =>
      void navigate({
        search: (before) => searchOf({ ...askedBy(before), ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <UsagePage key={maquina} {...{ maquina, diagram, asked, onAsk }} />;
}

export const Route = createFileRoute('/_app/diagramas/$maquina_/uso')({
  staticData: { titulo: 'Uso de un diagrama' },
  validateSearch: readUsageSearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, PERMISSION_GROUPS.diagramas),
  loader: async ({ params: { maquina } }) => {
    const { esVidaConUso } = await import('#domain/escritorio/uso');
    if (!esVidaConUso(maquina)) throw toNotFound();
    const { loadDiagram } = await import('../../drawings/diagrams.ts');
    return { maquina, diagram: await loadDiagram(maquina) };
  },
  component: Page,
});
