import { z } from 'zod';
import { plainLetters } from '#domain/common/plainLetters';

/** A CSV file of one of the chain's tables, which is loaded whole or not at all. */

/** As many characters as some fifty thousand lines take. */
const MAX_ARCHIVO = 4_000_000;

/** A file: its text, whatever separates its values. */
export const archivoSchema = z.object({
  texto: z.string().min(1, 'Elija el archivo.').max(MAX_ARCHIVO, 'El archivo es demasiado grande: divídalo.'),
  soloRevisar: z.boolean().default(false),
});
export type Archivo = z.infer<typeof archivoSchema>;

/** A line that makes the whole file be refused; `linea` counts from 1, the head too. */
const lineaMalaSchema = z.object({ linea: z.int(), motivo: z.string() });
export type LineaMala = z.infer<typeof lineaMalaSchema>;

/** A line of a file that was read. */
export interface FilaLeida<D> {
  readonly linea: number;
  readonly fila: D;
}

/** Whether a value says yes; no for an empty one, null for any other word. */
export function siONo(valor: string): boolean | null {
  return SI_O_NO.get(plainLetters(valor.trim())) ?? null;
}

const SI_O_NO: ReadonlyMap<string, boolean> = new Map([
  ['si', true],
  ['no', false],
  ['', false],
]);

/** Whether two words are one to who types them: capitals, accents and what stands around them do not count. */
export function mismaPalabra(una: string, otra: string): boolean {
  return plainLetters(una.trim()) === plainLetters(otra.trim());
}

/** A day as the domain writes it; spreadsheets write 1/3/2026 for the first of March. */
export function diaDeHoja(dia: string): string {
  const [, d, m, a] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(dia) ?? [];
  return a === undefined ? dia : `${a}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
}

/** The outcome of a file: with `malas` nothing of it was kept; of them the first hundred. */
export const cargaSchema = z.object({
  codigo: z.int(),
  descripcion: z.string(),
  guardado: z.boolean(),
  nuevas: z.int(),
  cambiadas: z.int(),
  iguales: z.int(),
  malas: z.array(lineaMalaSchema),
  malasEnTotal: z.int(),
});
export type Carga = z.infer<typeof cargaSchema>;
