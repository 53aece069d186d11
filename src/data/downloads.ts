import type { Failure } from '#contract/common/failure';
import { type Cell, csvLine, UTF8_MARK } from '#domain/common/csv';
import { dayOf } from '#domain/common/dates';
import type { ZipDeFacturas } from '#domain/facturas/listaFacturas';
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

/** Fetches an attachment and hands it to the browser's downloads. Rejects with a `Failure`. */
export async function downloadFile(
  api: Api,
  { id, nombre }: { readonly id: number; readonly nombre: string },
  signal: AbortSignal,
): Promise<void> {
  handOverFile(await api.llamar('descargarAnexo', { ruta: { id } }, { signal }), nombre);
}

/**
 * Hands a CSV that is being fetched to the browser's downloads. Rejects with a `Failure`.
 * @param name before the day: 'casos'.
 */
export async function downloadCsv(content: Promise<Blob>, name: string): Promise<void> {
  handOverFile(await content, `${name}-${dayOf(serverNow())}.csv`);
}

/**
 * Hands a table of the page to the browser's downloads, as CSV that Excel opens.
 * @param name before the day.
 */
export function downloadTable(rows: readonly (readonly Cell[])[], name: string): void {
  const content = new Blob([UTF8_MARK, ...rows.map(csvLine)], { type: 'text/csv' });
  handOverFile(content, `${name}-${dayOf(serverNow())}.csv`);
}

/** The calls that give a whole list as CSV, each with the beginning of its file's name. */
const LISTS = {
  exportarCasos: 'casos',
  exportarVales: 'vales',
  exportarFacturas: 'facturas',
  exportarBitacora: 'bitacora',
} as const;

/** Fetches all that a list finds by a filter, as CSV, and hands it over. Rejects with a `Failure`. */
export function downloadList(api: Api, call: keyof typeof LISTS, filter: object): Promise<void> {
  return downloadCsv(api.llamar(call, { consulta: { filtro: JSON.stringify(filter) } }), LISTS[call]);
}

/** Fetches the documents of many invoices as one ZIP and hands it over. Rejects with a `Failure`. */
export async function downloadZip(api: Api, asked: ZipDeFacturas, name: string, signal: AbortSignal): Promise<void> {
  const solicitud = JSON.stringify(asked);
  handOverFile(await api.llamar('zipFacturas', { consulta: { solicitud } }, { signal }), name);
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
