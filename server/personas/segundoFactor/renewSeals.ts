import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { segundosFactores } from '../../platform/db/schema/personas.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { placeOf, sealSecret } from './factor.ts';

/**
 * Seals anew, with the key that seals now, every secret of a second factor that an older key of this installation still opens. One
 * that none opens stays: its person enters by a code of recovery, or has it taken away.
 */
export async function renewFactorSeals(db: Db, secrets: Secrets): Promise<void> {
  for (const { numiden, secreto } of await db.select().from(segundosFactores)) {
    if (secrets.isCurrent(secreto)) continue;
    const opened = secrets.open(secreto, placeOf(numiden));
    if (opened.tipo !== 'abierto') continue;
    await db
      .update(segundosFactores)
      .set({ secreto: sealSecret(secrets, opened.texto, numiden) })
      .where(and(eq(segundosFactores.numiden, numiden), eq(segundosFactores.secreto, secreto)));
  }
}
