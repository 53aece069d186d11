import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Caso } from '#domain/casos/casos';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import { useNow } from '../../ui/useNow.ts';
import { DecisionPanel } from '../../ui/works/deciding/DecisionPanel.tsx';
import type { Deciding } from '../../ui/works/deciding/deciding.ts';
import { UndecidedPanel } from '../../ui/works/deciding/UndecidedPanel.tsx';
import { CASE_WAYS, caseDrafts } from '../works.ts';
import { caseRead } from './caseRead.ts';
import { CasePageContext } from './context.ts';
import { caseHistoryOf } from './events.ts';
import { Authorization, CustomerFacts, Origin, OriginalComment } from './Facts.tsx';
import { Entries } from './history/Entries.tsx';
import { useCase } from './useCase.ts';
import { Vouchers } from './Vouchers.tsx';

interface Props {
  readonly deciding: Deciding;
}

/** A case beside the list in which its request waits. Another one is another panel: give it the number as its key. */
export function CaseDecision({ deciding }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { data, error, isFetching, refetch } = useQuery(caseRead(deciding.id));
  const drafts = useDrafts(store, caseDrafts(deciding.id));
  const refresh = useCallback(() => void refetch(), [refetch]);
  if (data === undefined || drafts === null || error?.tipo === 'sinPermiso' || error?.tipo === 'noEncontrado') {
    return <UndecidedPanel deciding={deciding} failure={error?.texto ?? null} onRetry={refresh} />;
  }
  return <Loaded newest={data} refreshing={isFetching} {...{ deciding, drafts, refresh }} />;
}

interface LoadedProps extends Props {
  readonly newest: Caso;
  readonly refreshing: boolean;
  readonly refresh: () => void;
  readonly drafts: PageDrafts;
}

function Loaded({ deciding, ...given }: LoadedProps) {
  const { page } = useCase({ ...given, lost: null, files: null });
  const now = useNow();
  const { shown } = page;
  const history = useMemo(() => caseHistoryOf(shown), [shown]);
  return (
    <CasePageContext value={page}>
      <DecisionPanel page={page} ways={CASE_WAYS} deciding={deciding} onOutdated={page.refresh}>
        <SummaryLine.Root aria-label="Resumen del caso">
          <SummaryLine.Item>{shown.subCategoria.nombre}</SummaryLine.Item>
          <SummaryLine.Item>
            Cliente <strong>{shown.datosCliente.nombre}</strong>
          </SummaryLine.Item>
          <SummaryLine.Item>{shown.tienda.nombre}</SummaryLine.Item>
          <SummaryLine.Item>{deciding.whole}</SummaryLine.Item>
        </SummaryLine.Root>
        <Authorization />
        <OriginalComment />
        <CustomerFacts />
        <Origin />
        <Vouchers now={now} />
        <Panel title="Historia">
          <Entries entries={history} fresh={NONE} now={now} />
        </Panel>
      </DecisionPanel>
    </CasePageContext>
  );
}

const NONE: ReadonlySet<string> = new Set();
