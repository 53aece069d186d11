import type { Failure } from '#contract/failure';
import type { FiltroCasos } from '#domain/casos';
import { dayOf } from '#domain/dates';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { handOverFile } from '../../data/downloads.ts';

/**
 * Fetches the cases that a filter finds, as CSV, and hands them to the browser's downloads; answers why it could not,
 * or null.
 */
export async function downloadCases(api: Api, request: FiltroCasos): Promise<Failure | null> {
  try {
    const contents = await api.llamar('exportarCasos', { consulta: { filtro: JSON.stringify(request) } });
    handOverFile(contents, `casos-${dayOf(new Date())}.csv`);
    return null;
  } catch (error) {
    return asFailure(error);
  }
}
