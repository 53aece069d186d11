import { Flex } from '@chakra-ui/react';
import { linkOptions, useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { MAX_ELEGIDAS } from '#domain/facturas/listaFacturas';
import { downloadList } from '../../data/downloads.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { List } from '../../ui/list/List.tsx';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { type InvoiceListName, invoiceLink } from '../lists.ts';
import { ChosenContext } from './chosen.ts';
import { invoiceColumns } from './columns.tsx';
import { type InvoiceSearch, invoiceList } from './invoiceList.ts';
import { ZipWindow } from './ZipWindow.tsx';

interface Props {
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: InvoiceSearch;
  readonly onSearch: (search: InvoiceSearch, options: { readonly replace: boolean }) => void;
}

/** The list of all invoices: the address says what is shown. */
export function InvoiceListPage({ search, onSearch }: Props) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const { permisos } = usePerson();
  const seesCases = hasPermission(permisos, PERMISSION_GROUPS.casos);
  const invoice = useHrefs(invoiceLink);
  const ofCase = useHrefs(caseOf);
  const mayExport = hasPermission(permisos, ['exportarListas']);
  const columns = useMemo(
    () => invoiceColumns({ invoice, case: seesCases ? ofCase : null }, mayExport),
    [invoice, ofCase, seesCases, mayExport],
  );
  const open = useOpening({
    list: 'facturas' satisfies InvoiceListName,
    search,
    record: invoiceLink,
  });
  const { chosen, clear } = useChosen();
  const [isTaking, setTaking] = useState(false);
  return (
    <ChosenContext value={chosen}>
      <PageHeading title="Facturas">
        {mayExport && (
          <Flex wrap="wrap" align="center" gap={2}>
            {chosen.ids.size > 0 && (
              <Button size="sm" variant="ghost" onClick={clear}>
                Quitar la selección
              </Button>
            )}
            <Button onClick={() => setTaking(true)}>
              Descargar XML y PDF{chosen.ids.size > 0 && ` (${chosen.ids.size})`}
            </Button>
          </Flex>
        )}
      </PageHeading>
      <List
        list={invoiceList}
        title={search.porCobrar ? 'Facturas por cobrar' : invoiceList.title}
        search={search}
        onSearch={onSearch}
        columns={columns}
        notShown={`La lista llega hasta aquí, y hay más facturas. Para verlas, use más filtros${mayExport ? ' o expórtelas' : ''}.`}
        tell={avisar}
        open={open}
        download={mayExport ? (filter) => downloadList(api, 'exportarFacturas', filter) : null}
        note={search.porCobrar && <ToBePaid />}
      />
      {isTaking && <ZipWindow api={api} tell={avisar} chosen={[...chosen.ids]} onClose={() => setTaking(false)} />}
    </ChosenContext>
  );
}

/** The invoices that the person chose, which stay chosen from page to page. */
function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<number>>(NONE);
  const chosen = useMemo(
    () => ({
      ids,
      isFull: ids.size >= MAX_ELEGIDAS,
      onChange: (id: number, isChosen: boolean) =>
        setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id))),
    }),
    [ids],
  );
  return { chosen, clear: () => setIds(NONE) };
}

const NONE: ReadonlySet<number> = new Set();

/** The payments that are known, and those that are not. */
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
