import type { FechaIso } from '#domain/fechas';
import { ESTADO } from '#domain/vidaCaso';
import type { BusquedaCasos } from '../casos/listado/busqueda.ts';
import type { Serie } from './cifras.ts';

/** Every case that is not solved yet: the rows behind 'Total casos abiertos'. */
export const CASOS_ABIERTOS: BusquedaCasos = { abiertos: true };

/** Every solved case: the rows behind 'Total casos solucionados'. */
export const CASOS_SOLUCIONADOS: BusquedaCasos = { estado: ESTADO.solucionada };

/**
 * The rows behind one day's figure of a series: the cases opened that day, whatever became of them, or those solved that
 * day, whenever they were opened.
 */
export const casosDelDia = (serie: Serie, dia: FechaIso): BusquedaCasos =>
  serie === 'abiertos' ? { fechaInicio: dia, fechaFin: dia } : { solucionInicio: dia, solucionFin: dia };
