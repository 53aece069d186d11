import { and, count, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { contract } from '#contract/contract';
import { overOthers } from '#contract/personas/people';
import { hasPermission } from '#domain/common/permisos';
import type { Limite } from '#domain/personas/limiteAutorizar';
import { type Deeds, type Holder, mayMore, type OthersRules } from '#domain/personas/overOthers';
import type { Db, Tx } from '../../platform/db/db.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';
import { noPermission, noSessionRejection } from '../../platform/http/rejection.ts';

/**
 * The person who does a thing to others, read again under the lock of rights (`lockRights`). Somebody may have taken the right
 * since the request was let in.
 * @throws Rejection 401 for who is no longer active, 403 for who may no longer make the call.
 */
export async function actorUnderLock(tx: Tx, call: keyof Deeds, numiden: number): Promise<Holder> {
  const [row] = await peopleWithLimit(tx).where(eq(usuarios.numiden, numiden));
  if (row?.activo !== true) throw noSessionRejection();
  if (!hasPermission(row.permisos, contract[call].acceso)) {
    throw noPermission();
  }
  return holderOf(row);
}

/** The powers of who asks, as they are stored now. @throws Rejection 401 for who is no longer active. */
export async function actorAsIs(db: Db, numiden: number): Promise<Holder> {
  const actor = await holderInOffice(db, numiden);
  if (actor === null) throw noSessionRejection();
  return actor;
}

/** An active person with his powers; null for nobody, and for who is no longer active. */
export async function holderInOffice(db: Db, numiden: number | null): Promise<Holder | null> {
  if (numiden === null) return null;
  const [row] = await peopleWithLimit(db).where(and(eq(usuarios.numiden, numiden), eq(usuarios.activo, true)));
  return row === undefined ? null : holderOf(row);
}

/** @throws Rejection 403 with the reason for who may not do this to others. */
export function demandOverOthers<N extends keyof Deeds>(call: N, actor: Holder, deed: Deeds[N]): void {
  const rules: OthersRules = overOthers;
  const reason = rules[call](actor, deed);
  if (reason !== null) throw noPermission(reason);
}

/** Why somebody may not do one of these to another person, as a list says it beforehand; null when he may. */
export function against(
  call: 'terminarSesionDePersona' | 'quitarEspera',
  people: ReadonlyMap<number, Holder>,
  asker: number,
  numiden: number,
): string | null {
  const [actor, other] = [people.get(asker), people.get(numiden)];
  return actor === undefined || other === undefined ? null : overOthers[call](actor, { other });
}

/** A person's powers as his row has them, with the limit of his role. */
export function holderOf(
  row: Pick<typeof usuarios.$inferSelect, 'numiden' | 'idRol' | 'permisos' | 'areas' | 'areasGerente' | 'tiendas'> & {
    readonly limite: Limite;
  },
): Holder {
  const { numiden, idRol, permisos, areas, areasGerente, tiendas, limite } = row;
  return { numiden, roles: idRol === null ? [] : [idRol], permisos, areas, areasGerente, tiendas, limite };
}

function peopleWithLimit(db: Db) {
  return db
    .select({ ...getTableColumns(usuarios), limite: roles.limite })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .$dynamic();
}

/** Up to how much the people of a role authorize; null is without limit, as for no role. */
export async function limitOfRole(db: Db, idRol: number | null): Promise<Limite> {
  if (idRol === null) return null;
  const [row] = await db.select({ limite: roles.limite }).from(roles).where(eq(roles.id, idRol));
  return row?.limite ?? null;
}

/**
 * Up to how much a person authorizes, as it is under lock: until the transaction ends nobody gives the role another limit, or the
 * person another role. The role is locked first, as whoever saves a role does.
 */
export async function limitUnderLock(tx: Db, numiden: number): Promise<Limite> {
  const [row] = await tx
    .select({ limite: roles.limite })
    .from(usuarios)
    .innerJoin(roles, eq(roles.id, usuarios.idRol))
    .where(eq(usuarios.numiden, numiden))
    .for('share', { of: [roles, usuarios] });
  return row?.limite ?? null;
}

/** Users with their powers, by their numbers; numbers that no user has are left out. */
export async function holdersOf(db: Db, numidens: readonly number[]): Promise<ReadonlyMap<number, Holder>> {
  if (numidens.length === 0) return new Map();
  const rows = await peopleWithLimit(db).where(inArray(usuarios.numiden, [...numidens]));
  return new Map(rows.map((row) => [row.numiden, holderOf(row)]));
}

/** How many other people of a role may more than somebody. */
export async function peopleWithMore(
  db: Db,
  actor: Holder,
  { id: idRol, limite }: Pick<typeof roles.$inferSelect, 'id' | 'limite'>,
): Promise<number> {
  const { permisos, areas, areasGerente, tiendas } = usuarios;
  // A role may have thousands of people, but few kinds of them.
  const kinds = await db
    .select({ permisos, areas, areasGerente, tiendas, total: count() })
    .from(usuarios)
    .where(and(eq(usuarios.idRol, idRol), ne(usuarios.numiden, actor.numiden)))
    .groupBy(permisos, areas, areasGerente, tiendas);
  return kinds
    .filter((kind) => mayMore({ ...kind, roles: [idRol], limite }, actor))
    .reduce((sum, { total }) => sum + total, 0);
}
