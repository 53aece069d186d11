import type { Failure } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import type { Api } from '../../api/api.ts';
import { comoFailure } from '../../api/fallo.ts';

/**
 * The content of an attachment to be shown: of the type that the case knows it by, whatever the answer's headers say, so
 * that what somebody wrote into a file is never shown as a page of ours. Rejects only when the signal aborts.
 */
export const traerAnexo = async (
  api: Api,
  { id, tipo }: Pick<Anexo, 'id' | 'tipo'>,
  signal: AbortSignal,
): Promise<{ readonly contenido: Blob } | { readonly failure: Failure }> => {
  try {
    const contenido = await api.llamar('descargarAnexo', { ruta: { id } }, { signal });
    return { contenido: new Blob([contenido], { type: tipo }) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { failure: comoFailure(error) };
  }
};
