import { asc, eq } from 'drizzle-orm';
import {
  AMBITOS,
  CLAVE_TEXTS,
  type ClavesDeArchivo,
  COLUMNAS_CLAVES,
  COLUMNAS_DE_MAS,
  clavesCompletas,
  clavesDeLinea,
  seContradicen,
} from '#domain/cadena/clavesFiscales';
import { RETORNOS } from '#domain/cadena/retorno';
import { clavesFiscales } from '../platform/db/schema/cadena.ts';
import { writesOver } from './kept.ts';
import type { TableFile } from './tableFile.ts';

const writeKeys = writesOver(clavesFiscales, [clavesFiscales.ambito, clavesFiscales.codigo]);

/** The authority's keys as a file. */
export const KEYS_FILE: TableFile<ClavesDeArchivo> = {
  table: clavesFiscales,
  entidad: 'claveFiscal',
  call: 'cargarClaves',
  columns: COLUMNAS_CLAVES,
  spare: { columns: COLUMNAS_DE_MAS, keep: clavesCompletas, mayBeEmpty: true },
  readLine: clavesDeLinea,
  nameOf: ({ ambito, codigo }) => `${AMBITOS[ambito]} ${codigo}`,
  valuesOf: ({ ambito, codigo, claveProdServ, claveUnidad, exento, objetoImp, retorno }) => [
    ...[AMBITOS[ambito], codigo, claveProdServ, claveUnidad, exento ? 'Sí' : 'No', objetoImp ?? ''],
    retorno === null ? '' : RETORNOS[retorno],
  ],
  stored: (db) =>
    db
      .select()
      .from(clavesFiscales)
      .orderBy(asc(eq(clavesFiscales.ambito, 'articulo')), asc(clavesFiscales.codigo)),
  judge: (read) =>
    read.filter(({ fila }) => seContradicen(fila)).map(({ linea }) => ({ linea, motivo: CLAVE_TEXTS.exento })),
  write: (tx, datos) =>
    writeKeys(
      tx,
      datos.map((fila) => clavesCompletas(fila, undefined)),
    ),
};
