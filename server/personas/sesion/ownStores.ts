import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SinTiendas } from '#domain/common/sinTiendas';
import { trabajaEnTodas } from '#domain/personas/sesion';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';

/** More are not named in a sentence. */
const NAMED_AT_MOST = 5;

/** The names of a person's stores in which one can sign in, by name. */
export async function namesOfStores(db: Db, cvetdas: readonly number[]): Promise<readonly string[]> {
  if (cvetdas.length === 0) return [];
  const rows = await db
    .select({ nombre: stores.nombre })
    .from(stores)
    .where(and(inArray(stores.cvetda, [...cvetdas]), eq(stores.admiteLogin, true)))
    .orderBy(asc(stores.nombre));
  return rows.map(({ nombre }) => nombre);
}

/** The stores in which a person can work, by name, among those where one can sign in. */
export async function storesToWorkAt(
  db: Db,
  own: Parameters<typeof trabajaEnTodas>[0],
  sinTiendas: SinTiendas,
): Promise<{ cvetda: number; nombre: string }[]> {
  const rows = await db
    .select({ cvetda: stores.cvetda, nombre: stores.nombre })
    .from(stores)
    .where(
      and(
        eq(stores.admiteLogin, true),
        trabajaEnTodas(own, sinTiendas) ? undefined : inArray(stores.cvetda, own.tiendas),
      ),
    );
  return rows.sort((one, other) => alphabetical(one.nombre, other.nombre));
}

/** Why a person cannot sign in at a store, and at which ones instead. */
export async function otherStoreText(db: Db, tienda: string, own: readonly number[]): Promise<string> {
  const names = await namesOfStores(db, own);
  if (names.length === 0) return `No puede entrar en ${tienda}: pida que le asignen esa tienda.`;
  const cuales =
    names.length > NAMED_AT_MOST
      ? 'una de las suyas'
      : new Intl.ListFormat('es', { type: 'disjunction' }).format(names);
  return `No puede entrar en ${tienda}: elija ${cuales}, o pida que le asignen esa tienda.`;
}
