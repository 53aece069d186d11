import { fileTypeFromBuffer } from 'file-type';
import type { ExtensionAnexo } from '#domain/anexos';
import { extensionDe, MAX_ANEXOS, motivoDeRechazo, nombreSeguroDeAnexo, TEXTOS_ANEXOS } from '#domain/anexos';
import type { ArchivoRecibido } from '../http/manejador.ts';
import { camposInvalidos, Rechazo } from '../http/rechazo.ts';
import type { ActiveContent } from './archivos/activeContent.ts';
import { activeContentOf } from './archivos/activeContent.ts';
import { compoundNames } from './archivos/compoundNames.ts';

/** A file that may be attached: its name is safe, its content is what its name says. */
export interface AnexoRevisado {
  readonly nombre: string;
  readonly extension: ExtensionAnexo;
  readonly contenido: Buffer;
  readonly sha256: string;
}

/** What each extension's content must be recognised as. Word 97 and OpenDocument are judged below. */
const MIME_DE_CONTENIDO: Readonly<Record<ExtensionAnexo, readonly string[]>> = {
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
 * @throws Rechazo 400 for a sixth or an empty file, 413 for one over 10 MB, 415 for a type that is not in the list or
 * that its content denies, and for macros or another file inside an office file.
 */
export const revisarAnexos = async (archivos: readonly ArchivoRecibido[]): Promise<readonly AnexoRevisado[]> => {
  if (archivos.length > MAX_ANEXOS) {
    throw camposInvalidos([{ campo: 'files', message: TEXTOS_ANEXOS.demasiados }]);
  }
  return Promise.all(archivos.map(revisarAnexo));
};

const revisarAnexo = async ({ nombre: recibido, contenido, sha256 }: ArchivoRecibido): Promise<AnexoRevisado> => {
  const nombre = nombreSeguroDeAnexo(sinEscapesDeFormulario(recibido));
  const extension = extensionDe(nombre);
  const motivo = motivoDeRechazo({ name: nombre, size: contenido.length });
  if (motivo !== null || extension === null) {
    const message = motivo ?? TEXTOS_ANEXOS.tipo(nombre);
    const status = extension === null ? 415 : contenido.length === 0 ? 400 : 413;
    throw new Rechazo(status, message, { campos: [{ campo: 'files', message }] });
  }
  const activo = (await contenidoCorresponde(extension, contenido))
    ? activeContentOf(extension, contenido)
    : 'unreadable';
  if (activo !== 'none') {
    const message = TEXTO_DE[activo](nombre);
    throw new Rechazo(415, message, { campos: [{ campo: 'files', message }] });
  }
  return { nombre, extension, contenido, sha256 };
};

const TEXTO_DE = {
  macros: TEXTOS_ANEXOS.macros,
  embedded: TEXTOS_ANEXOS.incrustado,
  unreadable: TEXTOS_ANEXOS.contenido,
} as const satisfies Record<Exclude<ActiveContent, 'none'>, (nombre: string) => string>;

/** Browsers write quotes and line breaks of a file name this way in a form, and nothing else. */
const sinEscapesDeFormulario = (nombre: string): string => nombre.replace(/%22/g, '"').replace(/%0D|%0A/g, '');

const contenidoCorresponde = async (extension: ExtensionAnexo, contenido: Buffer): Promise<boolean> => {
  if (extension === 'odf') return esOpenDocument(contenido);
  const mime = await fileTypeFromBuffer(contenido).then(
    (tipo) => tipo?.mime ?? '',
    // A damaged archive is not what its name says; why the parser gave up on it does not matter.
    () => '',
  );
  if (!MIME_DE_CONTENIDO[extension].includes(mime)) return false;
  // Installers and spreadsheets use the same container as Word 97; only a document has a stream of this name.
  return extension !== 'doc' || compoundNames(contenido)?.includes('worddocument') === true;
};

const FIRMA_ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const MIMETYPE_ODF = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.', 'latin1');
const FIN_DE_CABECERA_ZIP = 30;

/**
 * An OpenDocument file begins with an uncompressed entry 'mimetype'. Read here, because the library does not know the
 * formula documents to which the extension .odf properly belongs.
 */
const esOpenDocument = (contenido: Buffer): boolean =>
  contenido.subarray(0, FIRMA_ZIP.length).equals(FIRMA_ZIP) &&
  contenido.subarray(FIN_DE_CABECERA_ZIP, FIN_DE_CABECERA_ZIP + MIMETYPE_ODF.length).equals(MIMETYPE_ODF);
