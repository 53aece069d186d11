import { Grid, Text } from '@chakra-ui/react';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Failure } from '#contract/failure';
import type { Diagram } from '#machines/diagram/diagram';
import type { Lived } from '#machines/diagram/lived';
import { marksOf } from '#machines/diagram/marks';
import { outlookOf } from '#machines/diagram/outlook';
import { stateStoredAs, wayOf } from '#machines/diagram/way';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { namesOf, possibleInShort, wayInOneSentence } from './inWords.ts';
import { LivePicture } from './LivePicture.tsx';
import { NextPanel } from './NextPanel.tsx';
import { WayPanel } from './WayPanel.tsx';

/** A reading of the record, which Query keeps true. */
interface Reading<T> {
  readonly data: T | undefined;
  readonly error: Failure | null;
  readonly refetch: () => unknown;
}

interface Props<T> {
  readonly diagram: Diagram;
  /** What is read: the record as its own page reads it. */
  readonly reading: Reading<T>;
  /** What the drawing needs of it. */
  readonly lived: (record: T) => Lived;
  /** How people call it: 'Caso 12'. */
  readonly title: (record: T | undefined) => string;
  /** The way back to its page. */
  readonly back: ReactNode;
}

/**
 * A record in the chart of its life: where it is, the way it came, what this person can do next and why not the rest. It serves every
 * record that has a life, and follows what others do to it.
 */
export function LivePage<T>({ diagram, reading, lived, title, back }: Props<T>) {
  const { data, error, refetch } = reading;
  if (error?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  // What one may no longer see does not stay on screen.
  const isLost = error?.tipo === 'sinPermiso';
  return (
    <>
      <PageHeading title={`${title(isLost ? undefined : data)} en el diagrama`} below={diagram.chart.title}>
        {back}
      </PageHeading>
      {isLost ? (
        <EmptyState text={error.texto} />
      ) : data !== undefined ? (
        <Living diagram={diagram} lived={lived(data)} />
      ) : error !== null ? (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      ) : (
        <Loading text="Cargando..." />
      )}
    </>
  );
}

function Living({ diagram, lived }: { readonly diagram: Diagram; readonly lived: Lived }) {
  const { chart } = diagram;
  const { state, logs, against, stateNames } = lived;
  const way = useMemo(() => wayOf(chart, logs, state), [chart, logs, state]);
  const outlook = useMemo(() => outlookOf(chart, state, against), [chart, state, against]);
  const marks = useMemo(() => marksOf(way, outlook), [way, outlook]);
  const nameOf = useMemo(() => namesOf(chart, stateNames), [chart, stateNames]);
  const here = stateStoredAs(chart, state);
  const start = chart.states[0]?.initial ?? here;
  return (
    <>
      <LivePicture diagram={diagram} marks={marks} here={here}>
        {/* Told again when somebody else moves the record on. */}
        <Text role="status">{wayInOneSentence(way, start, nameOf)}</Text>
        <Text color="fg.muted">{possibleInShort(outlook)}</Text>
      </LivePicture>
      <Grid alignItems="start" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
        <NextPanel outlook={outlook} nameOf={nameOf} />
        <WayPanel way={way} nameOf={nameOf} />
      </Grid>
    </>
  );
}
