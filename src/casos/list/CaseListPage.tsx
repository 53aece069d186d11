import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { omittedWords } from '#domain/nameSearch';
import { hasPermission } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { downloadCsv } from '../../data/downloads.ts';
import type { Notify } from '../../system/notices.ts';
import { CsvExport } from '../../ui/list/CsvExport.tsx';
import { List } from '../../ui/list/List.tsx';
import type { Orders } from '../../ui/list/orders.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { CaseListName } from '../lists.ts';
import { caseLink } from '../lists.ts';
import { NewCaseButton } from '../newCase/NewCaseButton.tsx';
import { caseKey, caseListAnswer, caseListRead, PAGE_SIZE } from './caseListRead.ts';
import { caseColumns } from './columns.tsx';
import type { CaseSearch } from './filters.ts';
import { CASE_BAR, caseFilters, PICKUP_STATE } from './filters.ts';
import { someLostColor } from './lightTimes.ts';
import { Tabs } from './Tabs.tsx';

interface Props {
  readonly api: Api;
  readonly tell: Notify;
  readonly session: Sesion;
  /** What the address holds, and what writes it; `replace` leaves no step to go back to. */
  readonly search: CaseSearch;
  readonly onSearch: (search: CaseSearch, options: { readonly replace: boolean }) => void;
}

const ORDERS: Orders<(typeof caseFilters.orders)[number]> = {
  recientes: { text: 'Más recientes', column: 'creado', descending: true },
  antiguos: { text: 'Más antiguos', column: 'creado', descending: false },
  porVencer: { text: 'Por perder color', column: 'semaforo', descending: false },
};
const LIST: CaseListName = 'casos';
const NOT_SHOWN = {
  export: 'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros, cambie el orden o expórtelos.',
  noExport: 'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros o cambie el orden.',
} as const;

const EXPORT_WORDS = {
  one: 'caso',
  many: 'casos',
  done: 'Los casos se exportaron con éxito',
  failed: 'No se pudieron exportar los casos.',
} as const;

const Note = chakra('p', { base: { m: 0, mb: 2, color: 'fg.muted', fontSize: 'sm' } });

/** The case list (specification, sections 2 to 4): the address says what is shown. */
export function CaseListPage({ api, tell, session, search, onSearch }: Props) {
  const router = useRouter();
  const columns = useMemo(() => {
    const base = router.buildLocation({ to: '/administracion/casos' }).publicHref;
    return caseColumns((id) => `${base}/${id}`);
  }, [router]);
  const left = omittedWords(search.cliente ?? '');
  const mayExport = hasPermission(session.permisos, ['exportarListas']);
  return (
    <>
      <PageHeading title="Casos">
        <Tabs search={search} />
        {hasPermission(session.permisos, ['crearCaso']) && <NewCaseButton />}
      </PageHeading>
      <List
        title={search.estado === PICKUP_STATE ? 'Casos en recolecta' : 'Lista de casos'}
        filtersLabel="Filtros de casos"
        filters={caseFilters}
        bar={CASE_BAR}
        orders={ORDERS}
        search={search}
        onSearch={onSearch}
        read={(_request, page) => caseListRead(search, page)}
        answer={caseListAnswer}
        pageSize={PAGE_SIZE}
        columns={columns}
        rowKey={caseKey}
        outdated={someLostColor}
        found={(count) => `Casos encontrados: ${count}`}
        notShown={mayExport ? NOT_SHOWN.export : NOT_SHOWN.noExport}
        tell={tell}
        open={(id, rows) => {
          const ids = rows.map((row) => row.id);
          const place = { list: LIST, search, ids, person: session.numiden, isBehind: true };
          void router.navigate({ ...caseLink(id), state: { place } });
        }}
        actions={
          mayExport
            ? ({ request, ...totals }) => (
                <CsvExport
                  {...EXPORT_WORDS}
                  {...totals}
                  tell={tell}
                  download={() => {
                    const filtro = JSON.stringify(request);
                    return downloadCsv(api.llamar('exportarCasos', { consulta: { filtro } }), 'casos');
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
