import type { Contrato } from '#contract/contrato';
import type { Failure } from '#contract/failure';
import type { SalidaDe } from '#contract/llamada';
import type { Api } from '../../api/api.ts';
import { comoFailure } from '../../api/fallo.ts';

/** The figures of the dashboard as the server answers them, or why they did not come. */
export type RespuestaDeEstadisticas =
  | { readonly datos: SalidaDe<Contrato['datosEstadisticos']> }
  | { readonly failure: Failure };

/** Asks for the figures of the dashboard (specification, section 7); never rejects. */
export const pedirEstadisticas = async (api: Api, signal: AbortSignal): Promise<RespuestaDeEstadisticas> => {
  try {
    return { datos: await api.llamar('datosEstadisticos', {}, { signal }) };
  } catch (error) {
    return { failure: comoFailure(error) };
  }
};
