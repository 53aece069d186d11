import { createFileRoute } from '@tanstack/react-router';
import { listaFacturas } from '#domain/facturas/facturas.list';
import { demandPermission } from '../../../app/guards.ts';
import { loadList } from '../../../app/loadList.ts';
import { searchReader } from '../../../data/searchReader.ts';
import { InvoiceListPage } from '../../../facturas/list/InvoiceListPage.tsx';

function Page() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <InvoiceListPage
      search={search}
      // It is the same page: the table itself moves to its first row.
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/facturas/')({
  staticData: { titulo: 'Facturas' },
  validateSearch: searchReader(listaFacturas),
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['facturar']),
  loaderDeps: ({ search }) => search,
  loader: async (entering) => {
    const { invoiceList } = await import('../../../facturas/list/invoiceList.ts');
    await loadList(invoiceList, entering);
  },
  component: Page,
});
