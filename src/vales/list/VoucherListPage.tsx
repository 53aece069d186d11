import { Flex } from '@chakra-ui/react';
import { linkOptions, useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { downloadList } from '../../data/downloads.ts';
import { usePerson } from '../../system/person.ts';
import type { KeptViews } from '../../ui/list/keptViews.ts';
import { List } from '../../ui/list/List.tsx';
import { OmittedWords } from '../../ui/list/OmittedWords.tsx';
import { useHrefs, useOpening } from '../../ui/list/useOpening.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SeveralBar } from '../../ui/several/SeveralBar.tsx';
import { SeveralContext } from '../../ui/several/several.ts';
import { useSeveral } from '../../ui/several/useSeveral.ts';
import { hasJustExpired } from '../../ui/voucherStates.ts';
import { CertificateButton } from '../certificates/CertificateButton.tsx';
import { type VoucherListName, voucherLink } from '../lists.ts';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { voucherColumns } from './columns.tsx';
import { FolioBox } from './FolioBox.tsx';
import { type VoucherSearch, voucherList } from './voucherList.ts';
import { vouchersAtOnce } from './vouchersAtOnce.ts';

interface Props {
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: VoucherSearch;
  readonly onSearch: (search: VoucherSearch, options: { readonly replace: boolean }) => void;
  readonly views: KeptViews;
}

/** The list of vouchers (specification, sections 2, 3 and 9): the address says what is shown. */
export function VoucherListPage({ search, onSearch, views }: Props) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const { permisos, limite } = usePerson();
  const decides = hasPermission(permisos, ['autorizarVale']);
  const several = useSeveral(useMemo(() => (decides ? vouchersAtOnce(limite) : null), [decides, limite]));
  const router = useRouter();
  const seesCases = hasPermission(permisos, PERMISSION_GROUPS.casos);
  const voucher = useHrefs(voucherLink);
  const ofCase = useHrefs(caseOf);
  const columns = useMemo(
    () => voucherColumns({ voucher, case: seesCases ? ofCase : null }),
    [voucher, ofCase, seesCases],
  );
  const open = useOpening({
    list: 'vales' satisfies VoucherListName,
    search,
    record: voucherLink,
  });
  const mayExport = hasPermission(permisos, ['exportarListas']);
  return (
    <>
      <PageHeading title="Vales">
        <Flex flex="1 1 auto" wrap="wrap" align="end" justify="flex-end" gap={2}>
          {views.button}
          <WalletButton />
          <CertificateButton />
          <FolioBox api={api} onFound={(id) => void router.navigate(voucherLink(id))} />
        </Flex>
      </PageHeading>
      <SeveralContext value={several}>
        <List
          list={voucherList}
          title={views.title ?? voucherList.title}
          search={search}
          onSearch={onSearch}
          columns={columns}
          outdated={someExpired}
          notShown={`La lista llega hasta aquí, y hay más vales. Para verlos, use más filtros${mayExport ? ' o expórtelos' : ''}.`}
          tell={avisar}
          present="vale"
          open={open}
          download={mayExport ? (filter) => downloadList(api, 'exportarVales', filter) : null}
          note={
            <>
              {views.note}
              <OmittedWords name={search.cliente} />
            </>
          }
        />
        {several !== null && <SeveralBar />}
      </SeveralContext>
    </>
  );
}

/** Where a case is, which is a page of other rooms. */
function caseOf(id: number) {
  return linkOptions({ to: '/administracion/casos/$id', params: { id: String(id) } });
}

function someExpired(rows: readonly ValeDeLista[], now: Date): boolean {
  return rows.some((row) => hasJustExpired(row, now));
}
