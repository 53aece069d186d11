import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { receptores } from '../../platform/db/schema/eventos.ts';
import { openReceiverSecret, sealReceiverSecret } from '../../platform/events/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/**
 * Seals anew, with the key that seals now, every secret of a receiver that an older key of this installation still opens. One that none
 * opens stays: its deliveries say so until somebody changes it.
 */
export function renewReceiverSeals(db: Db, secrets: Secrets): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { id, secretoCifrado, anteriorCifrado } of await tx.select().from(receptores).for('update')) {
      const anew = (sealed: string | null): string | null => {
        const text = sealed === null || secrets.isCurrent(sealed) ? null : openReceiverSecret(secrets, sealed, id);
        return text === null ? sealed : sealReceiverSecret(secrets, text, id);
      };
      const both = { secretoCifrado: anew(secretoCifrado), anteriorCifrado: anew(anteriorCifrado) };
      if (both.secretoCifrado === secretoCifrado && both.anteriorCifrado === anteriorCifrado) continue;
      await tx.update(receptores).set(both).where(eq(receptores.id, id));
    }
  });
}
