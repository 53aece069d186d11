import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { ChainPage } from '../../cadena/chain/ChainPage.tsx';
import { readChainSearch } from '../../cadena/chain/tabs.ts';
import { READINESS } from '../../data/wholeList.ts';

function Page() {
  const navigate = Route.useNavigate();
  const { pestana } = Route.useSearch();
  return <ChainPage current={pestana} onTab={(next) => void navigate({ search: { pestana: next } })} />;
}

export const Route = createFileRoute('/_app/datos-fiscales')({
  staticData: { titulo: 'Datos fiscales' },
  // The router itself leads away from an address that says a tab which there is not.
  validateSearch: readChainSearch,
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['configuracionGeneral']),
  loader: ({ context }) => void context.data.prefetchQuery(READINESS),
  component: Page,
});
