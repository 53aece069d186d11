import { Box, Card, Flex } from '@chakra-ui/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import type { ChartProps } from './Chart.tsx';
import { DayTable } from './DayTable.tsx';
import { CHART_SERIES, type DayFigures, SERIES_NAME } from './figures.ts';
import { CHART_HEIGHT } from './looks.ts';
import { SeriesMark } from './SeriesMark.tsx';

const TITLE = 'Casos abiertos últimos 15 días';

/** Once loaded, the chart is there at once whenever the page is opened again. */
let loadedChart: ComponentType<ChartProps> | null = null;

/** Loads the chart's own chunk, which outweighs all the rest of the page, once somebody is to see a chart. */
function useChart(wanted: boolean, onFailure: () => void): ComponentType<ChartProps> | null {
  const [Chart, setChart] = useState(() => loadedChart);
  useEffect(() => {
    if (!wanted || Chart !== null) return;
    let alive = true;
    const load = async () => {
      try {
        const { Chart: loaded } = await import('./Chart.tsx');
        loadedChart = loaded;
        if (alive) setChart(() => loaded);
      } catch {
        if (alive) onFailure();
      }
    };
    void load();
    return () => {
      alive = false;
    };
  }, [wanted, Chart, onFailure]);
  return Chart;
}

/** Whether an element has come into view; from then on it counts as seen. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || ref.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen] as const;
}

/** The last 15 days as a chart, or the same figures as a table (specification, section 2, "Dashboard"). */
export function ByDayPanel({ dias }: { readonly dias: readonly DayFigures[] }) {
  const [view, viewAs] = useState<'chart' | 'table' | 'tableInstead'>('chart');
  const [onFailure] = useState(() => () => viewAs('tableInstead'));
  const asChart = view === 'chart';
  const [place, seen] = useSeen();
  const Chart = useChart(asChart && seen, onFailure);
  return (
    <Card.Root as="section" size="sm" variant="elevated" aria-labelledby="historico">
      <Card.Header columnGap={4}>
        <Card.Title flex="1 1 auto" id="historico">
          {TITLE}
        </Card.Title>
        {asChart && (
          <Flex as="ul" wrap="wrap" columnGap={4} color="fg.muted" fontSize="sm" aria-hidden="true">
            {CHART_SERIES.map((serie) => (
              <Flex as="li" key={serie} align="center" gap={1.5}>
                <SeriesMark serie={serie} />
                {SERIES_NAME[serie]}
              </Flex>
            ))}
          </Flex>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            // A part that did not come once comes with the page alone.
            if (view === 'tableInstead') window.location.reload();
            else viewAs(asChart ? 'table' : 'chart');
          }}
        >
          {asChart ? 'Ver como tabla' : 'Ver como gráfica'}
        </Button>
      </Card.Header>
      {view === 'tableInstead' && (
        <Note colorPalette="orange" role="alert" mx={3.5} mb={2}>
          No se pudo cargar la gráfica. Estas son sus cifras.
        </Note>
      )}
      {asChart && (
        // As high as the chart, while it is loaded and after.
        <Box ref={place} h={CHART_HEIGHT}>
          {Chart === null ? <Loading text="Cargando gráfica..." /> : <Chart title={TITLE} dias={dias} />}
        </Box>
      )}
      <DayTable title={TITLE} dias={dias} visible={!asChart} />
    </Card.Root>
  );
}
