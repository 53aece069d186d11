import { query } from '../../data/query.ts';

/** The periods of all stores, those that wait for somebody first. */
export const PERIODS = query('periodosGlobales', { consulta: {} });

/** Goods that came back and whose notes could not be made. */
export const MISSING_NOTES = query('notasPorHacer', {});

/** The sales of a period that are in no invoice yet. */
export function previewRead(id: number) {
  return query('previaGlobal', { ruta: { id } });
}
