import { query } from '../../data/query.ts';

/** The periods of all stores, those that wait for somebody first. */
export const PERIODS = query('periodosGlobales', { consulta: {} });

/** The sales of a period that are in no invoice yet. */
export function previewRead(id: number) {
  return query('previaGlobal', { ruta: { id } });
}
