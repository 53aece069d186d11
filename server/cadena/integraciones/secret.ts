import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Characters by which people tell a secret from another one: its last ones. */
const SHOWN = 4;

const FORM = /^mst_(\d{1,9})_([\w-]{43})$/;

/** A secret as an integration shows it: which one it says it is, and the part that nobody else knows. */
export interface ShownSecret {
  readonly id: number;
  readonly random: string;
}

/** A new secret before it has an id: 32 random bytes (base64url), which are stored nowhere, and what is stored of them. */
export function newIntegrationSecret() {
  const random = randomBytes(32).toString('base64url');
  return { random, hash: hashOf(random), final: random.slice(-SHOWN) };
}

/** The secret as it is given to people: its id leads to its row, so that hashes are compared and not searched. */
export function secretText({ id, random }: ShownSecret): string {
  return `mst_${id}_${random}`;
}

/** Reads the header `Authorization`; null where it holds no secret of ours. */
export function secretIn(authorization: string | undefined): ShownSecret | null {
  const [, text = ''] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, id, random] = FORM.exec(text) ?? [];
  return id === undefined || random === undefined ? null : { id: Number(id), random };
}

/** Whether a stored hash is that of a secret; it takes as long wherever they differ. */
export function isSecretOf(hash: string, { random }: ShownSecret): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(random), 'hex'));
}

function hashOf(random: string): string {
  return createHash('sha256').update(random).digest('hex');
}
