import { Flex } from '@chakra-ui/react';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Failure } from '#contract/common/failure';
import type { Diagram } from '#diagrams/diagram';
import type { Lived } from '#diagrams/lived';
import { marksOf } from '#diagrams/marks';
import { outlookOf } from '#diagrams/outlook';
import { stateStoredAs, wayOf } from '#diagrams/way';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { usePerson } from '../../system/person.ts';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { choiceInWords, possibleInShort, stateNamesOf, wayInOneSentence } from './inWords.ts';
import { LiveView } from './LiveView.tsx';
import { WayPanel } from './WayPanel.tsx';

/** Its machines and their words come for who goes on from here alone. */
const WhatIf = lazy(() => import('../life/WhatIf.tsx').then((made) => ({ default: made.WhatIf })));

/** A reading of the record, which Query keeps true. */
interface Reading<T> {
  readonly data: T | undefined;
  readonly error: Failure | null;
  readonly refetch: () => unknown;
}

interface Props<T> {
  readonly diagram: Diagram;
  /** The reading of the record, as its own page reads it. */
  readonly reading: Reading<T>;
  /** The part of it that the drawing needs. */
  readonly lived: (record: T) => Lived;
  /** The name that people give it: 'Caso 12'. */
  readonly title: (record: T | undefined) => string;
  /** How long it has been where it is. */
  readonly stay: ReactNode;
  /** The way back to its page. */
  readonly back: ReactNode;
}

/**
 * A record in the chart of its life: where it is, the way it came, what this person can do next and why not the rest. It serves every
 * record that has a life, and follows what others do to it.
 */
export function LivePage<T>({ diagram, reading, lived, title, stay, back }: Props<T>) {
  const seesDiagrams = hasPermission(usePerson().permisos, PERMISSION_GROUPS.diagramas);
  const { data, error, refetch } = reading;
  if (error?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  // A record that one may no longer see does not stay on screen.
  const isLost = error?.tipo === 'sinPermiso';
  return (
    <>
      <PageHeading title={`${title(isLost ? undefined : data)} en el diagrama`} below={diagram.chart.title}>
        <Flex gap={2}>
          {seesDiagrams && data !== undefined && !isLost && (
            <Suspense fallback={null}>
              <WhatIf chart={diagram.chart} lived={lived(data)} />
            </Suspense>
          )}
          {back}
        </Flex>
      </PageHeading>
      {isLost ? (
        <EmptyState text={error.texto} />
      ) : data !== undefined ? (
        <Living diagram={diagram} lived={lived(data)} stay={stay} />
      ) : error !== null ? (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      ) : (
        <Loading text="Cargando..." />
      )}
    </>
  );
}

interface LivingProps {
  readonly diagram: Diagram;
  readonly lived: Lived;
  readonly stay: ReactNode;
}

function Living({ diagram, lived, stay }: LivingProps) {
  const { chart } = diagram;
  const { state, logs, against, stateNames } = lived;
  const way = useMemo(() => wayOf(chart, logs, state), [chart, logs, state]);
  const outlook = useMemo(() => outlookOf(chart, state, against), [chart, state, against]);
  const marks = useMemo(() => marksOf(way, outlook), [way, outlook]);
  const nameOf = useMemo(() => stateNamesOf(chart, stateNames), [chart, stateNames]);
  const here = stateStoredAs(chart, state);
  const start = chart.states[0]?.initial ?? here;
  return (
    <LiveView
      diagram={diagram}
      marks={marks}
      here={here}
      around="15.5rem"
      legend={LEGEND}
      now={wayInOneSentence(way, start, nameOf)}
      stay={stay}
      next={possibleInShort(outlook)}
      outlook={outlook}
      inWords={(choice) => choiceInWords(choice, nameOf)}
      none="Nada: aquí ya no hay trabajo para usted."
      way={<WayPanel way={way} nameOf={nameOf} />}
    />
  );
}

const LEGEND =
  'Marco doble y de color: donde está ahora. Línea gruesa y oscura, con los números de los pasos: el camino que hizo. De puntos: quizá ' +
  'pasó por ahí, y su historia no lo dice. De rayas y de color: lo que usted puede hacer ahora. Delgado: lo demás.';
