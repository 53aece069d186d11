import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { tiendas } from '../db/schema/catalogos.ts';

/** More are not named in a sentence. */
const NAMED_AT_MOST = 5;

/** The names of a person's stores in which one can sign in, by name. */
export async function namesOfStores(db: Db, cvetdas: readonly number[]): Promise<readonly string[]> {
  if (cvetdas.length === 0) return [];
  const rows = await db
    .select({ nombre: tiendas.nombre })
    .from(tiendas)
    .where(and(inArray(tiendas.cvetda, [...cvetdas]), eq(tiendas.admiteLogin, true)))
    .orderBy(asc(tiendas.nombre));
  return rows.map(({ nombre }) => nombre);
}

/** Why a person cannot sign in at a store, and at which ones instead. */
export async function otherStoreText(db: Db, tienda: string, propias: readonly number[]): Promise<string> {
  const nombres = await namesOfStores(db, propias);
  if (nombres.length === 0) return `No puede entrar en ${tienda}: pida que le asignen esa tienda.`;
  const cuales =
    nombres.length > NAMED_AT_MOST
      ? 'una de las suyas'
      : new Intl.ListFormat('es', { type: 'disjunction' }).format(nombres);
  return `No puede entrar en ${tienda}: elija ${cuales}, o pida que le asignen esa tienda.`;
}
