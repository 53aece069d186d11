import type { Failure } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import type { Api } from '../api/api.ts';
import { comoFailure } from '../api/fallo.ts';

/** How long the browser may take to pick up a file before its address is taken back. */
const VIDA_DIRECCION_MS = 60_000;

/** Hands a file to the browser's downloads, under a name. */
export const entregarArchivo = (contenido: Blob, nombre: string): void => {
  const direccion = URL.createObjectURL(contenido);
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  enlace.click();
  setTimeout(() => URL.revokeObjectURL(direccion), VIDA_DIRECCION_MS);
};

/** Fetches an attachment and hands it to the browser's downloads; answers why it could not, or null. */
export const descargarAnexo = async (
  api: Api,
  { id, nombre }: Pick<Anexo, 'id' | 'nombre'>,
): Promise<Failure | null> => {
  try {
    entregarArchivo(await api.llamar('descargarAnexo', { ruta: { id } }), nombre);
    return null;
  } catch (error) {
    return comoFailure(error);
  }
};
