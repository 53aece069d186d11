import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import {
  COLUMNAS_FESTIVOS,
  type DatosFestivo,
  FESTIVO_TEXTS,
  fallasDeFestivos,
  festivoDeLinea,
  festivoEnPalabras,
  type festivoGuardadoSchema,
  tiendasDeFestivo,
  valoresDeFestivo,
} from '#domain/cadena/festivos';
import { ENTITIES } from '#domain/common/entities';
import type { Db, Tx } from '../platform/db/db.ts';
import { festivos } from '../platform/db/schema/cadena.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { kept, writesOver } from './kept.ts';
import type { TableFile } from './tableFile.ts';

/** A holiday. */
export const HOLIDAY = kept({
  words: ENTITIES.festivo,
  table: festivos,
  key: festivos.id,
  nameOf: festivoEnPalabras,
  told: () => ({ entidad: 'festivo' }),
  missing: FESTIVO_TEXTS.noExiste,
  audited: ({ fecha, nombre, tiendas }: DatosFestivo) => ({
    ...{ fecha, nombre, tiendasQueCierran: tiendasDeFestivo(tiendas) },
  }),
  judge: async ({ id, version, ...written }: z.output<typeof festivoGuardadoSchema>, { tx }) => {
    await refuseRepeated(tx, id, written);
    const missing = fallasDeFestivos([{ linea: 0, fila: written }], await storeNumbers(tx))[0];
    if (missing !== undefined) throw invalidFields([{ campo: 'tiendas', message: missing.motivo }]);
    return written;
  },
});

/** All holidays by day. */
export function chainHolidays(db: Db) {
  return db.select().from(festivos).orderBy(asc(festivos.fecha), asc(festivos.nombre));
}

/** The holidays as a file. */
export const HOLIDAYS_FILE: TableFile<DatosFestivo> = {
  table: festivos,
  entidad: 'festivo',
  call: 'cargarFestivos',
  columns: COLUMNAS_FESTIVOS,
  readLine: festivoDeLinea,
  nameOf: festivoEnPalabras,
  valuesOf: valoresDeFestivo,
  stored: chainHolidays,
  judge: async (read, _stored, db) => fallasDeFestivos(read, await storeNumbers(db)),
  write: writesOver(festivos, [festivos.fecha, festivos.nombre]),
};

async function storeNumbers(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.select({ cvetda: stores.cvetda }).from(stores);
  return new Set(rows.map(({ cvetda }) => cvetda));
}

async function refuseRepeated(tx: Tx, id: number | null, { fecha, nombre }: DatosFestivo): Promise<void> {
  const same = and(
    eq(festivos.fecha, fecha),
    eq(festivos.nombre, nombre),
    id === null ? undefined : ne(festivos.id, id),
  );
  if ((await tx.$count(festivos, same)) > 0) {
    throw invalidFields([{ campo: 'nombre', message: FESTIVO_TEXTS.repetido }]);
  }
}
