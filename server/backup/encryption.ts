import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartupError } from '../platform/startupError.ts';
import { UnusableBackup } from './format.ts';

/** The keys of backups: those that may read what is written, and the one by which this place reads. */
export interface BackupKeys {
  /** Public keys ('age1...'); none for backups that are not encrypted. */
  readonly para: readonly string[];
  /** The file of the identity, as `age-keygen` writes it; null for none. */
  readonly identidad: string | null;
}

/** Backups as they are without keys. */
export const NO_KEYS: BackupKeys = { para: [], identidad: null };

/** The first bytes of whatever age encrypted. */
const MAGIC = 'age-encryption.org/v1\n';

const NOT_OUR_KEY = 'El respaldo está cifrado para otra llave: RESPALDO_IDENTIDAD no lo abre.';
const NO_IDENTITY = 'El respaldo está cifrado: indique en RESPALDO_IDENTIDAD el archivo de la llave que lo abre.';

/** Encrypts a stream to all who may read it; as it is where nobody is named. */
export async function encrypted(plain: Readable, { para }: BackupKeys): Promise<Readable> {
  if (para.length === 0) return plain;
  const encrypter = new Encrypter();
  for (const key of para) {
    try {
      encrypter.addRecipient(key);
    } catch (error) {
      throw new StartupError(`RESPALDO_PARA tiene una llave que no lo es: ${key}.`, error);
    }
  }
  const sealed = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(sealed as ReadableStream);
}

/** Opens a backup, encrypted or not. @throws UnusableBackup where it is encrypted to another key, or to one that is not given. */
export async function opened(file: string, { identidad }: BackupKeys): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identidad === null) throw new UnusableBackup(NO_IDENTITY);
  const decrypter = new Decrypter();
  for (const key of identitiesIn(identidad)) decrypter.addIdentity(key);
  const input = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(input) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as ReadableStream);
  } catch (error) {
    input.destroy();
    const isOthers = error instanceof Error && error.message.includes('no identity matched');
    throw new UnusableBackup(isOthers ? NOT_OUR_KEY : 'El respaldo está dañado: su sobre no se puede leer.');
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}

function identitiesIn(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(`No se pudo leer RESPALDO_IDENTIDAD (${file}).`, error);
  }
  const keys = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new StartupError(`RESPALDO_IDENTIDAD (${file}) no tiene una llave de age.`);
  return keys.map((key) => key.trim());
}
