import { Grid } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import type { Caso } from '#domain/casos';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { RecordWay } from '../../ui/list/RecordWay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useShownRecord } from '../../ui/works/shownRecord.ts';
import { caseLink, caseLists } from '../lists.ts';
import { draftPrefix } from '../works.ts';
import { Attachments } from './attachments/Attachments.tsx';
import { useOutsideFiles } from './attachments/useOutsideFiles.ts';
import { CaseHeader } from './CaseHeader.tsx';
import { CaseUnavailable } from './CaseUnavailable.tsx';
import { caseRead, filesRead } from './caseRead.ts';
import type { CasePage as Page, Person } from './context.ts';
import { CasePageContext, useAgainst, useCasePage } from './context.ts';
import { Authorization, Customer, FiscalData, Origin, OriginalComment, Solution } from './Facts.tsx';
import { OpenForm } from './forms/FormWindow.tsx';
import { HeaderFailures } from './HeaderFailures.tsx';
import { History } from './history/History.tsx';
import { useCase } from './useCase.ts';
import { Vouchers } from './Vouchers.tsx';

/** The page of one case, from its loading on. Another case is another page: give it the case's number as its key. */
export function CasePage({ id }: { readonly id: number }) {
  const { sesion } = useRouteContext({ from: '/_app' });
  const person = useSelector(sesion, ({ context }) => context.sesion);
  if (person === null) return null;
  return (
    <>
      <RecordWay id={id} person={person.numiden} lists={caseLists} record={caseLink} />
      <Contents id={id} person={person} />
    </>
  );
}

function Contents({ id, person }: { readonly id: number; readonly person: Person }) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const reading = useQuery(caseRead(id));
  const files = useQuery(filesRead(id));
  const drafts = useDrafts(store, draftPrefix(id));
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
      person={person}
    />
  );
}

/** The case is there, but no longer for this person. */
function isLoss(error: Failure | null): error is Failure {
  return error?.tipo === 'sinPermiso' || error?.tipo === 'noEncontrado';
}

interface LoadedProps {
  readonly newest: Caso;
  readonly lost: Failure | null;
  readonly files: readonly Anexo[] | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
  readonly drafts: PageDrafts;
  readonly person: Person;
}

function LoadedCase({ newest, lost, person, drafts, ...reading }: LoadedProps) {
  const { id } = newest;
  const fileInput = useRef<HTMLInputElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const [isCommentWritten, onCommentWritten] = useState(false);
  const [own, setOwn] = useState<Caso | null>(null);
  const { caso, attach, leftOut } = useCase(id, drafts, setOwn);
  const isFormOpen = useSelector(caso, (state) => state.matches({ form: 'open' }));
  const isWriting = isFormOpen || isCommentWritten;
  const { shown, news, show, showNewest } = useShownRecord(newest, isWriting, person.numiden);
  const hasLost = useSelector(caso, (state) => state.matches({ access: 'lost' }));

  useEffect(() => {
    if (own !== null) show(own);
  }, [own, show]);
  const { version, subCategoria } = shown;
  useEffect(() => {
    if (lost !== null) caso.send({ type: 'casoPerdido', failure: lost });
    else caso.send({ type: 'casoALaVista', version, idSubcategoria: subCategoria.id });
  }, [caso, lost, version, subCategoria.id]);
  useForgetting(id, hasLost);

  const { files, refreshing, refresh } = reading;
  const page = useMemo<Page>(
    () => ({
      ...{ caso, person, shown, newest, files, refreshing, news, showNewest, refresh, drafts, attach },
      ...{ fileInput, commentBox, onCommentWritten },
    }),
    [caso, person, shown, newest, files, refreshing, news, showNewest, refresh, drafts, attach],
  );
  if (lost !== null)
    return <CaseUnavailable id={id} failure={lost} hasDrafts={drafts.keys.size > 0} onRetry={refresh} />;
  return (
    <CasePageContext value={page}>
      <Parts leftOut={leftOut} />
    </CasePageContext>
  );
}

/** What one may no longer see does not come back from what was kept. */
function useForgetting(id: number, hasLost: boolean): void {
  const data = useQueryClient();
  useEffect(() => {
    if (!hasLost) return;
    return () => data.removeQueries({ queryKey: caseRead(id).queryKey, exact: true });
  }, [data, id, hasLost]);
}

function Parts({ leftOut }: { readonly leftOut: readonly string[] }) {
  const { attach } = useCasePage();
  const now = useNow();
  const mayAttach = useAgainst('adjuntar') === null;
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
        <History now={now} />
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Solution />
          <Authorization now={now} />
          <OriginalComment />
          <Customer />
          <Vouchers now={now} />
          <Attachments leftOut={leftOut} isOver={isOver} />
          <Origin />
          <FiscalData />
        </Grid>
      </Grid>
      <OpenForm />
    </>
  );
}
