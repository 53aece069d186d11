import { readFileSync, statSync } from 'node:fs';
import { errorCodeOf } from '../startup/startupError.ts';
import type { OpenedCsd } from './csd.ts';
import { fallaDelCsd, openCsd } from './csd.ts';

/** Where the environment says that a CSD is; null for what it does not say. */
export interface CsdFiles {
  readonly cer: string | null;
  readonly llave: string | null;
  readonly contrasena: string | null;
}

/** Opens the CSD of the environment, or says in one sentence why it cannot be opened. */
export function readCsdFiles({ cer, llave, contrasena }: CsdFiles): OpenedCsd {
  if (cer === null) return { falla: missing('CSD_CER') };
  if (llave === null) return { falla: missing('CSD_LLAVE') };
  if (contrasena === null) return { falla: missing('CSD_CONTRASENA') };
  const certificate = read(cer, 'CSD_CER');
  if (typeof certificate === 'string') return { falla: certificate };
  const key = read(llave, 'CSD_LLAVE');
  return typeof key === 'string' ? { falla: key } : openCsd(certificate, key, contrasena);
}

/** Tells whoever starts a server what is wrong with its CSD; null when there is nothing to tell. */
export function csdInWords(files: CsdFiles | null, rfcEmisor: string, now: Date): string | null {
  if (files === null) return null;
  const opened = readCsdFiles(files);
  const falla = 'falla' in opened ? opened.falla : fallaDelCsd(opened.csd, rfcEmisor, now);
  return falla === null ? null : `${falla} Mientras tanto no se timbran facturas; lo demás sigue.`;
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
