import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DatosClaves } from '#domain/cadena/clavesFiscales';
import { AMBITOS, COLUMNAS_CLAVES, clavesDeLinea } from '#domain/cadena/clavesFiscales';
import { clavesFiscales } from '../db/schema/cadena.ts';
import type { TableFile } from './tableFile.ts';

/** The authority's keys as a file. */
export const KEYS_FILE: TableFile<DatosClaves> = {
  table: clavesFiscales,
  entidad: 'claveFiscal',
  call: 'cargarClaves',
  columns: COLUMNAS_CLAVES,
  readLine: clavesDeLinea,
  nameOf: ({ ambito, codigo }) => `${AMBITOS[ambito]} ${codigo}`,
  valuesOf: ({ ambito, codigo, claveProdServ, claveUnidad, exento }) => [
    ...[AMBITOS[ambito], codigo, claveProdServ, claveUnidad, exento ? 'Sí' : 'No'],
  ],
  stored: (db) =>
    db
      .select()
      .from(clavesFiscales)
      .orderBy(asc(eq(clavesFiscales.ambito, 'articulo')), asc(clavesFiscales.codigo)),
  async write(tx, datos) {
    const { claveProdServ, claveUnidad, exento } = getTableColumns(clavesFiscales);
    const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`);
    await tx
      .insert(clavesFiscales)
      .values([...datos])
      .onConflictDoUpdate({
        target: [clavesFiscales.ambito, clavesFiscales.codigo],
        set: {
          claveProdServ: given(claveProdServ),
          claveUnidad: given(claveUnidad),
          exento: given(exento),
          version: sql`${clavesFiscales.version} + 1`,
        },
      });
  },
};
