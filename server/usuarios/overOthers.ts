import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { contract } from '#contract/contract';
import { overOthers } from '#contract/people';
import type { Deeds, Holder, OthersRules } from '#domain/overOthers';
import { mayMore } from '#domain/overOthers';
import { hasPermission } from '#domain/permisos';
import type { Db, Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { noPermission, noSessionRejection } from '../http/rejection.ts';

/**
 * The person who does a thing to others, read again under the lock of rights (`lockRights`). Somebody may have taken the right
 * since the request was let in.
 * @throws Rejection 401 for who is no longer active, 403 for who may no longer make the call.
 */
export async function actorUnderLock(tx: Tx, call: keyof Deeds, numiden: number): Promise<Holder> {
  const [row] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  if (row === undefined || !row.activo) throw noSessionRejection();
  if (!hasPermission(row.permisos, contract[call].acceso)) {
    throw noPermission('No tiene permiso para realizar esta operación.');
  }
  return holderOf(row);
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

/** A person's powers as his row has them. */
export function holderOf(
  row: Pick<typeof usuarios.$inferSelect, 'numiden' | 'idRol' | 'permisos' | 'areas' | 'areasGerente' | 'tiendas'>,
): Holder {
  const { numiden, idRol, permisos, areas, areasGerente, tiendas } = row;
  return { numiden, roles: idRol === null ? [] : [idRol], permisos, areas, areasGerente, tiendas };
}

/** Users with their powers, by their numbers; numbers that no user has are left out. */
export async function holdersOf(db: Db, numidens: readonly number[]): Promise<ReadonlyMap<number, Holder>> {
  if (numidens.length === 0) return new Map();
  const rows = await db
    .select()
    .from(usuarios)
    .where(inArray(usuarios.numiden, [...numidens]));
  return new Map(rows.map((row) => [row.numiden, holderOf(row)]));
}

/** How many other people of a role may more than somebody. */
export async function peopleWithMore(db: Db, actor: Holder, idRol: number): Promise<number> {
  const { permisos, areas, areasGerente, tiendas } = usuarios;
  // A role may have thousands of people, but few kinds of them.
  const kinds = await db
    .select({ permisos, areas, areasGerente, tiendas, total: count() })
    .from(usuarios)
    .where(and(eq(usuarios.idRol, idRol), ne(usuarios.numiden, actor.numiden)))
    .groupBy(permisos, areas, areasGerente, tiendas);
  return kinds.filter((kind) => mayMore({ ...kind, roles: [idRol] }, actor)).reduce((sum, { total }) => sum + total, 0);
}
