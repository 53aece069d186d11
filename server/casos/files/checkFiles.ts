import { fileTypeFromBuffer } from 'file-type';
import type { ExtensionAnexo } from '#domain/anexos';
import { extensionOf, FILE_TEXTS, MAX_ANEXOS, refusalReason, safeFileName } from '#domain/anexos';
import type { ReceivedFile } from '../../http/handler.ts';
import { invalidFields, Rejection } from '../../http/rejection.ts';
import type { ActiveContent } from './activeContent.ts';
import { activeContentOf } from './activeContent.ts';
import { compoundNames } from './compoundNames.ts';

/** A file that may be attached: its name is safe, its content is what its name says. */
export interface CheckedFile {
  readonly nombre: string;
  readonly extension: ExtensionAnexo;
  readonly contenido: Buffer;
  readonly sha256: string;
}

/** What each extension's content must be recognised as. Word 97 and OpenDocument are judged below. */
const CONTENT_MIME: Readonly<Record<ExtensionAnexo, readonly string[]>> = {
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odf: [],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  png: ['image/png', 'image/apng'],
  jpeg: ['image/jpeg'],
  jpg: ['image/jpeg'],
};

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
  const activo = (await contentMatches(extension, contenido)) ? activeContentOf(extension, contenido) : 'unreadable';
  if (activo !== 'none') {
    const message = TEXT_OF[activo](nombre);
    throw new Rejection(415, message, { campos: [{ campo: 'files', message }] });
  }
  return { nombre, extension, contenido, sha256 };
}

const TEXT_OF = {
  macros: FILE_TEXTS.macros,
  embedded: FILE_TEXTS.incrustado,
  unreadable: FILE_TEXTS.contenido,
} as const satisfies Record<Exclude<ActiveContent, 'none'>, (nombre: string) => string>;

/** Browsers write quotes and line breaks of a file name this way in a form, and nothing else. */
function withoutFormEscapes(nombre: string): string {
  return nombre.replace(/%22/g, '"').replace(/%0D|%0A/g, '');
}

async function contentMatches(extension: ExtensionAnexo, content: Buffer): Promise<boolean> {
  if (extension === 'odf') return isOpenDocument(content);
  const mime = await fileTypeFromBuffer(content).then(
    (kind) => kind?.mime ?? '',
    // A damaged archive is not what its name says; why the parser gave up on it does not matter.
    () => '',
  );
  if (!CONTENT_MIME[extension].includes(mime)) return false;
  // Installers and spreadsheets use the same container as Word 97; only a document has a stream of this name.
  return extension !== 'doc' || compoundNames(content)?.includes('worddocument') === true;
}

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');
const MIMETYPE_ODF = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.', 'latin1');
const ZIP_HEADER_END = 30;

/**
 * An OpenDocument file begins with an uncompressed entry 'mimetype'. Read here, because the library does not know the
 * formula documents to which the extension .odf properly belongs.
 */
function isOpenDocument(content: Buffer): boolean {
  return (
    content.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE) &&
    content.subarray(ZIP_HEADER_END, ZIP_HEADER_END + MIMETYPE_ODF.length).equals(MIMETYPE_ODF)
  );
}
