import { and, eq, inArray, or } from 'drizzle-orm';
import { leerFiltro, puedeAbrirLista, type Vista } from '#domain/escritorio/vistas';
import type { ChoiceOf } from '#domain/lists/filterKinds';
import { type AnteLoGuardado, puedeCambiar, puedeUsar } from '#domain/personas/propioODeArea';
import { whoKeeps } from '../../personas/whoKeeps.ts';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Db } from '../../platform/db/db.ts';
import { areas, stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';
import { vistas, vistasFijadas } from '../../platform/db/schema/vistas.ts';
import type { ServerSession } from '../../platform/http/handler.ts';

/** The views that a person may use now, by name, each with its filter as the lists are today. */
export async function readViews(db: Db, sesion: ServerSession): Promise<readonly Vista[]> {
  const person = await whoKeeps(db, sesion.numiden);
  const rows = await db
    .select({ vista: vistas, area: areas.nombre, fijada: vistasFijadas.numiden })
    .from(vistas)
    .leftJoin(areas, eq(areas.id, vistas.idArea))
    .leftJoin(vistasFijadas, and(eq(vistasFijadas.idVista, vistas.id), eq(vistasFijadas.numiden, person.numiden)))
    .where(or(eq(vistas.numiden, person.numiden), inArray(vistas.idArea, areasOf(person))));
  const seen = rows.filter(({ vista }) => puedeUsar(person, vista) && puedeAbrirLista(sesion.permisos, vista.lista));
  if (seen.length === 0) return [];
  const existe = await catalogues(db);
  return seen
    .map(({ vista: { id, version, nombre, lista, filtro, numiden, idArea }, area, fijada }) => ({
      ...{ id, version, nombre, lista, ...leerFiltro(lista, filtro, existe) },
      area: idArea === null ? null : { id: idArea, nombre: area ?? '' },
      cambia: puedeCambiar(person, { numiden, idArea }),
      fijada: fijada !== null,
    }))
    .sort((a, b) => alphabetical(a.nombre, b.nombre));
}

/** The areas whose views a person keeps, by name. */
export async function areasKept(db: Db, numiden: number) {
  const { areasGerente } = await whoKeeps(db, numiden);
  const kept = await db
    .select({ id: areas.id, nombre: areas.nombre })
    .from(areas)
    .where(inArray(areas.id, [...areasGerente]));
  return kept.sort((a, b) => alphabetical(a.nombre, b.nombre));
}

function areasOf({ areas: works, areasGerente }: AnteLoGuardado): number[] {
  return [...new Set([...works, ...areasGerente])];
}

/** Whether each catalogue that a list is filtered by still has a row: they are few rows, and read at once. */
export async function catalogues(db: Pick<Db, 'select'>): Promise<(catalogo: ChoiceOf, id: number) => boolean> {
  const ids = {
    tiendas: await db.select({ id: stores.cvetda }).from(stores),
    categorias: await db.select({ id: subcategorias.id }).from(subcategorias),
    areas: await db.select({ id: areas.id }).from(areas),
    personas: await db.select({ id: usuarios.numiden }).from(usuarios),
    roles: await db.select({ id: roles.id }).from(roles),
  } satisfies Record<ChoiceOf, unknown>;
  const known = new Map(Object.entries(ids).map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]));
  return (catalogo, id) => known.get(catalogo)?.has(id) === true;
}
