import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Failure } from '#contract/failure';
import { dateAndTime } from '#domain/dates';
import { query } from '../data/query.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx';
import { Note } from '../ui/Note.tsx';
import { ByDayPanel } from './ByDayPanel.tsx';
import { CountCards } from './CountCards.tsx';
import type { Figures } from './figures.ts';
import { figuresOf } from './figures.ts';
import { CARD_HEIGHT, CHART_HEIGHT, FOUR_COLUMNS } from './looks.ts';

/** The statistics of the dashboard: cards, chart, and of when they are. */
export function StatisticsPanel() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...query('datosEstadisticos', {}),
    select: figuresOf,
  });
  const update = () => void refetch({ cancelRefetch: false });
  return (
    <Section aria-labelledby="estadisticas" aria-busy={isFetching}>
      <header>
        <h2 id="estadisticas">Estadísticas de casos</h2>
        <p role="status">
          {data === undefined ? '' : `Cifras del ${dateAndTime(new Date(dataUpdatedAt).toISOString())}`}
        </p>
        {!(data === undefined && error !== null) && (
          <Button size="sm" busy={isFetching} aria-disabled={isFetching} onClick={update}>
            Actualizar
          </Button>
        )}
      </header>
      <Body cifras={data} failure={error} update={update} />
    </Section>
  );
}

interface BodyProps {
  /** Null for who may no longer see any; undefined while none have come. */
  readonly cifras: Figures | null | undefined;
  readonly failure: Failure | null;
  readonly update: () => void;
}

function Body({ cifras, failure, update }: BodyProps) {
  if (cifras === undefined && failure !== null) return <LoadFailed text={failure.texto} onRetry={update} />;
  if (cifras === undefined) return <FiguresSkeleton />;
  if (cifras === null) return <EmptyState text="Ya no tiene permiso para ver las estadísticas." />;
  return (
    <>
      {failure !== null && (
        <Note colorPalette="orange" role="alert">
          Se muestran las últimas cifras. {failure.texto}
        </Note>
      )}
      <CountCards cifras={cifras} />
      <ByDayPanel dias={cifras.dias} />
    </>
  );
}

/** Holds the place of cards and chart, so that nothing moves when they come. */
function FiguresSkeleton() {
  return (
    <Bones>
      <p className="sr-only" role="status">
        Cargando estadísticas...
      </p>
      <div />
      <div />
      <div />
      <div />
      <div />
    </Bones>
  );
}

/** Heading with the time of the figures and the way to newer ones; below it cards and chart. */
const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minH: 8 },
    '& > header h2': { flex: '1 1 auto', fontSize: 'lg' },
    '& > header p': { color: 'fg.muted', fontSize: 'sm' },
    // The turning mark comes and goes inside: the button keeps its width.
    '& > header button': { minW: '7rem' },
  },
});

const Bones = chakra('div', {
  base: {
    ...FOUR_COLUMNS,
    '& > div': {
      minH: CARD_HEIGHT,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      animation: 'pulse 1.4s ease-in-out infinite',
    },
    '& > div:last-of-type': { gridColumn: '1 / -1', h: `calc(${CHART_HEIGHT} + 2.75rem)` },
  },
});
