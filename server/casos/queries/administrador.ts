import { and, arrayContains, eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { areas, stores } from '../../platform/db/schema/catalogos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import type { CasePerson } from '../people.ts';

/** A manager, with the areas. */
interface Manager {
  readonly numiden: number;
  readonly areasGerente: readonly number[];
}

/**
 * The manager who administers the cases of an area: the one with the fewest areas, since that is whose main work it is. At a
 * tie it is the lowest number.
 */
export function chooseManager<G extends Manager>(gerentes: readonly G[], idArea: number): G | undefined {
  return gerentes
    .filter(({ areasGerente }) => areasGerente.includes(idArea))
    .sort((uno, another) => uno.areasGerente.length - another.areasGerente.length || uno.numiden - another.numiden)[0];
}

/** Who administers the cases of an area: one of its managers who may sign in and see cases, or null. */
export async function whoManages(db: Db, idArea: number): Promise<CasePerson | null> {
  const gerentes = await db
    .select({
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
      areasGerente: usuarios.areasGerente,
      permisos: usuarios.permisos,
    })
    .from(usuarios)
    .where(
      and(eq(usuarios.esGerente, true), eq(usuarios.activo, true), arrayContains(usuarios.areasGerente, [idArea])),
    );
  const chosen = chooseManager(
    gerentes.filter(({ permisos }) => hasPermission(permisos, PERMISSION_GROUPS.casos)),
    idArea,
  );
  return chosen ? { numiden: chosen.numiden, nombre: chosen.nombre } : null;
}

/**
 * Who administers the cases of an area in a store (GET caso/getUserAdmin/{a}/{b}, specification section 7). Managers have
 * areas and no store, so the store only has to exist.
 */
export const administradorDeArea: Handler<typeof contratoCasos.administradorDeArea> = async (
  { ruta: { a: idArea, b: cvetda } },
  { db },
) => {
  const [area] = fitsInteger(idArea) ? await db.select().from(areas).where(eq(areas.id, idArea)) : [];
  if (!area) throw notFound(`El área ${idArea} no existe.`);
  const [tienda] = fitsInteger(cvetda) ? await db.select().from(stores).where(eq(stores.cvetda, cvetda)) : [];
  if (!tienda) throw notFound(`La tienda ${cvetda} no existe.`);
  return { administrador: await whoManages(db, idArea) };
};
