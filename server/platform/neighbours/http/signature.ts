import { createHmac, randomBytes } from 'node:crypto';

/** Signatures of Standard Webhooks 1.0: who has the secret knows that a message is ours, whole, and of now. */

const PREFIX = 'whsec_';
const MIN_BYTES = 24;
const MAX_BYTES = 64;

/** A message as it is signed: `seconds` since 1970 are those of this very try. */
export interface Signed {
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
}

/** The keys of secrets written with commas between them; null when one of them is no secret. */
export function readSecrets(text: string): readonly Buffer[] | null {
  const keys = text.split(',').map((one) => {
    const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(one.trim()) ?? [];
    return Buffer.from(base64, 'base64');
  });
  return keys.every(({ length }) => length >= MIN_BYTES && length <= MAX_BYTES) ? keys : null;
}

/** A new secret, as it is written. */
export function newSecret(): string {
  return PREFIX + randomBytes(MIN_BYTES + 8).toString('base64');
}

/** The header `webhook-signature`: one signature a key, so that two secrets can be good while one takes the place of the other. */
export function signatureOf({ id, seconds, body }: Signed, keys: readonly Buffer[]): string {
  return keys
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' ');
}
