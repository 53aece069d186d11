import type { BarDatum, BarItemProps } from '@nivo/bar';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { barInWords } from './axes.ts';
import { ChartContext } from './chartContext.ts';
import { SERIES } from './figures.ts';
import { casesOfDay } from './links.ts';

/** A bar never vanishes: one case in a thousand is still to be seen. In pixels. */
const MIN_HEIGHT = 2;

/** One bar as a link to its day's list; the whole height above it belongs to it, so that a low bar can be hit. */
export function BarLink({ bar }: BarItemProps<BarDatum>) {
  const chart = useContext(ChartContext);
  const index = bar.data.index;
  const figures = chart?.dias[index];
  const serie = SERIES.find((una) => una === bar.data.id);
  if (chart === null || figures === undefined || serie === undefined) return null;

  const { alcance, alEnfocar, mover, senalar } = chart;
  const thisOne = { indice: index, serie };
  const base = bar.y + bar.height;
  const height = figures[serie] === 0 ? 0 : Math.max(MIN_HEIGHT, bar.height);
  const mostrar = () => senalar({ ...thisOne, x: bar.absX + bar.width / 2 });

  return (
    <Link
      to="/administracion/casos"
      search={casesOfDay(serie, figures.dia)}
      aria-label={barInWords(figures, serie)}
      data-dia={figures.dia}
      data-serie={serie}
      tabIndex={alcance.indice === index && alcance.serie === serie ? 0 : -1}
      onPointerEnter={mostrar}
      onFocus={() => {
        alEnfocar(thisOne);
        mostrar();
      }}
      onBlur={() => senalar(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') senalar(null);
        else if (mover(thisOne, event.key)) event.preventDefault();
      }}
    >
      <rect className="zona" x={bar.x} y={0} width={bar.width} height={base} />
      <rect className="barra" x={bar.x} y={base - height} width={bar.width} height={height} />
    </Link>
  );
}
