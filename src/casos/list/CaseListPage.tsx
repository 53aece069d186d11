import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPermission } from '#domain/common/permisos';
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
import { type CaseListName, caseLink } from '../lists.ts';
import { NewCaseButton } from '../newCase/NewCaseButton.tsx';
import { type CaseSearch, caseList, PICKUP_STATE } from './caseList.ts';
import { casesAtOnce } from './casesAtOnce.ts';
import { caseColumns } from './columns.tsx';
import { someLostColor } from './lightTimes.ts';
import { Tabs } from './Tabs.tsx';

interface Props {
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: CaseSearch;
  readonly onSearch: (search: CaseSearch, options: { readonly replace: boolean }) => void;
  readonly views: KeptViews;
}

const NOT_SHOWN = {
  export: 'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros, cambie el orden o expórtelos.',
  noExport: 'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros o cambie el orden.',
} as const;

/** The case list (specification, sections 2 to 4): the address says what is shown. */
export function CaseListPage({ search, onSearch, views }: Props) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const { numiden, permisos } = usePerson();
  const several = useSeveral(useMemo(() => casesAtOnce({ numiden, permisos }), [numiden, permisos]));
  const href = useHrefs(caseLink);
  const columns = useMemo(() => caseColumns(href), [href]);
  const open = useOpening({ list: 'casos' satisfies CaseListName, search, record: caseLink });
  const mayExport = hasPermission(permisos, ['exportarListas']);
  return (
    <>
      <PageHeading title="Casos">
        <Tabs search={search} />
        {views.button}
        {hasPermission(permisos, ['crearCaso']) && <NewCaseButton />}
      </PageHeading>
      <SeveralContext value={several}>
        <List
          list={caseList}
          title={views.title ?? (search.estado === PICKUP_STATE ? 'Casos en recolecta' : caseList.title)}
          search={search}
          onSearch={onSearch}
          columns={columns}
          outdated={someLostColor}
          notShown={mayExport ? NOT_SHOWN.export : NOT_SHOWN.noExport}
          tell={avisar}
          present="caso"
          open={open}
          download={mayExport ? (request) => downloadList(api, 'exportarCasos', request) : null}
          note={
            <>
              {views.note}
              <OmittedWords name={search.cliente} />
            </>
          }
        />
        <SeveralBar />
      </SeveralContext>
    </>
  );
}
