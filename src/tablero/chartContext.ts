import { createContext } from 'react';
import type { BarOfDay } from './axes.ts';
import type { DayFigures } from './figures.ts';

/** The bar that has the pointer or the focus; `x` is its middle, in pixels from the left of the chart. */
export interface Pointed extends BarOfDay {
  readonly x: number;
}

/** The facts that a bar needs of the chart around it. */
interface ChartShared {
  readonly dias: readonly DayFigures[];
  /** The one bar that the Tab key reaches. */
  readonly alcance: BarOfDay;
  readonly alEnfocar: (bar: BarOfDay) => void;
  readonly senalar: (bar: Pointed | null) => void;
  /** Moves the focus by a key; false when the key means nothing here. */
  readonly mover: (desde: BarOfDay, key: string) => boolean;
}

export const ChartContext = createContext<ChartShared | null>(null);
