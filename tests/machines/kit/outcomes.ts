/**
 * How the paths of a machine end, as a text in which a reader sees what a change of the machine changed: the context that
 * paths start with stands once at the top, a path names only the fields that are other, and what is long stands once at
 * the end. Nothing is left out: every field of every context can be read from it.
 */
import { createHash } from 'node:crypto';
import type { AnyEventObject, StateValue } from 'xstate';
import type { Path } from './plan.ts';

/** A value in more characters is named where it stands and written out at the end. */
const LONG = 72;

type Fields = Readonly<Record<string, unknown>>;

/** The text for all paths of a machine; all are compared with the input and the start of the first one. */
export function outcomesOf(paths: readonly Path[]): string {
  const names = new Names();
  const [first] = paths;
  const usual = (first?.steps[0]?.context ?? {}) as Fields;
  const start = Object.entries(usual).map(([field, value]) => `  ${field} ${json(value)}`);
  const ends = paths.map((path) => endOf(path, json(path.input) === json(first?.input), usual, names));
  return ['start', ...start, ...ends, ...names.written(), ''].join('\n');
}

function endOf({ id, input, events, steps }: Path, asFirst: boolean, usual: Fields, names: Names): string {
  const last = steps.at(-1);
  const from = asFirst ? '' : ` from ${names.of('input', input)}`;
  const tags = last === undefined || last.tags.length === 0 ? '' : ` [${last.tags.join(', ')}]`;
  const said = steps
    .flatMap(({ emitted }) => emitted)
    .map((event) => `says ${event.type} ${names.of('says', rest(event))}`);
  const context = (last?.context ?? {}) as Fields;
  const fields = [...new Set([...Object.keys(usual), ...Object.keys(context)])].filter(
    (field) => json(context[field]) !== json(usual[field]),
  );
  const other = fields.map((field) => `${field} ${names.of(field, context[field])}`);
  return [
    `${id} ${events.map(({ type }) => type).join(', ') || '(start)'}${from}`,
    `  ${last === undefined ? '' : stateOf(last.value)}${tags}`,
    ...lines([...said, ...other]),
  ].join('\n');
}

/** Names for long values, made of the value itself, so that they stay when other values come and go. */
class Names {
  readonly #known = new Map<string, { readonly field: string; readonly value: unknown }>();

  of(field: string, value: unknown): string {
    const text = json(value);
    if (text.length <= LONG) return text;
    const name = `${field}:${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    this.#known.set(name, { field, value });
    return name;
  }

  /** Every value that has a name; of several of one field, the later ones by what they have other than the first. */
  written(): readonly string[] {
    const firsts = new Map<string, readonly [name: string, value: unknown]>();
    const lines = [...this.#known].map(([name, { field, value }]) => {
      const first = firsts.get(field);
      if (first === undefined) firsts.set(field, [name, value]);
      return `${name} = ${first === undefined ? json(value) : unlike(value, ...first)}`;
    });
    return lines.sort();
  }
}

function unlike(value: unknown, name: string, first: unknown): string {
  if (!isRecord(value) || !isRecord(first)) return json(value);
  const keys = Object.keys(value);
  if (keys.join() !== Object.keys(first).join()) return json(value);
  const other = keys.filter((key) => json(value[key]) !== json(first[key]));
  return `${name} with ${json(Object.fromEntries(other.map((key) => [key, value[key]])))}`;
}

function stateOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => {
    const below = inner === undefined ? '' : stateOf(inner);
    return below === '' ? key : `${key}.${below}`;
  });
  return parts.length === 1 ? parts.join() : `(${parts.join(' | ')})`;
}

/** As many parts a line as a reader takes in. */
function lines(parts: readonly string[]): readonly string[] {
  const filled: string[] = [];
  for (const part of parts) {
    const last = filled.at(-1);
    if (last !== undefined && last.length + part.length < 118) filled[filled.length - 1] = `${last}; ${part}`;
    else filled.push(`    ${part}`);
  }
  return filled;
}

function rest({ type: _, ...others }: AnyEventObject): Fields {
  return others;
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? '(absent)';
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
