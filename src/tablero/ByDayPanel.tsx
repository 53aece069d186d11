import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Note } from '../ui/Note.tsx';
import type { ChartProps } from './Chart.tsx';
import { DayTable } from './DayTable.tsx';
import type { DayFigures } from './figures.ts';
import { SERIES, SERIES_NAME } from './figures.ts';
import { CHART_HEIGHT, SERIES_MARKS } from './looks.ts';

const TITLE = 'Casos abiertos últimos 15 días';

/** Once loaded, the chart is there at once whenever the page is opened again. */
let loadedChart: ComponentType<ChartProps> | null = null;

/** Loads the chart's own chunk, which outweighs all the rest of the page, once somebody is to see a chart. */
function useChart(wanted: boolean, onFailure: () => void): ComponentType<ChartProps> | null {
  const [Chart, setChart] = useState(() => loadedChart);
  useEffect(() => {
    if (!wanted || Chart !== null) return;
    let alive = true;
    import('./Chart.tsx').then(
      (module) => {
        loadedChart = module.Chart;
        if (alive) setChart(() => module.Chart);
      },
      () => {
        if (alive) onFailure();
      },
    );
    return () => {
      alive = false;
    };
  }, [wanted, Chart, onFailure]);
  return Chart;
}

/** The last 15 days as a chart, or the same figures as a table (specification, section 2, "Dashboard"). */
export function ByDayPanel({ dias }: { readonly dias: readonly DayFigures[] }) {
  const [view, viewAs] = useState<'chart' | 'table' | 'tableInstead'>('chart');
  const [onFailure] = useState(() => () => viewAs('tableInstead'));
  const asChart = view === 'chart';
  const Chart = useChart(asChart, onFailure);
  return (
    <Panel aria-labelledby="historico">
      <header>
        <h3 id="historico">{TITLE}</h3>
        {asChart && (
          <ul aria-hidden="true">
            {SERIES.map((serie) => (
              <li key={serie}>
                <i data-serie={serie} />
                {SERIES_NAME[serie]}
              </li>
            ))}
          </ul>
        )}
        <Button variant="ghost" size="sm" onClick={() => viewAs(asChart ? 'table' : 'chart')}>
          {asChart ? 'Ver como tabla' : 'Ver como gráfica'}
        </Button>
      </header>
      {view === 'tableInstead' && (
        <Note colorPalette="orange" role="alert">
          No se pudo cargar la gráfica. Estas son sus cifras.
        </Note>
      )}
      {asChart && (
        <div data-part="chart">
          {Chart === null ? <Loading text="Cargando gráfica..." /> : <Chart title={TITLE} dias={dias} />}
        </div>
      )}
      <DayTable title={TITLE} dias={dias} visible={!asChart} />
    </Panel>
  );
}

const Panel = chakra('section', {
  base: {
    ...SERIES_MARKS,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'sm',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 1,
      px: 3.5,
      pt: 2.5,
      pb: 1,
    },
    '& h3': { flex: '1 1 auto', fontSize: 'md' },
    '& > header ul': { display: 'flex', flexWrap: 'wrap', columnGap: 4, color: 'fg.muted', fontSize: 'sm' },
    '& > header li': { display: 'flex', alignItems: 'center', gap: 1.5 },
    '& > [role=alert]': { mx: 3.5, mb: 2 },
    // As high as the chart, while it is loaded and after.
    '& > [data-part=chart]': { h: CHART_HEIGHT, overflow: 'hidden' },
  },
});
