import { Grid, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { Sesion } from '#domain/personas/sesion';
import { RESPALDO_TEXTS } from '#domain/vales/respaldoDeVale';
import type { Vale } from '#domain/vales/vales';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { GuidePanel } from '../../guias/GuidePanel.tsx';
import { usePerson } from '../../system/person.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { LogPanel } from '../../ui/history/LogPanel.tsx';
import { Note } from '../../ui/Note.tsx';
import { ChangeNotice } from '../../ui/works/ChangeNotice.tsx';
import { HandoverDialog } from '../handover/HandoverDialog.tsx';
import { PickupPanel } from '../pickups/PickupPanel.tsx';
import { useVoucherPage, VoucherPageContext } from './context.ts';
import { Authorization, Cancellation, Facts, Totals } from './Facts.tsx';
import { GivenNotice } from './GivenNotice.tsx';
import { Lines } from './Lines.tsx';
import { decisionOnVoucher } from './life.ts';
import { BalanceMethods, Refunds } from './Refunds.tsx';
import { type Given, useVoucher } from './useVoucher.ts';
import { VoucherHeader } from './VoucherHeader.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import { VoucherWindow } from './windows/VoucherWindow.tsx';

interface Props {
  /** The voucher as the server last said it is. */
  readonly newest: Vale;
  readonly refreshing: boolean;
  readonly drafts: PageDrafts;
  /** How the window is opened in which the voucher is given back whole; null for not at all. */
  readonly handover: Parameters<typeof HandoverDialog>[0] | null;
  /** Shows the invoice of its sale, among the facts; invoices are another capability's. */
  readonly invoice: (vale: Vale, person: Sesion) => ReactNode;
}

/** The page once there is a voucher to show. */
export function LoadedVoucher({ newest, refreshing, drafts, handover, invoice }: Props) {
  const person = usePerson();
  const [given, setGiven] = useState<Given | null>(null);
  const page = useVoucher({ newest, refreshing, drafts, onGiven: setGiven });
  const { shown } = page;
  return (
    <VoucherPageContext value={page}>
      <VoucherHeader />
      <ChangeNotice page={page} />
      <PartialNotice />
      <SaleChangedNotice />
      <WaitingNotice />
      <GivenNotice given={given} onClose={() => setGiven(null)} />
      <Grid
        alignItems="start"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(19rem, 2fr)' }}
      >
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Lines />
          <BalanceMethods />
          <Refunds />
          <PickupPanel page={page} vale={shown} />
          <GuidePanel tienda={shown.operacion.tienda.cvetda} operacion={shown.operacion.numero} />
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Authorization />
          <Cancellation />
          <Totals />
          <Facts>{invoice(newest, person)}</Facts>
          <LogPanel logs={shown.logs} news={page.news} />
        </Grid>
      </Grid>
      <VoucherWindow />
      {handover !== null && <Handover {...handover} />}
    </VoucherPageContext>
  );
}

/** The window stays until it is closed, also once nothing is left to be given back. */
function Handover(props: NonNullable<Props['handover']>) {
  const { shown, person, now } = useVoucherPage();
  const [isOpen] = useState(
    () => shown.estado.id === ESTADO_VALE.canjeado || decisionOnVoucher(shown, person, 'devolver', now).allowed,
  );
  return isOpen && <HandoverDialog {...props} />;
}

/** A voucher that its sale no longer bears says why, before anybody promises the customer anything. */
function SaleChangedNotice() {
  const { shown } = useVoucherPage();
  if (shown.sinRespaldo === null) return null;
  return (
    <Note colorPalette="red" mb={4}>
      <Text as="strong" display="block">
        {shown.sinRespaldo.texto}.
      </Text>
      <Text>
        {shown.estado.id === ESTADO_VALE.porAutorizar ? RESPALDO_TEXTS.queSeRechace : RESPALDO_TEXTS.queSeCancele}
      </Text>
    </Note>
  );
}

/** A voucher that is being filled in says so, and leads its store's staff to where that goes on. */
function PartialNotice() {
  const { shown, person, now } = useVoucherPage();
  if (shown.estado.id !== ESTADO_VALE.parcial) return null;
  const decision = decisionOnVoucher(shown, person, 'guardarParcial', now);
  return (
    <Note
      colorPalette="orange"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      rowGap={2}
      columnGap={4}
      mb={4}
    >
      <Text flex="1 1 20rem" minW={0}>
        <strong>Este vale está a medio llenar.</strong> Todavía no retiene artículos ni tiene papel.{' '}
        {!decision.allowed && decision.reason !== 'person' && decision.text}
      </Text>
      {decision.allowed && (
        <LinkButton to="/vales/nuevo" search={{ vale: shown.id }} variant="solid">
          Seguir llenándolo
        </LinkButton>
      )}
    </Note>
  );
}
