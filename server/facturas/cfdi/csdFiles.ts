import { readFileSync, statSync } from 'node:fs';
import { errorCodeOf } from '../../platform/startupError.ts';
import { fallaDelCsd, type OpenedCsd, openCsd } from './csd.ts';

/** Where the environment says that a CSD is; null for what it does not say. */
export interface CsdFiles {
  readonly cer: string | null;
  readonly llave: string | null;
  readonly contrasena: string | null;
}

/** Opens the CSD of the environment, or says in one sentence why it cannot be opened. */
function readCsdFiles({ cer, llave, contrasena }: CsdFiles): OpenedCsd {
  if (cer === null) return unread(missing('CSD_CER'));
  if (llave === null) return unread(missing('CSD_LLAVE'));
  if (contrasena === null) return unread(missing('CSD_CONTRASENA'));
  const certificate = read(cer, 'CSD_CER');
  if (typeof certificate === 'string') return unread(certificate);
  const key = read(llave, 'CSD_LLAVE');
  return typeof key === 'string' ? unread(key) : openCsd(certificate, key, contrasena);
}

/** The CSD of the environment, if its issuer can seal with it now, or why not. Read each time: a fault may have been mended meanwhile. */
export function sealingCsdOf(files: CsdFiles, rfcEmisor: string, now: Date): OpenedCsd {
  const opened = readCsdFiles(files);
  if ('falla' in opened) return opened;
  const falla = fallaDelCsd(opened.csd, rfcEmisor, now);
  return falla === null ? opened : unread(falla);
}

function unread(falla: string): OpenedCsd {
  return { falla, parte: null };
}

function missing(variable: string): string {
  return `Falta ${variable}: un CSD se indica con CSD_CER, CSD_LLAVE y CSD_CONTRASENA.`;
}

function read(file: string, variable: string): Buffer | string {
  try {
    // A pipe or a device would never end.
    if (!statSync(file).isFile()) return `Lo que indica ${variable}, ${file}, no es un archivo.`;
    return readFileSync(file);
  } catch (error) {
    const code = errorCodeOf(error);
    const why = code === 'ENOENT' ? 'no existe' : `no se puede leer (${code})`;
    return `El archivo de ${variable}, ${file}, ${why}.`;
  }
}
