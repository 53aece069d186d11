import { and, arrayContains, eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { Db } from '../../db/db.ts';
import { areas, tiendas } from '../../db/schema/catalogos.ts';
import { usuarios } from '../../db/schema/personas.ts';
import { cabeEnEntero } from '../../db/texto.ts';
import type { Manejador } from '../../http/manejador.ts';
import { noEncontrado } from '../../http/rechazo.ts';
import type { PersonaDeCaso } from '../personas.ts';

/** A manager, and of which areas. */
interface Gerente {
  readonly numiden: number;
  readonly areasGerente: readonly number[];
}

/**
 * Which of an area's managers administers its cases: the one with the fewest areas, since that is whose main work it is,
 * and of several such the one with the lowest number.
 */
export const elegirAdministrador = <G extends Gerente>(gerentes: readonly G[], idArea: number): G | undefined =>
  gerentes
    .filter(({ areasGerente }) => areasGerente.includes(idArea))
    .sort((uno, otro) => uno.areasGerente.length - otro.areasGerente.length || uno.numiden - otro.numiden)[0];

/** Who administers the cases of an area: one of its managers who may sign in and see cases, or nobody. */
export const quienAdministra = async (db: Db, idArea: number): Promise<PersonaDeCaso | null> => {
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
  const elegido = elegirAdministrador(
    gerentes.filter(({ permisos }) => tienePermiso(permisos, GRUPOS.casos)),
    idArea,
  );
  return elegido ? { numiden: elegido.numiden, nombre: elegido.nombre } : null;
};

/**
 * Who administers the cases of an area in a store (GET caso/getUserAdmin/{a}/{b}, specification section 7). Managers have
 * areas and no store, so the store only has to exist.
 */
export const administradorDeArea: Manejador<typeof contratoCasos.administradorDeArea> = async (
  { ruta: { a: idArea, b: cvetda } },
  { db },
) => {
  const [area] = cabeEnEntero(idArea) ? await db.select().from(areas).where(eq(areas.id, idArea)) : [];
  if (!area) throw noEncontrado(`El área ${idArea} no existe.`);
  const [tienda] = cabeEnEntero(cvetda) ? await db.select().from(tiendas).where(eq(tiendas.cvetda, cvetda)) : [];
  if (!tienda) throw noEncontrado(`La tienda ${cvetda} no existe.`);
  return { administrador: await quienAdministra(db, idArea) };
};
