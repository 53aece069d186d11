import type { RecordFacts } from '#domain/personas/audit';

/** The text that stands in the place of a secret. */
export const HIDDEN = '(oculto)';
/** In the place of one that is not what it was before. */
export const HIDDEN_CHANGE = '(oculto, otro que antes)';

/** Names of fields that hold secrets: 'contrasenaHash', 'token_hash', 'pass', 'Password', 'accessToken'. */
const SECRET = /^contrasen|hash|^pass|token/;

/** The two sides of a row of the audit, as the database has them: any JSON, and never more than that. */
interface Facts {
  readonly antes: unknown;
  readonly despues: unknown;
}

/**
 * Both sides of an audit row as they may leave the server. The value of every field with the name of a secret is hidden,
 * however deep it stands. That there was one, and that it changed, can still be seen; that there was none too.
 */
export function withoutSecrets({ antes, despues }: Facts): {
  readonly antes: RecordFacts;
  readonly despues: RecordFacts;
} {
  return { antes: factsOf(hidden(antes, undefined)), despues: factsOf(hidden(despues, antes)) };
}

/** The audit is written as objects; another value that a hand at the database wrote stands under a name of its own. */
function factsOf(value: unknown): RecordFacts {
  if (value === null || value === undefined) return null;
  // JSON of the database; only values in it were replaced by texts.
  return (isObject(value) ? value : { valor: value }) as RecordFacts;
}

/** @param before the same place on the other side; undefined where there is none. */
function hidden(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((member, place) => hidden(member, Array.isArray(before) ? before[place] : undefined));
  }
  if (!isObject(value)) return value;
  const others = isObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) ? markOf(inner, others[name]) : hidden(inner, others[name]),
    ]),
  );
}

function markOf(value: unknown, before: unknown): unknown {
  if (value === null || value === undefined) return null;
  const changed = before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
  return changed ? HIDDEN_CHANGE : HIDDEN;
}

function isSecret(name: string): boolean {
  return SECRET.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
