import { Flex, Grid, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Failure } from '#contract/common/failure';
import { dateAndTime } from '#domain/common/dates';
import { FIGURES_EVERY_MS } from '../../data/freshness.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { ByDayPanel } from './ByDayPanel.tsx';
import { CountCards } from './CountCards.tsx';
import { type DashboardFigures, figuresOf } from './figures.ts';
import { CARD_HEIGHT, CHART_HEIGHT, FOUR_COLUMNS } from './looks.ts';

/** The statistics of the dashboard: cards, chart, and of when they are. */
export function StatisticsPanel() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...query('datosEstadisticos', {}),
    select: figuresOf,
    refetchInterval: FIGURES_EVERY_MS,
  });
  const update = () => void refetch({ cancelRefetch: false });
  return (
    <Grid
      as="section"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
      aria-labelledby="estadisticas"
      aria-busy={isFetching}
    >
      <Flex as="header" wrap="wrap" align="center" columnGap={3} rowGap={1} minH={8}>
        <Heading as="h2" size="lg" flex="1 1 auto" id="estadisticas">
          Estadísticas de casos
        </Heading>
        <Text role="status" color="fg.muted" fontSize="sm">
          {data === undefined ? '' : `Cifras del ${dateAndTime(new Date(dataUpdatedAt).toISOString())}`}
        </Text>
        {!(data === undefined && error !== null) && (
          // The turning mark comes and goes inside: the button keeps its width.
          <Button size="sm" minW="7rem" busy={isFetching} aria-disabled={isFetching} onClick={update}>
            Actualizar
          </Button>
        )}
      </Flex>
      <Body cifras={data} failure={error} update={update} />
    </Grid>
  );
}

interface BodyProps {
  /** Null for who may no longer see any; undefined while none have come. */
  readonly cifras: DashboardFigures | null | undefined;
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

const BONE = {
  minH: CARD_HEIGHT,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'bg.panel',
} as const;

/** Holds the place of cards and chart, so that nothing moves when they come. */
function FiguresSkeleton() {
  return (
    <SimpleGrid columns={FOUR_COLUMNS} gap={3}>
      <p className="sr-only" role="status">
        Cargando estadísticas...
      </p>
      <Skeleton {...BONE} />
      <Skeleton {...BONE} />
      <Skeleton {...BONE} />
      <Skeleton {...BONE} />
      <Skeleton {...BONE} gridColumn="1 / -1" h={`calc(${CHART_HEIGHT} + 2.75rem)`} />
    </SimpleGrid>
  );
}
