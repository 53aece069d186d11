import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/platform/db/db.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';

/** Gives a person exactly these permissions, as an administrator would while the person is signed in. */
export async function grantPermissions(db: Db, numiden: number, permisos: readonly number[]): Promise<void> {
  await db
    .update(usuarios)
    .set({ permisos: [...permisos] })
    .where(eq(usuarios.numiden, numiden));
}
