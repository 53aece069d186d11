import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { LogPanel } from '../../ui/history/LogPanel.tsx';
import { Money } from '../../ui/Money.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import { DecisionPanel } from '../../ui/works/deciding/DecisionPanel.tsx';
import type { Deciding } from '../../ui/works/deciding/deciding.ts';
import { UndecidedPanel } from '../../ui/works/deciding/UndecidedPanel.tsx';
import { VOUCHER_WAYS } from '../decisions.ts';
import { voucherDrafts } from '../works.ts';
import { VoucherPageContext } from './context.ts';
import { Authorization, Facts } from './Facts.tsx';
import { Lines } from './Lines.tsx';
import { BalanceMethods } from './Refunds.tsx';
import { useVoucher } from './useVoucher.ts';
import { voucherRead } from './voucherRead.ts';
import { WhatRejectingDoes } from './windows/VoucherWindow.tsx';

interface Props {
  readonly deciding: Deciding;
}

/** A voucher beside the list in which it waits. Another one is another panel: give it the id as its key. */
export function VoucherDecision({ deciding }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { data, error, isFetching, refetch } = useQuery(voucherRead(deciding.id));
  const drafts = useDrafts(store, voucherDrafts(deciding.id));
  if (data === undefined || drafts === null || error?.tipo === 'sinPermiso' || error?.tipo === 'noEncontrado') {
    const failure = error === null ? null : `${VALE_TEXTS.detalle}. ${error.texto}`;
    return <UndecidedPanel deciding={deciding} failure={failure} onRetry={() => void refetch()} />;
  }
  return <Loaded newest={data} refreshing={isFetching} {...{ deciding, drafts }} onOutdated={refetch} />;
}

interface LoadedProps extends Props {
  readonly newest: Vale;
  readonly refreshing: boolean;
  readonly drafts: PageDrafts;
  readonly onOutdated: () => void;
}

function Loaded({ deciding, onOutdated, ...given }: LoadedProps) {
  const page = useVoucher({ ...given, onGiven: NOTHING });
  const { newest: vale } = page;
  return (
    <VoucherPageContext value={page}>
      <DecisionPanel
        page={page}
        ways={VOUCHER_WAYS}
        deciding={deciding}
        onOutdated={onOutdated}
        above={(way) => way === VOUCHER_WAYS.no && <WhatRejectingDoes />}
      >
        <SummaryLine.Root aria-label="Resumen del vale">
          <SummaryLine.Item>
            <Text as="strong" fontSize="2xl" fontWeight="semibold" lineHeight="short">
              <Money value={vale.saldo} />
            </Text>
            <Muted>
              {' '}
              de <Money value={vale.total} />
            </Muted>
          </SummaryLine.Item>
          <SummaryLine.Item>
            {vale.tipo.nombre}
            {vale.motivo !== null && <Muted> {vale.motivo.descripcion}</Muted>}
          </SummaryLine.Item>
          {vale.autor !== null && (
            <SummaryLine.Item>
              Lo hizo <strong>{vale.autor.nombre}</strong>
            </SummaryLine.Item>
          )}
          {vale.cliente !== null && (
            <SummaryLine.Item>
              Cliente <strong>{vale.cliente.nombre}</strong>
            </SummaryLine.Item>
          )}
          <SummaryLine.Item>{vale.tienda.nombre}</SummaryLine.Item>
          <SummaryLine.Item>{deciding.whole}</SummaryLine.Item>
        </SummaryLine.Root>
        <Authorization />
        <Lines short />
        <BalanceMethods />
        <Facts>{null}</Facts>
        <LogPanel logs={page.shown.logs} news={page.news} />
      </DecisionPanel>
    </VoucherPageContext>
  );
}

function NOTHING(): void {
  // Nothing is given back beside a list.
}
