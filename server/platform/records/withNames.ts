import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { areas, stores, subcategorias } from '../db/schema/catalogos.ts';
import { roles, usuarios } from '../db/schema/personas.ts';

type Kind = 'area' | 'categoria' | 'tienda' | 'rol' | 'persona';

/** Fields that may hold the id of something that has a name. Recent entries hold the name itself. */
const KINDS: Readonly<Record<string, Kind>> = {
  area: 'area',
  idArea: 'area',
  areas: 'area',
  areasGerente: 'area',
  categoria: 'categoria',
  idSubcategoria: 'categoria',
  tienda: 'tienda',
  tiendas: 'tienda',
  cvetda: 'tienda',
  tiendaOperacion: 'tienda',
  rol: 'rol',
  idRol: 'rol',
  roles: 'rol',
  administrador: 'persona',
  heredero: 'persona',
  numidenSolicita: 'persona',
  usuarioAutoriza: 'persona',
  usuarioSoluciona: 'persona',
};

/** Both sides of a row of the audit, as the database has them. */
interface Sides {
  readonly antes: unknown;
  readonly despues: unknown;
}

type Names = ReadonlyMap<string, string>;

/** Rows of the audit with names where they hold ids of areas, categories, stores, roles and people; an unknown id stays. */
export async function withNames<R extends Sides>(db: Db, rows: readonly R[]): Promise<R[]> {
  const ids = new Map<Kind, Set<number>>();
  const note = (kind: Kind, id: number): number => {
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
    return id;
  };
  for (const { antes, despues } of rows) replaced({ antes, despues }, note);
  if (ids.size === 0) return [...rows];
  const names: Names = new Map(
    (await Promise.all([...ids].map(([kind, some]) => namesOfKind(db, kind, [...some].filter(fits))))).flat(),
  );
  const named = (kind: Kind, id: number) => names.get(`${kind} ${id}`) ?? id;
  return rows.map((row) => ({ ...row, antes: replaced(row.antes, named), despues: replaced(row.despues, named) }));
}

/** The same value with another one in the place of each id. */
function replaced(value: unknown, put: (kind: Kind, id: number) => unknown, kind?: Kind): unknown {
  if (typeof value === 'number' && kind !== undefined) return put(kind, value);
  if (Array.isArray(value)) return value.map((member) => replaced(member, put, kind));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, put, KINDS[name])]));
}

const MAX_ID = 2 ** 31;

function fits(id: number): boolean {
  return Number.isSafeInteger(id) && Math.abs(id) < MAX_ID;
}

async function namesOfKind(db: Db, kind: Kind, ids: number[]): Promise<readonly (readonly [string, string])[]> {
  const rows = await readNames(db, kind, ids);
  return rows.map(({ id, nombre }) => [`${kind} ${id}`, kind === 'persona' ? `${nombre} (${id})` : nombre]);
}

function readNames(db: Db, kind: Kind, ids: number[]): PromiseLike<readonly { id: number; nombre: string }[]> {
  switch (kind) {
    case 'area':
      return db.select({ id: areas.id, nombre: areas.nombre }).from(areas).where(inArray(areas.id, ids));
    case 'categoria':
      return db
        .select({ id: subcategorias.id, nombre: subcategorias.nombre })
        .from(subcategorias)
        .where(inArray(subcategorias.id, ids));
    case 'tienda':
      return db.select({ id: stores.cvetda, nombre: stores.nombre }).from(stores).where(inArray(stores.cvetda, ids));
    case 'rol':
      return db.select({ id: roles.id, nombre: roles.nombre }).from(roles).where(inArray(roles.id, ids));
    case 'persona':
      return db
        .select({ id: usuarios.numiden, nombre: usuarios.nombreCompleto })
        .from(usuarios)
        .where(inArray(usuarios.numiden, ids));
  }
}
