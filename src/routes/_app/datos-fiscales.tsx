import { createFileRoute } from '@tanstack/react-router';
import { ChainPage } from '../../administracion/cadena/ChainPage.tsx';
import type { ChainSearch } from '../../administracion/cadena/tabs.ts';
import { readChainSearch } from '../../administracion/cadena/tabs.ts';
import { READINESS } from '../../administracion/reads.ts';
import { demandPermission } from '../../app/guards.ts';
import { demandAddress } from '../../app/listAddress.ts';

function Page() {
  const navigate = Route.useNavigate();
  const { pestana } = Route.useSearch();
  return <ChainPage current={pestana} onTab={(next) => void navigate({ search: { pestana: next } })} />;
}

export const Route = createFileRoute('/_app/datos-fiscales')({
  staticData: { titulo: 'Datos fiscales' },
  validateSearch: (given: ChainSearch) => given,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['configuracionGeneral']),
  loader: ({ context, deps }) => {
    demandAddress(deps, readChainSearch(deps));
    void context.data.prefetchQuery(READINESS);
  },
  component: Page,
});
