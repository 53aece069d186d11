import type { Failure } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import { dayOf } from '#domain/dates';
import type { Api } from '../api/api.ts';
import { serverNow } from '../api/clock.ts';
import { asFailure } from '../api/failure.ts';

/** How long the browser may take to pick up a file before its address is taken back. */
const URL_LIFE_MS = 60_000;

/** Hands a file to the browser's downloads, under a name. */
function handOverFile(content: Blob, nombre: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = nombre;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFE_MS);
}

/** Fetches an attachment and hands it to the browser's downloads; answers why it could not, or null. */
export async function downloadFile(api: Api, { id, nombre }: Pick<Anexo, 'id' | 'nombre'>): Promise<Failure | null> {
  try {
    handOverFile(await api.llamar('descargarAnexo', { ruta: { id } }), nombre);
    return null;
  } catch (error) {
    return asFailure(error);
  }
}

/**
 * Hands a CSV that is being fetched to the browser's downloads; answers why it could not, or null.
 * @param name before the day: 'casos'.
 */
export function downloadCsv(content: Promise<Blob>, name: string): Promise<Failure | null> {
  return downloadBlob(content, `${name}-${dayOf(serverNow())}.csv`);
}

/** The calls that give a whole list as CSV, each with the beginning of its file's name. */
const LISTS = {
  exportarCasos: 'casos',
  exportarVales: 'vales',
  exportarFacturas: 'facturas',
  exportarBitacora: 'bitacora',
} as const;

/** Fetches all that a list finds by a filter, as CSV, and hands it over; answers why it could not, or null. */
export function downloadList(api: Api, call: keyof typeof LISTS, filter: object): Promise<Failure | null> {
  return downloadCsv(api.llamar(call, { consulta: { filtro: JSON.stringify(filter) } }), LISTS[call]);
}

/** Hands a file, once fetched, to the browser's downloads under a name; answers why it could not, or null. */
export async function downloadBlob(content: Promise<Blob>, name: string): Promise<Failure | null> {
  try {
    handOverFile(await content, name);
    return null;
  } catch (error) {
    return asFailure(error);
  }
}
