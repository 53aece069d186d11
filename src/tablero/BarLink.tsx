import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { barInWords } from './axes.ts';
import type { Bar } from './bars.ts';
import { ChartContext } from './chartContext.ts';
import { casesOfDay } from './links.ts';

/** A bar never vanishes: one case in a thousand is still to be seen. In pixels. */
const MIN_HEIGHT = 2;

interface Props {
  readonly bar: Bar;
  /** Where the bars stand, in pixels below the top of the axes, and where these begin from the left of the chart. */
  readonly floor: number;
  readonly left: number;
}

/** One bar as a link to its day's list; the whole height above it belongs to it, so that a low bar can be hit. */
export function BarLink({ bar, floor, left }: Props) {
  const chart = useContext(ChartContext);
  const { indice, serie, x, width } = bar;
  const figures = chart?.dias[indice];
  if (chart === null || figures === undefined) return null;

  const { alcance, alEnfocar, mover, senalar } = chart;
  const thisOne = { indice, serie };
  const height = figures[serie] === 0 ? 0 : Math.max(MIN_HEIGHT, bar.height);
  const mostrar = () => senalar({ ...thisOne, x: left + x + width / 2 });

  return (
    <Link
      to="/administracion/casos"
      search={casesOfDay(serie, figures.dia)}
      aria-label={barInWords(figures, serie)}
      data-dia={figures.dia}
      data-serie={serie}
      tabIndex={alcance.indice === indice && alcance.serie === serie ? 0 : -1}
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
      <rect className="zona" x={x} y={0} width={width} height={floor} />
      <rect className="barra" x={x} y={floor - height} width={width} height={height} />
    </Link>
  );
}
