import { Box, Grid } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { Failure } from '#contract/common/failure';
import type { Anexo } from '#domain/casos/anexos';
import type { Caso } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { type PageDrafts, useDrafts } from '../../data/useDrafts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { caseLink, caseLists } from '../lists.ts';
import { caseDrafts } from '../works.ts';
import { Attachments } from './attachments/Attachments.tsx';
import { useOutsideFiles } from './attachments/useOutsideFiles.ts';
import { CaseHeader } from './CaseHeader.tsx';
import { caseRead, filesRead } from './caseRead.ts';
import { CasePageContext, type Person, useCasePage } from './context.ts';
import { Authorization, CustomerFacts, FiscalData, Origin, OriginalComment, Solution } from './Facts.tsx';
import { CaseWindow } from './forms/CaseWindow.tsx';
import { History } from './history/History.tsx';
import { Related } from './related/Related.tsx';
import { useCase } from './useCase.ts';
import { Vouchers } from './Vouchers.tsx';

interface PageProps {
  readonly id: number;
  /** The service panel of a case, over its history; undefined where there is none. */
  readonly service?: ((caso: Caso, person: Person) => ReactNode) | undefined;
}

/** The page of one case, from its loading on. Another case is another page: give it the case's number as its key. */
export function CasePage({ id, service }: PageProps) {
  const { data: caso } = useQuery(caseRead(id));
  return (
    <>
      <RecordWay id={id} lists={caseLists} record={caseLink} state={caso?.estado.id} frees={frees} />
      <Contents id={id} service={service} />
    </>
  );
}

/** To take a case is to begin it; a decision, though it leads there too, is the end of what was asked of the person. */
function frees(before: number, after: number): boolean {
  return after !== ESTADO.enProceso || before === ESTADO.pendiente;
}

function Contents({ id, service }: PageProps) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const reading = useQuery(caseRead(id));
  const files = useQuery(filesRead(id));
  const drafts = useDrafts(store, caseDrafts(id));
  const { refetch } = reading;
  const { refetch: refetchFiles } = files;
  const refresh = useCallback(() => {
    void refetch();
    void refetchFiles();
  }, [refetch, refetchFiles]);

  if (reading.data === undefined && reading.error !== null)
    return <CaseUnavailable id={id} failure={reading.error} onRetry={refresh} />;
  if (reading.data === undefined || drafts === null || files.isPending) {
    return (
      <>
        <PageHeading title={`Caso ${id}`} />
        <Loading text="Cargando el caso..." />
      </>
    );
  }
  return (
    <LoadedCase
      newest={reading.data}
      lost={isLoss(reading.error) ? reading.error : null}
      files={files.data ?? null}
      refreshing={reading.isFetching}
      refresh={refresh}
      drafts={drafts}
      service={service}
    />
  );
}

/** The case is there, but no longer for this person. */
function isLoss(error: Failure | null): error is Failure {
  return error?.tipo === 'sinPermiso' || error?.tipo === 'noEncontrado';
}

interface LoadedProps extends Pick<PageProps, 'service'> {
  readonly newest: Caso;
  readonly lost: Failure | null;
  readonly files: readonly Anexo[] | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
  readonly drafts: PageDrafts;
}

function LoadedCase(props: LoadedProps) {
  const { newest, lost, drafts, refresh, service } = props;
  const { page, leftOut } = useCase(props);
  const hasLost = useSelector(page.record.actor, (state) => state.hasTag('lost'));
  useForgetting(newest.id, hasLost);
  if (lost !== null)
    return <CaseUnavailable id={newest.id} failure={lost} hasDrafts={drafts.keys.size > 0} onRetry={refresh} />;
  return (
    <CasePageContext value={page}>
      <Parts leftOut={leftOut} service={service} />
    </CasePageContext>
  );
}

/** Drops the kept reading of a case that one may no longer see. */
function useForgetting(id: number, hasLost: boolean): void {
  const data = useQueryClient();
  useEffect(() => {
    if (!hasLost) return;
    return () => data.removeQueries({ queryKey: caseRead(id).queryKey, exact: true });
  }, [data, id, hasLost]);
}

interface PartsProps extends Pick<PageProps, 'service'> {
  readonly leftOut: readonly string[];
}

function Parts({ leftOut, service }: PartsProps) {
  const { attach, against, newest, person } = useCasePage();
  const now = useNow();
  const mayAttach = against('adjuntar') === null;
  const isOver = useOutsideFiles(mayAttach, attach);
  return (
    <>
      <CaseHeader now={now} />
      <HeaderFailures />
      <Grid
        alignItems="start"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' }}
      >
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          {service?.(newest, person)}
          <OriginalComment />
          <History now={now} />
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Solution />
          <Authorization />
          <CustomerFacts />
          <Vouchers now={now} />
          <Related key={newest.id} />
          <Attachments leftOut={leftOut} isOver={isOver} />
          <Origin />
          <FiscalData />
        </Grid>
      </Grid>
      <CaseWindow />
    </>
  );
}

interface Props {
  readonly id: number;
  readonly failure: Failure;
  /** Something was being written on the case that was on screen before. */
  readonly hasDrafts?: boolean;
  readonly onRetry: () => void;
}

/**
 * The case page when there is no case to show: a number that no case has leads to error-404, a case that may not be seen
 * says why, and one that could not be fetched is offered again.
 */
function CaseUnavailable({ id, failure, hasDrafts = false, onRetry }: Props) {
  if (failure.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading title={`Caso ${id}`} />
      {failure.tipo === 'sinPermiso' ? (
        <EmptyState text={failure.texto}>
          {hasDrafts && <p>Lo que estaba escribiendo se conserva como borrador por si vuelve a ver el caso.</p>}
          <LinkButton to="/administracion/casos" size="sm">
            Ver los casos
          </LinkButton>
          <LinkButton to="/overview" size="sm" variant="ghost">
            Ir al inicio
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadFailed text={failure.texto} onRetry={onRetry} />
      )}
    </>
  );
}

/** The failure of taking the case, below the heading: that work has no form. */
function HeaderFailures() {
  const { record, told, against, refreshing, showNewest } = useCasePage();
  const work = useWorkState(record, 'tomar');
  return (
    <Box mb={4} _empty={{ display: 'none' }}>
      <WorkFailure
        work={work}
        failed={record.works.tomar.failed}
        tell={({ cambios }) => told(cambios)}
        against={against('tomar', 'newest')}
        refreshing={refreshing}
        onAccept={showNewest}
      />
    </Box>
  );
}
