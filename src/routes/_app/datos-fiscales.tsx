import { createFileRoute } from '@tanstack/react-router';
import { ChainPage } from '../../administracion/cadena/ChainPage.tsx';
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
  validateSearch: readChainSearch,
  beforeLoad: ({ context, location, search }) => {
    demandPermission(context.sesion, ['configuracionGeneral']);
    // The page has read it already: only the address itself may still say a tab that there is not.
    demandAddress(location.search, { pestana: search.pestana });
  },
  loader: ({ context }) => void context.data.prefetchQuery(READINESS),
  component: Page,
});
