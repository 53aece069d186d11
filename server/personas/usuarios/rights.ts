import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { PERMISOS } from '#domain/common/permisos';
import { USER_TEXTS } from '#domain/personas/usuarios';
import type { Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { conflict } from '../../platform/http/rejection.ts';

/** Names the advisory lock of whoever changes rights; any constant that no other program uses on this database. */
const LOCK = 20_149;

/**
 * Lets one transaction at a time change what people may do. Two people must not each take the last right from the
 * other, and the change of a role touches many users. Taken before any row, so that no two wait in a circle.
 */
export async function lockRights(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** @throws Rejection 409 when, as things are now in the transaction, no active person could edit users any more. */
export async function demandEditorLeft(tx: Tx): Promise<void> {
  const [one] = await tx
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(eq(usuarios.activo, true), arrayContains(usuarios.permisos, [PERMISOS.editarUsuarios.id])))
    .limit(1);
  if (one === undefined) throw conflict(USER_TEXTS.ultimo);
}
