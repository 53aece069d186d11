import { SECRETO_ANTERIOR_MS } from '#domain/common/eventos';
import type { receptores } from '../db/schema/eventos.ts';
import { readSecrets } from '../neighbours/http/signature.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { latestEnd } from '../time/setBack.ts';

/** The secrets of a receiver, as the database keeps them. */
type Sealed = Pick<typeof receptores.$inferSelect, 'id' | 'secretoCifrado' | 'anteriorCifrado' | 'anteriorHasta'>;

/** Where a secret belongs: a sealed one that is moved to another receiver does not open. */
function placeOf(id: number): string {
  return `receptor ${id}`;
}

/** Seals a secret for one receiver alone. */
export function sealReceiverSecret(secrets: Secrets, secret: string, id: number): string {
  return secrets.seal(secret, placeOf(id));
}

/** Opens a sealed secret; null where it does not open. */
export function openReceiverSecret(secrets: Secrets, sealed: string, id: number): string | null {
  const opened = secrets.open(sealed, placeOf(id));
  return opened.tipo === 'abierto' ? opened.texto : null;
}

/** Until when the secret before the present one signs too; null where none does any more. */
export function olderUntil({ anteriorHasta }: Pick<Sealed, 'anteriorHasta'>, now: Date): Date | null {
  if (anteriorHasta === null || anteriorHasta <= now) return null;
  // Written by a clock that has been set back since.
  return anteriorHasta > latestEnd(now, SECRETO_ANTERIOR_MS) ? null : anteriorHasta;
}

/** The keys that sign a message to a receiver now, the present one first; null where the present one cannot be read. */
export function signingKeys(secrets: Secrets, row: Sealed, now: Date): readonly Buffer[] | null {
  const present = keyIn(secrets, row.secretoCifrado, row.id);
  if (present === null) return null;
  const older = olderUntil(row, now) === null ? null : keyIn(secrets, row.anteriorCifrado, row.id);
  return older === null ? [present] : [present, older];
}

function keyIn(secrets: Secrets, sealed: string | null, id: number): Buffer | null {
  const secret = sealed === null ? null : openReceiverSecret(secrets, sealed, id);
  return secret === null ? null : (readSecrets(secret)?.[0] ?? null);
}
