import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { downloadCsv } from '../../data/downloads.ts';
import type { Notify } from '../../system/notices.ts';
import { List } from '../../ui/list/List.tsx';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { InvoiceListName } from '../lists.ts';
import { invoiceLink } from '../lists.ts';
import { invoiceColumns } from './columns.tsx';
import type { InvoiceSearch } from './invoiceList.ts';
import { invoiceList } from './invoiceList.ts';

interface Props {
  readonly api: Api;
  readonly tell: Notify;
  readonly session: Sesion;
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: InvoiceSearch;
  readonly onSearch: (search: InvoiceSearch, options: { readonly replace: boolean }) => void;
}

/** The list of all invoices: the address says what is shown. */
export function InvoiceListPage({ api, tell, session, search, onSearch }: Props) {
  const seesCases = hasPermission(session.permisos, PERMISSION_GROUPS.casos);
  const invoice = useHrefs(invoiceLink);
  const ofCase = useHrefs(caseOf);
  const columns = useMemo(
    () => invoiceColumns({ invoice, case: seesCases ? ofCase : null }),
    [invoice, ofCase, seesCases],
  );
  const open = useOpening({
    list: 'facturas' satisfies InvoiceListName,
    search,
    person: session.numiden,
    record: invoiceLink,
  });
  const mayExport = hasPermission(session.permisos, ['exportarListas']);
  return (
    <>
      <PageHeading title="Facturas" />
      <List
        list={invoiceList}
        title={search.porCobrar ? 'Facturas por cobrar' : invoiceList.title}
        search={search}
        onSearch={onSearch}
        columns={columns}
        notShown={`La lista llega hasta aquí, y hay más facturas. Para verlas, use más filtros${mayExport ? ' o expórtelas' : ''}.`}
        tell={tell}
        open={open}
        download={
          mayExport
            ? (filter) =>
                downloadCsv(
                  api.llamar('exportarFacturas', { consulta: { filtro: JSON.stringify(filter) } }),
                  'facturas',
                )
            : null
        }
        note={search.porCobrar && <ToBePaid />}
      />
    </>
  );
}

/** What is known of payments, and what is not. */
function ToBePaid() {
  return (
    <Note colorPalette="blue" mb={3} display="block">
      Un pago se conoce aquí por su recibo: si el cliente ya pagó, haga el recibo en su caso. Se expide a más tardar el
      día 5 del mes siguiente al pago; la fecha de cada factura es la del próximo que pudiera faltarle.
    </Note>
  );
}

/** Where a case is, which is a page of other rooms. */
function caseOf(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}
