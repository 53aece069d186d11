import { asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  COLUMNAS_HORARIO,
  COLUMNAS_TIENDAS,
  conSuHorario,
  type DatosTienda,
  fallasDeTiendas,
  tiendaDeLinea,
  valoresDeTienda,
} from '#domain/cadena/archivoDeTiendas';
import { MOMENTOS_DE_NOTA } from '#domain/cadena/globales/notas';
import { PERIODICIDADES_GLOBALES } from '#domain/cadena/globales/periodos';
import { horarioEnPalabras } from '#domain/cadena/horario';
import { mismoNombre, TIENDA_TEXTS, TIPOS_TIENDA, type tiendaGuardadaSchema } from '#domain/cadena/tiendas';
import { ENTITIES } from '#domain/common/entities';
import type { Db, Tx } from '../platform/db/db.ts';
import { stores } from '../platform/db/schema/catalogos.ts';
import { conflict, invalidFields } from '../platform/http/rejection.ts';
import { kept } from './kept.ts';
import type { TableFile } from './tableFile.ts';

type StoreRow = typeof stores.$inferSelect;

/** A store; one is made with the number that its tills have, and none goes: sales name it for ever. */
export const STORE = kept({
  words: ENTITIES.tienda,
  table: stores,
  key: stores.cvetda,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'tienda' }),
  missing: TIENDA_TEXTS.noExiste,
  audited,
  judge: async ({ id, version, globales, ...written }: z.output<typeof tiendaGuardadaSchema>, { tx, row, numiden }) => {
    await refuseRepeated(tx, row, written);
    if (row?.admiteLogin === true && !written.admiteLogin) await demandAnotherEntrance(tx, row.cvetda);
    return {
      ...written,
      cvetda: row?.cvetda ?? written.cvetda,
      ...{ globales: globales?.periodicidad ?? null, globalesDesde: globales?.desde ?? null },
      globalesNumiden: chosenBy(row, globales, numiden),
      globalesNotas: globales?.notas ?? 'alMomento',
    };
  },
});

/** All stores by number, with what is set up of each. */
export async function chainStores(db: Db) {
  const rows = await db.select().from(stores).orderBy(asc(stores.cvetda));
  return rows.map((row) => {
    const { cvetda: id, version, nombre, tipo, admiteLogin, codigoPostal, serie, horario } = row;
    return { id, version, nombre, tipo, admiteLogin, codigoPostal, serie, horario, globales: settingOf(row) };
  });
}

/** The stores as a file. */
export const STORES_FILE: TableFile<DatosTienda> = {
  table: stores,
  entidad: 'tienda',
  call: 'cargarTiendas',
  columns: COLUMNAS_TIENDAS,
  spare: { columns: COLUMNAS_HORARIO, keep: conSuHorario, mayBeEmpty: false },
  readLine: tiendaDeLinea,
  nameOf: ({ cvetda }) => `La tienda ${cvetda}`,
  valuesOf: valoresDeTienda,
  stored: async (db) => (await chainStores(db)).map(({ id: cvetda, version: _, ...store }) => ({ cvetda, ...store })),
  judge: fallasDeTiendas,
  async write(tx, datos, numiden) {
    const { cvetda: _, version, globalesNumiden, ...columns } = getTableColumns(stores);
    const given = (column: { readonly name: string }) => sql.raw(`excluded.${column.name}`);
    const { globales, globalesDesde } = columns;
    await tx
      .insert(stores)
      .values(
        datos.map(({ globales: setting, ...store }) => ({
          ...store,
          ...{ globales: setting?.periodicidad ?? null, globalesDesde: setting?.desde ?? null },
          ...{ globalesNotas: setting?.notas ?? 'alMomento', globalesNumiden: setting === null ? null : numiden },
        })),
      )
      .onConflictDoUpdate({
        target: stores.cvetda,
        set: {
          ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, given(column)])),
          // As `chosenBy`.
          globalesNumiden: sql`case when ${globales} = ${given(globales)} and ${globalesDesde} = ${given(globalesDesde)}
            then ${globalesNumiden} else ${given(globalesNumiden)} end`,
          version: sql`${version} + 1`,
        },
      });
  },
};

/** Who chose how a store's sales are invoiced together: whoever writes something else of it does not take their place. */
function chosenBy(row: StoreRow | null, globales: Setting, numiden: number): number | null {
  if (globales === null) return null;
  const isAsBefore = row?.globales === globales.periodicidad && row.globalesDesde === globales.desde;
  return isAsBefore ? row.globalesNumiden : numiden;
}

type Setting = z.output<typeof tiendaGuardadaSchema>['globales'];

function settingOf({
  globales: periodicidad,
  globalesDesde: desde,
  globalesNotas: notas,
}: Pick<StoreRow, 'globales' | 'globalesDesde' | 'globalesNotas'>): Setting {
  return periodicidad === null || desde === null ? null : { periodicidad, desde, notas };
}

function audited(store: Omit<StoreRow, 'version'>) {
  const { nombre, tipo, admiteLogin, codigoPostal, serie, horario } = store;
  const globales = settingOf(store);
  return {
    ...{ nombre, tipo: TIPOS_TIENDA[tipo], admiteLogin, codigoPostal, serie },
    facturaGlobal:
      globales === null ? null : `${PERIODICIDADES_GLOBALES[globales.periodicidad].nombre} desde el ${globales.desde}`,
    notasDeGlobales: globales === null ? null : MOMENTOS_DE_NOTA[globales.notas],
    horario: horario === null ? null : horarioEnPalabras(horario),
  };
}

/** @throws Rejection 400 at the number, the name or the series that another store has. */
async function refuseRepeated(
  tx: Tx,
  row: StoreRow | null,
  { cvetda, nombre, serie }: Pick<StoreRow, 'cvetda' | 'nombre' | 'serie'>,
): Promise<void> {
  const others = await tx
    .select()
    .from(stores)
    .where(row === null ? undefined : ne(stores.cvetda, row.cvetda));
  const repeated = [
    { campo: 'cvetda', message: TIENDA_TEXTS.numeroRepetido, is: (other: StoreRow) => other.cvetda === cvetda },
    {
      campo: 'nombre',
      message: TIENDA_TEXTS.nombreRepetido,
      is: (other: StoreRow) => mismoNombre(other.nombre, nombre),
    },
    {
      campo: 'serie',
      message: TIENDA_TEXTS.serieRepetida,
      is: (other: StoreRow) => serie !== null && other.serie === serie,
    },
  ].filter(({ campo, is }) => (campo !== 'cvetda' || row === null) && others.some(is));
  const [first, ...rest] = repeated.map(({ campo, message }) => ({ campo, message }));
  if (first !== undefined) throw invalidFields([first, ...rest]);
}

/** @throws Rejection 409 where nobody could sign in any more. */
async function demandAnotherEntrance(tx: Tx, cvetda: number): Promise<void> {
  const open = await tx.select({ cvetda: stores.cvetda }).from(stores).where(eq(stores.admiteLogin, true));
  if (open.every((one) => one.cvetda === cvetda)) throw conflict(TIENDA_TEXTS.ultimaConEntrada);
}
