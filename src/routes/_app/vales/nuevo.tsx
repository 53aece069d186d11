import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { demandPermission } from '../../../app/guards.ts';
import { shortly } from '../../../app/shortly.ts';
import { MakingPage } from '../../../vales/making/MakingPage.tsx';
import { caseOfVoucher, operationForVoucher, partialRead } from '../../../vales/making/reads.ts';
import { makingDraft, readMakingSearch } from '../../../vales/making/search.ts';
import type { OnSaved } from '../../../vales/making/useMaking.ts';

function Page() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const onSaved = useCallback(
    (id: number, as: Parameters<OnSaved>[1]) => {
      const params = { id: String(id) };
      switch (as) {
        case 'guardarParcial':
          return void navigate({ search: { vale: id }, replace: true, resetScroll: false });
        case 'guardar':
          return void navigate({ to: '/vales/$id', params, replace: true });
        case 'guardarYDevolver':
          return void navigate({
            ...{ to: '/vales/$id', params, search: { devolver: true }, replace: true },
            state: { givesBack: true },
          });
      }
    },
    [navigate],
  );
  return <MakingPage search={search} onSaved={onSaved} />;
}

export const Route = createFileRoute('/_app/vales/nuevo')({
  staticData: { titulo: 'Vale' },
  validateSearch: readMakingSearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['crearVale']),
  loaderDeps: ({ search }) => search,
  // Begun while the page's code comes.
  loader: async ({ cause, context: { data, drafts }, deps }) => {
    const { caso, tienda, operacion, vale } = deps;
    const draftKey = makingDraft(deps);
    const readings = [
      vale === undefined ? null : data.prefetchQuery(partialRead(vale)),
      caso === undefined ? null : data.prefetchQuery(caseOfVoucher(caso)),
      tienda === undefined || operacion === undefined
        ? null
        : data.prefetchQuery(operationForVoucher({ tienda, operacion })),
      draftKey === null || cause !== 'enter' ? null : drafts.ahead(draftKey),
    ];
    if (cause === 'enter') await shortly(...readings.filter((reading) => reading !== null));
  },
  component: Page,
});
