import { FOLIO_HEADER } from '#contract/common/failure';
import type { UploadOptions } from './api.ts';

export interface UploadAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly texto: string;
  readonly retryAfter: string | null;
  readonly folio: string | null;
}

/** A counter's slow line may need minutes for five files of 10 MB. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/**
 * Sends a form with files and reports its progress. XMLHttpRequest, because fetch tells nothing of an upload's progress
 * outside HTTP/2. Rejects only when the signal aborts.
 */
export function uploadForm(
  address: string,
  method: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { signal, alAvanzar }: UploadOptions,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const finish = () => {
      signal?.removeEventListener('abort', abort);
      resolve({
        status: request.status,
        texto: request.responseText,
        folio: request.status === 0 ? null : request.getResponseHeader(FOLIO_HEADER),
        retryAfter: request.status === 0 ? null : request.getResponseHeader('Retry-After'),
      });
    };
    request.open(method, address);
    request.timeout = UPLOAD_TIMEOUT_MS;
    for (const [nombre, valor] of Object.entries(headers)) request.setRequestHeader(nombre, valor);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) alAvanzar?.(event.loaded / event.total);
    });
    request.addEventListener('load', finish);
    request.addEventListener('error', finish);
    request.addEventListener('timeout', finish);
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}
