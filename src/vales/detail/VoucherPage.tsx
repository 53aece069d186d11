import { useQuery } from '@tanstack/react-query';
import { Navigate, useRouteContext } from '@tanstack/react-router';
import type { Failure } from '#contract/common/failure';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { useDrafts } from '../../data/useDrafts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { voucherLink, voucherLists } from '../lists.ts';
import { voucherDrafts } from '../works.ts';
import { LoadedVoucher } from './LoadedVoucher.tsx';
import { voucherRead } from './voucherRead.ts';

interface Props extends Pick<Parameters<typeof LoadedVoucher>[0], 'handover' | 'invoice'> {
  readonly id: number;
}

/** The page of a stored voucher, from its loading on. Another voucher is another page: give it the id as its key. */
export function VoucherPage({ id, handover, invoice }: Props) {
  const { data: vale } = useQuery(voucherRead(id));
  return (
    <>
      <RecordWay id={id} lists={voucherLists} record={voucherLink} state={vale?.estado.id} frees={frees} />
      <Contents id={id} handover={handover} invoice={invoice} />
    </>
  );
}

/** One that was being filled in is to be printed or given back yet. */
function frees(before: number): boolean {
  return before !== ESTADO_VALE.parcial;
}

function Contents({ id, handover, invoice }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const reading = useQuery(voucherRead(id));
  const drafts = useDrafts(store, voucherDrafts(id));
  const retry = () => void reading.refetch();
  // A voucher that one may no longer see does not stay on screen.
  const lost = isLoss(reading.error) ? reading.error : null;
  if (lost !== null || (reading.data === undefined && reading.error !== null)) {
    return <Unavailable failure={lost ?? reading.error} onRetry={retry} />;
  }
  if (reading.data === undefined || drafts === null) {
    return (
      <>
        <PageHeading title="Vale" />
        <Loading text="Cargando el vale..." />
      </>
    );
  }
  return <LoadedVoucher newest={reading.data} refreshing={reading.isFetching} {...{ drafts, handover, invoice }} />;
}

function isLoss(error: Failure | null): error is Failure {
  return error?.tipo === 'sinPermiso' || error?.tipo === 'noEncontrado';
}

interface UnavailableProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** A number that no voucher has leads to error-404; one that could not be fetched is offered again. */
function Unavailable({ failure, onRetry }: UnavailableProps) {
  if (failure?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading title="Vale" />
      {failure?.tipo === 'sinPermiso' ? (
        <EmptyState text={failure.texto}>
          <LinkButton to="/vales" size="sm">
            Ver los vales
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadFailed text={`${VALE_TEXTS.detalle}. ${failure?.texto ?? ''}`} onRetry={onRetry} />
      )}
    </>
  );
}
