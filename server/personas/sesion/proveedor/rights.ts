import { and, asc, eq, inArray } from 'drizzle-orm';
import { hechosDeUsuario } from '#domain/common/cambios';
import { sortedIds } from '#domain/common/recordId';
import { changedRights } from '#domain/personas/usuarios';
import { announce } from '../../../platform/changes/announce.ts';
import type { Config } from '../../../platform/config.ts';
import { audit } from '../../../platform/db/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { cuentasProveedor, gruposProveedor, rolPermisos, usuarios } from '../../../platform/db/schema/personas.ts';
import type { Context } from '../../../platform/http/handler.ts';
import type { Claims } from '../../../platform/oidc/provider.ts';
import { lockRights } from '../../usuarios/rights.ts';
import { userInWords } from '../../usuarios/words.ts';
import type { Identity } from './identity.ts';

/** Whether role and permissions of a person are the provider's to say: never of who may enter without it, or a lost group would shut the last door. */
export function rightsByGroups({ oidc, emergencia }: Pick<Config, 'oidc' | 'emergencia'>, numiden: number): boolean {
  return oidc !== null && oidc.grupos !== null && numiden !== emergencia;
}

/**
 * Takes the account as that of a user, for good, and gives the user the rights that it says, as whoever edits a user does: under the
 * lock of rights, with audit, told to open sessions.
 * @returns false where another account is that of the user, or this one is another's.
 */
export function takeRights(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  numiden: number,
  { iss, sub }: Pick<Claims, 'iss' | 'sub'>,
  { grupos, tiendas }: Identity,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRights(tx);
    const [row] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden)).for('update');
    // Who is no user, or no longer one, is refused as everywhere else, and nothing is written of him.
    if (row?.activo !== true) return true;
    const now = clock();
    if (!(await isOwnAccount(tx, { numiden, emisor: iss, sujeto: sub, desde: now }))) return false;
    const after = {
      ...row,
      ...(grupos !== null && rightsByGroups(config, numiden) ? await rightsOfGroups(tx, grupos) : {}),
      ...(tiendas === null ? {} : { tiendas: [...sortedIds(tiendas)] }),
    };
    if (changedRights(rightsOf(row), rightsOf(after)).length === 0) return true;
    const version = row.version + 1;
    const { idRol, permisos, tiendas: stores } = after;
    await tx.update(usuarios).set({ idRol, permisos, tiendas: stores, version }).where(eq(usuarios.numiden, numiden));
    await audit(tx, {
      ...{ momento: now, numiden: null, accion: 'derechos por el proveedor', entidad: 'usuario', idEntidad: numiden },
      antes: await userInWords(tx, row),
      despues: await userInWords(tx, after),
    });
    const usuario = { que: 'registro', antes: hechosDeUsuario(row), despues: hechosDeUsuario(after) } as const;
    await announce(tx, { entidad: 'usuario', id: numiden, version, numiden, usuario });
    return true;
  });
}

async function isOwnAccount(tx: Tx, account: typeof cuentasProveedor.$inferInsert): Promise<boolean> {
  const { numiden, emisor, sujeto } = account;
  await tx.insert(cuentasProveedor).values(account).onConflictDoNothing();
  const own = and(
    eq(cuentasProveedor.numiden, numiden),
    eq(cuentasProveedor.emisor, emisor),
    eq(cuentasProveedor.sujeto, sujeto),
  );
  return (await tx.$count(cuentasProveedor, own)) > 0;
}

/** The role of the highest of some groups, and the permissions of all of them; nothing where the chain's table names none. */
async function rightsOfGroups(db: Db, grupos: readonly string[]) {
  const rows =
    grupos.length === 0
      ? []
      : await db
          .select({ idRol: gruposProveedor.idRol, idPermiso: rolPermisos.idPermiso })
          .from(gruposProveedor)
          .leftJoin(rolPermisos, eq(rolPermisos.idRol, gruposProveedor.idRol))
          .where(inArray(gruposProveedor.grupo, [...grupos]))
          .orderBy(asc(gruposProveedor.rango), asc(gruposProveedor.id));
  const permisos = sortedIds(rows.flatMap(({ idPermiso }) => (idPermiso === null ? [] : [idPermiso])));
  return { idRol: rows[0]?.idRol ?? null, permisos: [...permisos] };
}

function rightsOf(row: typeof usuarios.$inferSelect) {
  const { idRol, permisos, areas, areasGerente, tiendas, activo } = row;
  return { roles: idRol === null ? [] : [idRol], permisos, areas, areasGerente, tiendas, activo };
}
