import type { OpcionesSubida } from './api.ts';

export interface RespuestaSubida {
  /** 0 when no answer came. */
  readonly status: number;
  readonly texto: string;
  readonly retryAfter: string | null;
}

/** A counter's slow line may need minutes for five files of 10 MB. */
const TIEMPO_SUBIDA_MS = 10 * 60_000;

/**
 * Sends a form with files and reports its progress. XMLHttpRequest, because fetch tells nothing of an upload's progress
 * outside HTTP/2. Rejects only when the signal aborts.
 */
export const subirFormulario = (
  direccion: string,
  metodo: string,
  formulario: FormData,
  cabeceras: Readonly<Record<string, string>>,
  { signal, alAvanzar }: OpcionesSubida,
): Promise<RespuestaSubida> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const peticion = new XMLHttpRequest();
    const abortar = () => peticion.abort();
    const terminar = () => {
      signal?.removeEventListener('abort', abortar);
      resolve({
        status: peticion.status,
        texto: peticion.responseText,
        retryAfter: peticion.status === 0 ? null : peticion.getResponseHeader('Retry-After'),
      });
    };
    peticion.open(metodo, direccion);
    peticion.timeout = TIEMPO_SUBIDA_MS;
    for (const [nombre, valor] of Object.entries(cabeceras)) peticion.setRequestHeader(nombre, valor);
    peticion.upload.addEventListener('progress', (evento) => {
      if (evento.lengthComputable) alAvanzar?.(evento.loaded / evento.total);
    });
    peticion.addEventListener('load', terminar);
    peticion.addEventListener('error', terminar);
    peticion.addEventListener('timeout', terminar);
    peticion.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', abortar, { once: true });
    peticion.send(formulario);
  });
