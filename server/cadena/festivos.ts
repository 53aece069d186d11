import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Guardado } from '#contract/common/answers';
import type { DatosFestivo, festivoGuardadoSchema, festivoPorQuitarSchema } from '#domain/cadena/festivos';
import {
  COLUMNAS_FESTIVOS,
  FESTIVO_TEXTS,
  fallasDeFestivos,
  festivoDeLinea,
  festivoEnPalabras,
  tiendasDeFestivo,
  valoresDeFestivo,
} from '#domain/cadena/festivos';
import { ENTITIES } from '#domain/common/entities';
import type { Db, Tx } from '../platform/db/db.ts';
import { festivos } from '../platform/db/schema/cadena.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import type { Context } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import type { RecordKind } from '../platform/records/save.ts';
import { saveRecord } from '../platform/records/save.ts';
import type { TableFile } from './tableFile.ts';
import { lockTable } from './tableFile.ts';

const HOLIDAY = {
  words: ENTITIES.festivo,
  table: festivos,
  key: festivos.id,
  nameOf: festivoEnPalabras,
  told: () => ({ entidad: 'festivo' }),
  missing: FESTIVO_TEXTS.noExiste,
  lockFirst: (tx) => lockTable(tx, festivos),
} satisfies RecordKind<typeof festivos>;

/** All holidays by day. */
export function chainHolidays(db: Db) {
  return db.select().from(festivos).orderBy(asc(festivos.fecha), asc(festivos.nombre));
}

/** Saves a holiday. @throws Rejection 400 at the stores where there is none of a number, at the name where the day has it already. */
export function saveHoliday(
  { id, version, ...written }: z.output<typeof festivoGuardadoSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    HOLIDAY,
    {
      call: 'guardarFestivo',
      id,
      version,
      contents: { id, ...written },
      effect: async ({ tx, row }) => {
        await refuseRepeated(tx, id, written);
        const missing = fallasDeFestivos([{ linea: 0, fila: written }], await storeNumbers(tx))[0];
        if (missing !== undefined) throw invalidFields([{ campo: 'tiendas', message: missing.motivo }]);
        return {
          text: FESTIVO_TEXTS.guardado,
          columns: written,
          before: row === null ? null : audited(row),
          after: audited(written),
        };
      },
    },
    context,
  );
}

/** Takes a holiday away: on that day the stores keep their hours. */
export function removeHoliday(
  { id, version }: z.output<typeof festivoPorQuitarSchema>,
  context: Context,
): Promise<Guardado> {
  return saveRecord(
    HOLIDAY,
    {
      call: 'quitarFestivo',
      id,
      version,
      contents: { id },
      effect: ({ row }) => ({
        text: FESTIVO_TEXTS.quitado,
        columns: 'deleted',
        before: row === null ? null : audited(row),
        after: null,
      }),
    },
    context,
  );
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
  async write(tx, datos) {
    const { tiendas } = getTableColumns(festivos);
    await tx
      .insert(festivos)
      .values([...datos])
      .onConflictDoUpdate({
        target: [festivos.fecha, festivos.nombre],
        set: { tiendas: sql.raw(`excluded.${tiendas.name}`), version: sql`${festivos.version} + 1` },
      });
  },
};

async function storeNumbers(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.select({ cvetda: stores.cvetda }).from(stores);
  return new Set(rows.map(({ cvetda }) => cvetda));
}

function audited({ fecha, nombre, tiendas }: DatosFestivo) {
  return { fecha, nombre, tiendasQueCierran: tiendasDeFestivo(tiendas) };
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
