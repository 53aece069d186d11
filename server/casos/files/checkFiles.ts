import {
  type ExtensionAnexo,
  extensionOf,
  FILE_TEXTS,
  MAX_ANEXOS,
  refusalReason,
  safeFileName,
  TIPOS_ANEXO,
} from '#domain/casos/anexos';
import type { ReceivedFile } from '../../platform/http/handler.ts';
import { invalidFields, Rejection } from '../../platform/http/rejection.ts';
import { type ActiveContent, activeContentOf } from './activeContent.ts';
import { contentKind } from './contentKind.ts';

/** A file that may be attached: its name is safe, its content is what its name says. */
export interface CheckedFile {
  readonly nombre: string;
  readonly extension: ExtensionAnexo;
  readonly contenido: Buffer;
  readonly sha256: string;
}

/**
 * Checks the files of a case: how many, and of each one name, size and content (specification, sections 5 and 9).
 * @throws Rejection 400 for a sixth or an empty file, 413 for one over 10 MB, 415 for a type that is not in the list or
 * that its content denies, and for macros or another file inside an office file.
 */
export async function checkFiles(files: readonly ReceivedFile[]): Promise<readonly CheckedFile[]> {
  if (files.length > MAX_ANEXOS) {
    throw invalidFields([{ campo: 'files', message: FILE_TEXTS.demasiados }]);
  }
  return Promise.all(files.map(checkFile));
}

async function checkFile({ nombre: recibido, contenido, sha256 }: ReceivedFile): Promise<CheckedFile> {
  const nombre = safeFileName(withoutFormEscapes(recibido));
  const extension = extensionOf(nombre);
  const motivo = refusalReason({ name: nombre, size: contenido.length });
  if (motivo !== null || extension === null) {
    const message = motivo ?? FILE_TEXTS.tipo(nombre);
    const status = extension === null ? 415 : contenido.length === 0 ? 400 : 413;
    throw new Rejection(status, message, { campos: [{ campo: 'files', message }] });
  }
  const message = await faultOfContent(nombre, extension, contenido);
  if (message !== null) throw new Rejection(415, message, { campos: [{ campo: 'files', message }] });
  return { nombre, extension, contenido, sha256 };
}

/** Why what is in a file is not taken, with what to do; null when it is. */
async function faultOfContent(nombre: string, extension: ExtensionAnexo, content: Buffer): Promise<string | null> {
  const kind = await contentKind(content);
  if (kind === 'encrypted') return FILE_TEXTS.contrasena(nombre);
  if (kind === 'damaged') return FILE_TEXTS.danado(nombre);
  if (kind === null) return FILE_TEXTS.contenido(nombre);
  if (TIPOS_ANEXO[extension] !== TIPOS_ANEXO[kind as ExtensionAnexo]) return FILE_TEXTS.otroTipo(nombre, kind);
  const activo = activeContentOf(extension, content);
  return activo === 'none' ? null : TEXT_OF[activo](nombre);
}

const TEXT_OF = {
  macros: FILE_TEXTS.macros,
  embedded: FILE_TEXTS.incrustado,
  unreadable: FILE_TEXTS.danado,
} as const satisfies Record<Exclude<ActiveContent, 'none'>, (nombre: string) => string>;

/** Browsers write quotes and line breaks of a file name this way in a form, and nothing else. */
function withoutFormEscapes(nombre: string): string {
  return nombre.replace(/%22/g, '"').replace(/%0D|%0A/g, '');
}
