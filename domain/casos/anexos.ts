import { z } from 'zod';
import { cleanLine } from '#domain/common/cleanText';

/** Attachments of a case: limits and types (specification, sections 2, 5 and 9). */
export const MAX_ANEXOS = 5;
/** The specification gives no maximum of a case; this one keeps its page and its history readable. */
export const MAX_ANEXOS_POR_CASO = 100;
/** The largest file that is taken, in bytes: 10 MB (specification, section 5). */
export const MAX_BYTES_ANEXO = 10 * 1024 * 1024;

/** Accepted file name extensions, with the media type with which each is served. */
export const TIPOS_ANEXO = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odf: 'application/vnd.oasis.opendocument.text',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
} as const;

/** An extension that is accepted. */
export type ExtensionAnexo = keyof typeof TIPOS_ANEXO;

/** The accepted extensions as the `accept` attribute of a file input writes them. */
export const ACEPTA_ANEXOS = Object.keys(TIPOS_ANEXO)
  .map((extension) => `.${extension}`)
  .join(',');

/** The accepted extension of a file name, or null when the list does not hold it. */
export function extensionOf(nombre: string): ExtensionAnexo | null {
  const extension = nombre.slice(nombre.lastIndexOf('.') + 1).toLowerCase();
  return nombre.includes('.') && Object.hasOwn(TIPOS_ANEXO, extension) ? (extension as ExtensionAnexo) : null;
}

/** Longest name that an attachment keeps, in characters. */
export const MAX_NOMBRE_ANEXO = 120;

// A line break in a name parts no words: it is never typed there.
const BREAKS_OF_LINE = /[\p{Cc}\u2028\u2029]/gu;
const RUTA = /^.*[/\\]/su;

/**
 * The name under which an attachment is kept. It is the person's own without path and invisible characters, cut to 120
 * characters before its extension. Characters that only a header or a page must escape (quotes, `<`) stay.
 */
export function safeFileName(nombre: string): string {
  const clean = cleanLine(nombre.replace(BREAKS_OF_LINE, '')).replace(RUTA, '').replace(/\s+/gu, ' ').trim();
  const extension = extensionOf(clean);
  if (extension === null) return trim(clean, MAX_NOMBRE_ANEXO);
  const base = clean.slice(0, -extension.length - 1).trim() || 'archivo';
  return `${trim(base, MAX_NOMBRE_ANEXO - extension.length - 1)}.${extension}`;
}

// Cleaned again, since the cut may fall inside an emoji of several characters.
function trim(texto: string, characters: number): string {
  return cleanLine([...texto].slice(0, characters).join(''));
}

/** The words for files that are not taken, and the hint before they are chosen. */
export const FILE_TEXTS = {
  demasiados: 'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
  pista: 'Puede seleccionar como máximo 5 anexos',
  tipo: (nombre: string) => `El archivo ${nombre} no es de un tipo permitido: ${Object.keys(TIPOS_ANEXO).join(', ')}.`,
  otroTipo: (nombre: string, tipo: string) =>
    extensionOf(`.${tipo}`) === null
      ? `El archivo ${nombre} es en realidad de tipo ${tipo}, que no se admite. Guárdelo como ${extensionOf(nombre)} y adjúntelo de nuevo.`
      : `El archivo ${nombre} es en realidad de tipo ${tipo}. Cámbiele la terminación a .${tipo} y adjúntelo de nuevo.`,
  contrasena: (nombre: string) => `El archivo ${nombre} tiene contraseña. Quítesela y adjúntelo de nuevo.`,
  danado: (nombre: string) => `El archivo ${nombre} está dañado. Ábralo, guárdelo de nuevo y adjúntelo.`,
  contenido: (nombre: string) => `El contenido del archivo ${nombre} no corresponde a su tipo.`,
  tamano: (nombre: string) => `El archivo ${nombre} supera los 10 MB.`,
  vacio: (nombre: string) => `El archivo ${nombre} está vacío.`,
  macros: (nombre: string) => `El archivo ${nombre} contiene macros. Guárdelo sin ellas y adjúntelo de nuevo.`,
  incrustado: (nombre: string) =>
    `El archivo ${nombre} lleva dentro otro archivo o un programa. Quítelo y adjúntelo de nuevo.`,
  lleno: `El caso ya tiene ${MAX_ANEXOS_POR_CASO} anexos, el máximo: no se pueden agregar más.`,
  noCaben: (fitting: number) =>
    `Un caso admite ${MAX_ANEXOS_POR_CASO} anexos: a este se le ${fitting === 1 ? 'puede agregar solo 1' : `pueden agregar solo ${fitting}`}.`,
} as const;

/** The hint under the file input (specification, section 2). */
export function filesHint(seleccionados: number): string {
  return seleccionados === 0 ? FILE_TEXTS.pista : `Se encuentra seleccionados ${seleccionados} anexos.`;
}

/** The reason why a case that has some files cannot take so many more, or null when it can. */
export function fullCaseReason(tiene: number, mas: number): string | null {
  const fitting = MAX_ANEXOS_POR_CASO - tiene;
  if (mas <= fitting) return null;
  return fitting <= 0 ? FILE_TEXTS.lleno : FILE_TEXTS.noCaben(fitting);
}

/** The reason why a file cannot be attached, or null when it can, judged by name and size only. */
export function refusalReason(file: { readonly name: string; readonly size: number }): string | null {
  if (extensionOf(file.name) === null) return FILE_TEXTS.tipo(file.name);
  if (file.size > MAX_BYTES_ANEXO) return FILE_TEXTS.tamano(file.name);
  if (file.size === 0) return FILE_TEXTS.vacio(file.name);
  return null;
}

/** An attachment of a case, as the history and the list of attachments show it. */
export const anexoSchema = z.object({
  id: z.int(),
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.int().nonnegative(),
  fecha: z.iso.datetime(),
  agregadoPor: z.object({ numiden: z.int(), nombre: z.string() }),
});

export type Anexo = z.infer<typeof anexoSchema>;
