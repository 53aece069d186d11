import { lengthError, PASSWORD_LENGTH } from '#domain/personas/passwords';

/** Whose password it is to be: what is known of a person is tried first. */
export interface PasswordOwner {
  readonly numiden: number;
  readonly nombre: string;
}

const PRODUCT = 'mostrador';
/** With the person's own words taken away, so many characters must be left. */
const LEFT_AT_LEAST = 6;
const DISTINCT_AT_LEAST = 5;

/**
 * Why a password is refused, as one Spanish sentence, or null when it is good: its length (domain), the 49,000 commonest
 * of leaked lists, those that are little more than the person's number or name or the product's, and mere repetition.
 * No kinds of characters are asked for: they make passwords that people write down (OWASP ASVS 5, 6.2).
 */
export async function passwordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const tooShortOrLong = lengthError(password);
  if (tooShortOrLong !== null) return tooShortOrLong;
  const folded = fold(password);
  if (isOwn(folded, owner)) {
    return 'La contraseña no puede ser su número de empleado, su nombre ni el nombre del sistema. Elija otra.';
  }
  if (isRepetition(folded)) return 'La contraseña repite siempre lo mismo. Elija otra.';
  if (await isCommon(password.toLowerCase(), folded)) {
    return 'Esa contraseña es de las más usadas, y por eso de las primeras que alguien probaría. Elija otra.';
  }
  return null;
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function isOwn(folded: string, { numiden, nombre }: PasswordOwner): boolean {
  const names = fold(nombre)
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > 2);
  const words = [String(numiden), PRODUCT, ...names].sort((a, b) => b.length - a.length);
  const plain = folded.replace(/[^\p{L}\d]/gu, '');
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left.length < plain.length && left.length < LEFT_AT_LEAST;
}

function isRepetition(folded: string): boolean {
  const [, unit = ''] = /^(.+?)\1+$/su.exec(folded) ?? [];
  return (unit !== '' && unit.length < PASSWORD_LENGTH.min) || new Set(folded).size < DISTINCT_AT_LEAST;
}

/** Digits and signs before and after a common word make no other word of it. */
async function isCommon(...spellings: readonly string[]): Promise<boolean> {
  const common = await commonPasswords();
  return spellings.some((text) => common.has(text) || common.has(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
}

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Loaded when the first password is chosen: a server that asks for none never reads the list. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((entry) => entry.toLowerCase())),
  );
  return loaded;
}
