import { Grid } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { Sesion } from '#domain/sesion';
import type { Vale } from '#domain/vales';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useNow } from '../../ui/useNow.ts';
import { useShownRecord } from '../../ui/works/shownRecord.ts';
import { GuidePanel } from '../guides/GuidePanel.tsx';
import { PickupPanel } from '../guides/PickupPanel.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import type { VoucherPageState } from './context.ts';
import { useOpenWindow, VoucherPageContext } from './context.ts';
import { Authorization, Cancellation, Facts, Totals } from './Facts.tsx';
import { GivenNotice } from './GivenNotice.tsx';
import { History } from './History.tsx';
import { Lines } from './Lines.tsx';
import { PartialNotice } from './PartialNotice.tsx';
import { Methods, Refunds } from './Refunds.tsx';
import type { Given } from './useVoucher.ts';
import { useVoucher } from './useVoucher.ts';
import { VoucherHeader } from './VoucherHeader.tsx';
import { OpenWindow } from './windows/OpenWindow.tsx';

interface Props {
  /** The voucher as the server last said it is. */
  readonly newest: Vale;
  readonly refreshing: boolean;
  readonly person: Sesion;
  readonly drafts: PageDrafts;
}

/** The page once there is a voucher to show. */
export function LoadedVoucher({ newest, refreshing, person, drafts }: Props) {
  const now = useNow();
  const [own, setOwn] = useState<Vale | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const vale = useVoucher(newest, drafts, setOwn, setGiven);
  const isWriting = useOpenWindow(vale) !== null;
  const { shown, news, show, showNewest } = useShownRecord(newest, isWriting, person.numiden);

  useEffect(() => {
    if (own !== null) show(own);
  }, [own, show]);
  const { version, estado } = shown;
  useEffect(() => {
    vale.send({ type: 'valeALaVista', version, estado: estado.id });
  }, [vale, version, estado.id]);

  const page = useMemo<VoucherPageState>(
    () => ({ vale, person, shown, newest, now, refreshing, news, showNewest, drafts }),
    [vale, person, shown, newest, now, refreshing, news, showNewest, drafts],
  );
  return (
    <VoucherPageContext value={page}>
      <VoucherHeader />
      <ChangeNotice />
      <PartialNotice />
      <GivenNotice given={given} onClose={() => setGiven(null)} />
      <Grid
        alignItems="start"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(19rem, 2fr)' }}
      >
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Lines />
          <Methods />
          <Refunds />
          <PickupPanel vale={shown} />
          <GuidePanel tienda={shown.operacion.tienda.cvetda} operacion={shown.operacion.numero} />
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Authorization />
          <Cancellation />
          <Totals />
          <Facts />
          <History />
        </Grid>
      </Grid>
      <OpenWindow />
    </VoucherPageContext>
  );
}
