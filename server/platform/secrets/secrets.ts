import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** The result of opening a sealed secret: its text, or why there is none. */
export type OpenedSecret =
  | { readonly tipo: 'abierto'; readonly texto: string }
  /** Sealed with a key that this installation does not have. */
  | { readonly tipo: 'otraClave' }
  /** Sealed for another place, or damaged. */
  | { readonly tipo: 'ajeno' };

/** Secrets that must be read again, as a neighbour's password: sealed at rest with the installation's own keys. */
export interface Secrets {
  /**
   * Seals a text for one place alone.
   * @param place what it belongs to ('servidor 7 ...'): it is needed to open it, so that a sealed text that was moved elsewhere stays shut.
   */
  seal(text: string, place: string): string;
  open(sealed: string, place: string): OpenedSecret;
  /** Whether a key of this installation sealed it; says nothing of the place. */
  hasKeyOf(sealed: string): boolean;
  /** Whether the key that seals now sealed it; else it should be sealed anew. */
  isCurrent(sealed: string): boolean;
  /** Makes a text that stands for a secret where two must be compared and neither may be read. */
  fingerprint(text: string): string;
}

const FORMAT = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM under the first key and opens with any. A sealed text is 'v1.KEY.NONCE.CONTENT', in base64url; KEY
 * names the key without telling it, so that keys can be changed one after the other.
 * @param keys 32 bytes each, at least one.
 */
export function createSecrets(keys: readonly Buffer[]): Secrets {
  const named = new Map(keys.map((key) => [nameOf(key), key]));
  const [current] = keys;
  if (current === undefined) throw new Error('Secrets need a key');
  const currentName = nameOf(current);
  const forFingerprints = createHmac('sha256', current).update('mostrador fingerprint').digest();

  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [FORMAT, currentName, nonce.toString('base64url'), content.toString('base64url')].join('.');
    },

    open(sealed, place) {
      const key = named.get(keyNameOf(sealed));
      if (key === undefined) return { tipo: 'otraClave' };
      const texto = opened(sealed, key, place);
      return texto === null ? { tipo: 'ajeno' } : { tipo: 'abierto', texto };
    },

    hasKeyOf: (sealed) => named.has(keyNameOf(sealed)),
    isCurrent: (sealed) => keyNameOf(sealed) === currentName,
    fingerprint: (text) => createHmac('sha256', forFingerprints).update(text).digest('base64url'),
  };
}

function nameOf(key: Buffer): string {
  return createHash('sha256').update('mostrador key').update(key).digest('hex').slice(0, 12);
}

function keyNameOf(sealed: string): string {
  const [format, name = ''] = sealed.split('.');
  return format === FORMAT ? name : '';
}

function opened(sealed: string, key: Buffer, place: string): string | null {
  const [, , nonce = '', content = ''] = sealed.split('.');
  const bytes = Buffer.from(content, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // Node says that it does not fit by throwing, and there is nothing more to say.
    return null;
  }
}
