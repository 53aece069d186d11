import type { Failure } from '#contract/failure';
import type { FiltroCasos } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import type { Api } from '../api/api.ts';
import { comoFailure } from '../api/fallo.ts';
import { entregarArchivo } from './descargas.ts';

/**
 * Fetches the cases that a filter finds, as CSV, and hands them to the browser's downloads; answers why it could not,
 * or null.
 */
export const descargarCasos = async (api: Api, filtro: FiltroCasos): Promise<Failure | null> => {
  try {
    const contenido = await api.llamar('exportarCasos', { consulta: { filtro: JSON.stringify(filtro) } });
    entregarArchivo(contenido, `casos-${diaDe(new Date())}.csv`);
    return null;
  } catch (error) {
    return comoFailure(error);
  }
};
