import { ESTADO } from '#domain/casos/vidaCaso';
import type { IsoDate } from '#domain/common/dates';
import type { Series } from './figures.ts';

/** The filters of the case list's address that a figure sets; what the route takes is checked where the link is made. */
export interface FigureSearch {
  readonly abiertos?: true;
  readonly estado?: number;
  readonly desde?: IsoDate;
  readonly hasta?: IsoDate;
  readonly solucionDesde?: IsoDate;
  readonly solucionHasta?: IsoDate;
}

/** Every case that is not solved yet: the rows behind 'Total casos abiertos'. */
export const CASOS_ABIERTOS: FigureSearch = { abiertos: true };

/** Every solved case: the rows behind 'Total casos solucionados'. */
export const CASOS_SOLUCIONADOS: FigureSearch = { estado: ESTADO.solucionada };

/**
 * The rows behind one day's figure of a series: the cases opened that day, whatever became of them, or those solved that
 * day, whenever they were opened.
 */
export function casesOfDay(serie: Series, day: IsoDate): FigureSearch {
  return serie === 'abiertos' ? { desde: day, hasta: day } : { solucionDesde: day, solucionHasta: day };
}
