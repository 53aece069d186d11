import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** A file that cannot be read to its end; `message` is one Spanish sentence for whoever runs the import. */
export class ErrorDeArchivo extends Error {}

/** One record of the file: `linea` is where it ends, counted from 1; `valores` are in the order of the columns asked for. */
export interface Registro {
  readonly linea: number;
  /** Null when the record does not have as many values as the header. */
  readonly valores: readonly string[] | null;
}

/**
 * Reads a CSV file, plain or gzip (by its name), as a stream and in UTF-8.
 * @param columnas names that the header must have, in any order and among others.
 * @param alAvanzar told how many bytes of the file were read.
 * @throws ErrorDeArchivo when it is missing, cut off, not gzip, not UTF-8, not CSV, or lacks a column.
 */
export async function* leerCsv(
  ruta: string,
  columnas: readonly string[],
  alAvanzar: (bytes: number) => void,
): AsyncGenerator<Registro> {
  try {
    const { lugares, ancho, registros } = await abrir(ruta, columnas, alAvanzar);
    for await (const { record, info } of registros) {
      const valores = record.length === ancho ? lugares.map((lugar) => record[lugar] ?? '') : null;
      yield { linea: info.lines, valores };
    }
  } catch (error) {
    throw comoErrorDeArchivo(ruta, error);
  }
}

/** Size of a file in bytes. @throws ErrorDeArchivo when there is no such file. */
export const tamanoDe = async (ruta: string): Promise<number> => {
  try {
    const datos = await stat(ruta);
    if (datos.isDirectory()) throw new ErrorDeArchivo(`${ruta} es una carpeta, no un archivo.`);
    return datos.size;
  } catch (error) {
    throw comoErrorDeArchivo(ruta, error);
  }
};

interface RegistroCrudo {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const abrir = async (ruta: string, columnas: readonly string[], alAvanzar: (bytes: number) => void) => {
  const origen = createReadStream(ruta);
  origen.on('data', (trozo) => alAvanzar(trozo.length));
  const csv = parse({ info: true, relax_column_count: true, skip_empty_lines: true });
  // The parser is destroyed with the error of whichever step failed, and the loop over it throws that error.
  const alTerminar = () => undefined;
  if (ruta.toLowerCase().endsWith('.gz')) pipeline(origen, createGunzip(), soloUtf8(), csv, alTerminar);
  else pipeline(origen, soloUtf8(), csv, alTerminar);
  const registros: AsyncIterableIterator<RegistroCrudo> = (csv as Readable)[Symbol.asyncIterator]();
  const primero = await registros.next();
  if (primero.done === true) throw new ErrorDeArchivo(`El archivo ${ruta} está vacío.`);
  const encabezado = primero.value.record.map((nombre) => nombre.trim());
  const faltan = columnas.filter((columna) => !encabezado.includes(columna));
  if (faltan.length > 0) {
    origen.destroy();
    throw new ErrorDeArchivo(`Al archivo ${ruta} le faltan las columnas: ${faltan.join(', ')}.`);
  }
  return { lugares: columnas.map((columna) => encabezado.indexOf(columna)), ancho: encabezado.length, registros };
};

const soloUtf8 = (): Transform => {
  const lector = new TextDecoder('utf-8', { fatal: true });
  return new Transform({
    transform(trozo: Buffer, _codificacion, listo) {
      try {
        listo(null, lector.decode(trozo, { stream: true }));
      } catch (error) {
        listo(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(listo) {
      try {
        listo(null, lector.decode());
      } catch (error) {
        listo(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
};

const comoErrorDeArchivo = (ruta: string, error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ErrorDeArchivo) return error;
  const codigo = 'code' in error ? String(error.code) : '';
  if (codigo === 'ENOENT') return new ErrorDeArchivo(`No existe el archivo ${ruta}.`);
  if (codigo === 'EACCES' || codigo === 'EPERM')
    return new ErrorDeArchivo(`No hay permiso para leer el archivo ${ruta}.`);
  if (codigo === 'EISDIR') return new ErrorDeArchivo(`${ruta} es una carpeta, no un archivo.`);
  if (codigo === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new ErrorDeArchivo(`El archivo ${ruta} no está en UTF-8.`);
  if (codigo.startsWith('Z_')) return new ErrorDeArchivo(`El archivo ${ruta} está incompleto o no es gzip.`);
  if (codigo.startsWith('CSV_')) {
    const linea = 'lines' in error ? ` en la línea ${String(error.lines)}` : '';
    return new ErrorDeArchivo(`El archivo ${ruta} no es un CSV válido${linea}: hay comillas sin cerrar o mal puestas.`);
  }
  return error;
};
