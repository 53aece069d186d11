import { chakra, Flex } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { omittedWords } from '#domain/nameSearch';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { downloadCsv } from '../../data/downloads.ts';
import type { Notify } from '../../system/notices.ts';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { List } from '../../ui/list/List.tsx';
import type { Orders } from '../../ui/list/orders.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { hasJustExpired } from '../../ui/voucherStates.ts';
import { CertificateButton } from '../certificates/CertificateButton.tsx';
import type { VoucherListName } from '../lists.ts';
import { voucherLink } from '../lists.ts';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { voucherColumns } from './columns.tsx';
import { FolioBox } from './FolioBox.tsx';
import type { VoucherSearch } from './filters.ts';
import { VOUCHER_BAR, voucherFilters, voucherRequest } from './filters.ts';
import { PAGE_SIZE, voucherKey, voucherListAnswer, voucherListRead } from './voucherListRead.ts';

interface Props {
  readonly api: Api;
  readonly tell: Notify;
  readonly session: Sesion;
  /** What the address holds, and what writes it; `replace` leaves no step to go back to. */
  readonly search: VoucherSearch;
  readonly onSearch: (search: VoucherSearch, options: { readonly replace: boolean }) => void;
}

const ORDERS: Orders<(typeof voucherFilters.orders)[number]> = {
  recientes: { text: 'Más recientes', column: 'creado', descending: true },
};
const LIST: VoucherListName = 'vales';

const EXPORT_WORDS = {
  one: 'vale',
  many: 'vales',
  done: 'Los vales se exportaron con éxito',
  failed: 'No se pudieron exportar los vales.',
} as const;

const Note = chakra('p', { base: { m: 0, mb: 2, color: 'fg.muted', fontSize: 'sm' } });

/** The list of vouchers (specification, sections 2, 3 and 9): the address says what is shown. */
export function VoucherListPage({ api, tell, session, search, onSearch }: Props) {
  const router = useRouter();
  const seesCases = hasPermission(session.permisos, PERMISSION_GROUPS.casos);
  const columns = useMemo(() => {
    const vouchers = router.buildLocation({ to: '/vales' }).publicHref;
    const cases = router.buildLocation({ to: '/administracion/casos' }).publicHref;
    return voucherColumns({
      voucher: (id) => `${vouchers}/${id}`,
      case: seesCases ? (id) => `${cases}/${id}` : null,
    });
  }, [router, seesCases]);
  const left = omittedWords(search.nombre ?? '');
  const mayExport = hasPermission(session.permisos, ['exportarListas']);
  return (
    <>
      <PageHeading title="Vales">
        <Flex flex={1} wrap="wrap" align="end" justify="flex-end" gap={2}>
          <WalletButton />
          <CertificateButton />
          <FolioBox api={api} onFound={(id) => void router.navigate(voucherLink(id))} />
        </Flex>
      </PageHeading>
      <List
        title="Lista de vales"
        filtersLabel="Filtros de vales"
        filters={voucherFilters}
        bar={VOUCHER_BAR}
        orders={ORDERS}
        search={search}
        onSearch={onSearch}
        read={(_request, page) => voucherListRead(search, page)}
        answer={voucherListAnswer}
        pageSize={PAGE_SIZE}
        columns={columns}
        rowKey={voucherKey}
        outdated={(rows, now) => rows.some((row) => hasJustExpired(row, now))}
        found={(count) => `Vales encontrados: ${count}`}
        notShown={`La lista llega hasta aquí, y hay más vales. Para verlos, use más filtros${mayExport ? ' o expórtelos' : ''}.`}
        tell={tell}
        open={(id, rows) => {
          const ids = rows.map((row) => row.id);
          const place = { list: LIST, search, ids, person: session.numiden, isBehind: true };
          void router.navigate({ ...voucherLink(id), state: { place } });
        }}
        actions={
          mayExport
            ? ({ request: _, ...totals }) => (
                <CsvExport
                  {...EXPORT_WORDS}
                  {...totals}
                  tell={tell}
                  download={() => {
                    const filtro = JSON.stringify(voucherRequest(search));
                    return downloadCsv(api.llamar('exportarVales', { consulta: { filtro } }), 'vales');
                  }}
                />
              )
            : () => null
        }
        note={
          left.length > 0 && (
            <Note>Del nombre se buscan las seis palabras más largas; no se buscaron: {left.join(', ')}.</Note>
          )
        }
      />
    </>
  );
}
