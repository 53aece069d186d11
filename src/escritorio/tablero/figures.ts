import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { IsoDate } from '#domain/common/dates';

/** The two series of the chart, in their order (specification, section 2, "Dashboard"). */
export const CHART_SERIES = ['abiertos', 'solucionados'] as const;
export type Series = (typeof CHART_SERIES)[number];

/** The name of a series in the legend, the table and the help. */
export const SERIES_NAME = {
  abiertos: 'Casos abiertos',
  solucionados: 'Casos solucionados',
} as const satisfies Record<Series, string>;

/** Cases opened and solved on one of the store's days. */
export type DayFigures = { readonly dia: IsoDate } & { readonly [S in Series]: number };

/** The figures of the dashboard; `dias` runs from the oldest day to today, the store's, and is never empty. */
export interface DashboardFigures {
  readonly totalAbiertos: number;
  readonly totalSolucionados: number;
  readonly hoy: DayFigures;
  readonly dias: readonly DayFigures[];
}

/**
 * The figures of an answer, or null when it holds none, as it does for a person without the permission. An open case is
 * one in any state but solved; today is the last day of the answer, because the store's day is the server's to know.
 */
export function figuresOf({
  totalPorEstatus,
  historico,
}: Pick<OutputOf<Contract['datosEstadisticos']>, 'totalPorEstatus' | 'historico'>): DashboardFigures | null {
  const days = historico.map(({ clave, valor, valor2 }) => ({ dia: clave, abiertos: valor, solucionados: valor2 }));
  const today = days.at(-1);
  if (today === undefined) return null;
  const sum = (count: (id: number) => boolean) =>
    totalPorEstatus.reduce((total, row) => (count(row.id) ? total + row.total : total), 0);
  return {
    totalAbiertos: sum((id) => id !== ESTADO.solucionada),
    totalSolucionados: sum((id) => id === ESTADO.solucionada),
    hoy: today,
    dias: days,
  };
}
