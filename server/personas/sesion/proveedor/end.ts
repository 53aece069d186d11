import { and, eq, isNotNull } from 'drizzle-orm';
import { announce } from '../../../platform/changes/announce.ts';
import { audit } from '../../../platform/db/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { cuentasProveedor } from '../../../platform/db/schema/personas.ts';
import { avisosProveedor, sessions } from '../../../platform/db/schema/system.ts';
import type { Context } from '../../../platform/http/handler.ts';
import type { ToldEnd } from '../../../platform/oidc/provider.ts';

/** A message of the provider is two minutes old at most; after so long its number need not be known any more, in milliseconds. */
export const KNOWN_MS = 60 * 60_000;

/** Ends the sessions that the provider opened and now ended; their pages hear of it at once. The same message ends nothing twice. */
export function endToldSessions({ db, clock }: Pick<Context, 'db' | 'clock'>, told: ToldEnd): Promise<void> {
  return db.transaction(async (tx) => {
    const momento = clock();
    const first = await tx
      .insert(avisosProveedor)
      .values({ jti: told.jti, momento })
      .onConflictDoNothing()
      .returning({ jti: avisosProveedor.jti });
    if (first.length === 0) return;
    const ended = await tx
      .delete(sessions)
      .where(and(isNotNull(sessions.sid), await whose(tx, told)))
      .returning({ numiden: sessions.numiden });
    for (const numiden of new Set(ended.map((one) => one.numiden))) {
      const sesiones = ended.filter((one) => one.numiden === numiden).length;
      const accion = 'cerrar sesión por el proveedor';
      await audit(tx, { momento, numiden: null, accion, entidad: 'usuario', idEntidad: numiden, antes: { sesiones } });
      await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden, usuario: { que: 'sesiones' } });
    }
  });
}

/** One session of the provider where it names one, else all that its person has. */
async function whose(tx: Tx, { iss, sub, sid }: ToldEnd) {
  if (sid !== null) return eq(sessions.sid, sid);
  const [account] = await tx
    .select({ numiden: cuentasProveedor.numiden })
    .from(cuentasProveedor)
    .where(and(eq(cuentasProveedor.emisor, iss), eq(cuentasProveedor.sujeto, sub ?? '')));
  // No one has the number 0.
  return eq(sessions.numiden, account?.numiden ?? 0);
}
