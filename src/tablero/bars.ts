import type { ScaleBand, ScaleLinear } from '@nivo/scales';
import { createBandScale, createLinearScale } from '@nivo/scales';
import type { IsoDate } from '#domain/dates';
import type { BarOfDay } from './axes.ts';
import type { DayFigures } from './figures.ts';
import { CHART_SERIES } from './figures.ts';

/** Between the bars of two days, as a part of a day's width; between the two bars of a day, in pixels. */
const BETWEEN_DAYS = 0.22;
const BETWEEN_BARS = 2;

/** nivo's scales of the two axes: a day's place, and a count's height from below. */
export interface Scales {
  readonly x: ScaleBand<IsoDate>;
  readonly y: ScaleLinear<number>;
}

/** A bar and its place within the axes, in pixels. */
export interface Bar extends BarOfDay {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The scales of a chart whose axes are so wide and so high, up to the greatest count that the vertical one names. */
export function scalesOf(days: readonly IsoDate[], most: number, width: number, height: number): Scales {
  const ends = { min: '', max: '' };
  const x = createBandScale({ type: 'band' }, { all: [...days], ...ends }, width, 'x');
  x.padding(BETWEEN_DAYS);
  const y = createLinearScale({ type: 'linear', max: most, nice: false }, { all: [], min: 0, max: most }, height, 'y');
  return { x, y };
}

/** The bars of each series beside each other, day by day. */
export function barsOf(dias: readonly DayFigures[], { x, y }: Scales): readonly Bar[] {
  const width = (x.bandwidth() - BETWEEN_BARS * (CHART_SERIES.length - 1)) / CHART_SERIES.length;
  return CHART_SERIES.flatMap((serie, place) =>
    dias.map((figures, indice) => ({
      indice,
      serie,
      x: (x(figures.dia) ?? 0) + (width + BETWEEN_BARS) * place,
      width,
      height: y(0) - y(figures[serie]),
    })),
  );
}
