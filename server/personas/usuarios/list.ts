import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { dayOf } from '#domain/common/dates';
import { PERMISOS, PERMISSION_GROUPS } from '#domain/common/permisos';
import { plainLetters } from '#domain/common/plainLetters';
import type { FactOf } from '#domain/lists/list';
import type { filtroUsuariosSchema, UsuarioDeLista } from '#domain/personas/usuarios';
import { listaUsuarios as list } from '#domain/personas/usuarios.list';
import type { Db } from '../../platform/db/db.ts';
import { ausencias, roles, segundosFactores, usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { type Columns, conditionOf, lookedUp, questionsIn } from '../../platform/lists/conditions.ts';

type Filter = z.output<typeof filtroUsuariosSchema>;

/** A page of the users that a filter finds (POST usuario/lista-paginada). */
export const usersFound: Handler<typeof contratoUsuarios.listaUsuarios> = async (
  { cuerpo },
  { db, sesion, clock, config },
) => {
  const { numPagina, tamPagina, orden } = cuerpo;
  const questions = questionsIn(list, FACTS, {
    filter: cuerpo,
    me: sesion.numiden,
    now: clock(),
    zone: config.zonaHoraria,
  });
  if (questions === null) return { usuarios: [], total: 0 };
  const found = and(conditionOf(questions, FACTS), lookedUp(list, { busqueda: ofWords(cuerpo.busqueda) }));
  const page = { skip: (numPagina - 1) * tamPagina, take: tamPagina };
  return { usuarios: await rowsOf(db, found, { orden, now: clock() }, page), total: await countOf(db, found) };
};

/** Where what the list asks of a user stands. */
const FACTS: Columns<FactOf<typeof list>> = {
  idRol: usuarios.idRol,
  activo: usuarios.activo,
  veCasos: arrayOverlaps(
    usuarios.permisos,
    PERMISSION_GROUPS.casos.map((permiso) => PERMISOS[permiso].id),
  ),
};

async function countOf(db: Db, found: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(usuarios).where(found);
  return counted?.total ?? 0;
}

const MAX_UNPAGED = 1_000;

/** The active users by name, as many as one answer holds (GET usuario/por-aplicacion/{appId}, specification section 7). */
export const usuariosPorAplicacion: Handler<typeof contratoUsuarios.usuariosPorAplicacion> = (
  _entrada,
  { db, clock },
) => rowsOf(db, eq(usuarios.activo, true), { orden: 'nombre', now: clock() }, { skip: 0, take: MAX_UNPAGED });

/**
 * The letters that the database's own folding leaves in a name, and the plain ones for them; a letter without one goes.
 */
const LEFT = "ŁłĐđØøĦħŦŧı'’‘´`";
const PLAIN = 'llddoohhtti';
const APOSTROPHES = /['’‘´`]/g;

/** The users in whose name or number every word that was typed stands. */
export function ofWords(busqueda: string): SQL | undefined {
  const words = plainLetters(busqueda.replace(APOSTROPHES, '')).split(/\s+/).filter(Boolean);
  const each = words.map((word) =>
    or(
      sql`strpos(translate(${usuarios.nombrePlegado}, ${LEFT}, ${PLAIN}), ${word}) > 0`,
      /^\d+$/.test(word) ? sql`starts_with(${usuarios.numiden}::text, ${word})` : undefined,
    ),
  );
  return and(...each);
}

async function rowsOf(
  db: Db,
  found: SQL | undefined,
  { orden, now }: { readonly orden: Filter['orden']; readonly now: Date },
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<UsuarioDeLista[]> {
  // The number decides between equals, so that no page repeats or misses one.
  const page = db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(found)
    .orderBy(...ORDERS[orden], asc(usuarios.numiden))
    .offset(skip)
    .limit(take);
  // Joined for one page only: a deep one would join all that stand before it.
  return db
    .select({
      id: usuarios.numiden,
      nombreCompleto: usuarios.nombreCompleto,
      correo: usuarios.correo,
      rol: { id: roles.id, nombre: roles.nombre },
      permisos: sql<number>`cardinality(${usuarios.permisos})`.mapWith(Number),
      activo: usuarios.activo,
      segundoFactor: sql<boolean>`${segundosFactores.numiden} is not null`,
      fueraHasta: ausencias.hasta,
      sinTiendas: sql<boolean>`cardinality(${usuarios.tiendas}) = 0`,
    })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .leftJoin(ausencias, and(eq(ausencias.numiden, usuarios.numiden), gte(ausencias.hasta, dayOf(now))))
    .leftJoin(segundosFactores, eq(segundosFactores.numiden, usuarios.numiden))
    .where(inArray(usuarios.numiden, page))
    .orderBy(...ORDERS[orden], asc(usuarios.numiden));
}

const ORDERS: Readonly<Record<Filter['orden'], readonly SQL[]>> = {
  nombre: [asc(usuarios.nombrePlegado)],
  nombreDesc: [desc(usuarios.nombrePlegado)],
  numiden: [asc(usuarios.numiden)],
  numidenDesc: [desc(usuarios.numiden)],
};
