/** One choice of a filter; `group` is the heading under which a list shows it. */
export interface FilterChoice {
  readonly value: number;
  readonly text: string;
  readonly group?: string;
}

/** The catalogues of the back end that rows are chosen from; how each is read is the page's (`src/data/catalogueChoices.ts`). */
export type ChoiceOf = 'tiendas' | 'roles' | 'categorias';

/** The calls that answer the back end's own names for a few values. */
export type NamesOf = 'listarEstados' | 'estadosVales' | 'tiposVales';

/** The largest number that the database has room for in an ordinary column. */
export const MAX_INTEGER = 2_147_483_647;

interface Common<W extends string | undefined> {
  readonly label: string;
  /** The name on the wire where it is not that in the address. */
  readonly wire: W;
  /** Another filter without which this one narrows nothing. */
  readonly needs: string | null;
  /** The words that addresses had for it before: bookmarks and links that were sent still say them. */
  readonly was: readonly string[];
}

/** A positive number, typed: at most `max`. */
export interface IntegerFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'integer';
  readonly max: number;
  readonly placeholder: string | null;
}

/** Whole pesos, typed as people write an amount: at most `max`. */
export interface PesosFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'pesos';
  readonly max: number;
  readonly placeholder: string | null;
}

/** A text of at most `max` characters. */
export interface TextFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'text';
  readonly max: number;
  readonly placeholder: string | null;
}

/** A phone number of ten digits, however it is typed; fewer filter nothing yet. */
export interface PhoneFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'phone';
}

/**
 * One of a few values that the house knows; `none` is what the wire has for all, `kept` survives a clearing (a tab). The
 * back end's own names for them come from `reads`, and the house's are there until then.
 */
export interface OptionsFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'options';
  readonly reads: readonly NamesOf[];
  readonly choices: readonly FilterChoice[];
  readonly all: string;
  readonly none: number | null;
  readonly kept: readonly number[];
}

/**
 * One of a few names, each with its words. The wire has the name itself, and '' for all; or what the name stands for (`wire`),
 * and null for all; or a list of names, empty for all.
 */
export interface NamesFilter<W extends string | undefined = string | undefined, V = unknown> extends Common<W> {
  readonly kind: 'names';
  /** Catalogues of the back end that must know them too: one without any is told. */
  readonly reads: readonly NamesOf[];
  readonly choices: readonly { readonly value: string; readonly text: string; readonly wire: V }[];
  readonly all: string;
  readonly none: '' | null | readonly string[];
  /** Whether the wire may have names without words too: one, or several at once. Null: these alone. */
  readonly open: 'one' | 'several' | null;
}

/** One row of a catalogue. `long` lists are typed in, not unrolled. */
export interface CatalogueFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'catalogue';
  readonly of: ChoiceOf;
  readonly all: string;
  readonly long: boolean;
}

/** On or off; while it is on, `instead` is off. */
export interface ToggleFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'toggle';
  readonly instead: string | null;
}

/** A day ('2026-03-31'); as the end of a range it names the filter that begins it, and comes no earlier. */
export interface DayFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'day';
  /** The word for the event of those days ('Creados'), for a range's own line; said by the filter that begins it. */
  readonly happened: string;
  readonly from: string | null;
}

export type Filter =
  | IntegerFilter
  | PesosFilter
  | TextFilter
  | PhoneFilter
  | OptionsFilter
  | NamesFilter
  | CatalogueFilter
  | ToggleFilter
  | DayFilter;

export type Described = Readonly<Record<string, Filter>>;

interface Given<W> {
  readonly wire?: W;
  readonly needs?: string;
  readonly was?: readonly string[];
}

/** Describes a number to be typed, such as a folio. */
export function integer<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was, max, placeholder }: Given<W> & { readonly max?: number; readonly placeholder?: string } = {},
): IntegerFilter<W> {
  return {
    ...common(label, { wire, needs, was }),
    kind: 'integer',
    max: max ?? MAX_INTEGER,
    placeholder: placeholder ?? null,
  };
}

/** Describes an amount of whole pesos to be typed. */
export function pesos<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was, max, placeholder }: Given<W> & { readonly max: number; readonly placeholder?: string },
): PesosFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'pesos', max, placeholder: placeholder ?? null };
}

/** Describes a text to be searched. */
export function text<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was, max, placeholder }: Given<W> & { readonly max: number; readonly placeholder?: string },
): TextFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'text', max, placeholder: placeholder ?? null };
}

/** Describes a phone number to be typed. */
export function phone<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was }: Given<W> = {},
): PhoneFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'phone' };
}

/** Describes a choice of a few values, by the names that the house has for them. */
export function options<const W extends string | undefined = undefined>(
  label: string,
  names: Readonly<Record<number, string>>,
  {
    wire,
    needs,
    was,
    read,
    ...rest
  }: Given<W> & {
    readonly read?: NamesOf;
    readonly all?: string;
    readonly none?: number | null;
    readonly kept?: readonly number[];
  } = {},
): OptionsFilter<W> {
  const choices = Object.entries(names).map(([value, name]) => ({ value: Number(value), text: name }));
  const reads = read === undefined ? [] : [read];
  return {
    ...common(label, { wire, needs, was }),
    kind: 'options',
    choices,
    reads,
    all: 'Todos',
    none: null,
    kept: [],
    ...rest,
  };
}

/**
 * Describes a choice of options with a name in the address instead of a number.
 * @param words by those names, in their order; with `wire` where the wire has something else for it.
 */
export function names<
  const C extends Words,
  const W extends string | undefined = undefined,
  const O extends 'one' | 'several' | null = null,
>(
  label: string,
  words: C,
  {
    wire,
    needs,
    was,
    all,
    read,
    open,
  }: Given<W> & { readonly all?: string; readonly read?: NamesOf; readonly open?: O } = {},
): NamesFilter<W, O extends 'several' ? string[] : WireOf<C>> {
  const choices = Object.entries(words).map(([value, word]) =>
    typeof word === 'string' ? { value, text: word, wire: open === 'several' ? [value] : value } : { value, ...word },
  );
  const filter = {
    ...common(label, { wire, needs, was }),
    kind: 'names',
    reads: read === undefined ? [] : [read],
    choices,
    all: all ?? 'Todas',
    none: noName(words, open),
    open: open ?? null,
  };
  // Entries have lost which words they are.
  return filter as unknown as NamesFilter<W, O extends 'several' ? string[] : WireOf<C>>;
}

function noName(words: Words, open: NamesFilter['open'] | undefined): NamesFilter['none'] {
  if (open === 'several') return [];
  return Object.values(words).some((word) => typeof word !== 'string') ? null : '';
}

type Words = Readonly<Record<string, string | { readonly text: string; readonly wire: string | number }>>;
type WireOf<C extends Words> = C[keyof C] extends { readonly wire: infer V } ? V : string;

/** Describes a choice out of a catalogue of the back end. */
export function catalogue<const W extends string | undefined = undefined>(
  label: string,
  of: ChoiceOf,
  { wire, needs, was, ...rest }: Given<W> & { readonly all?: string; readonly long?: boolean } = {},
): CatalogueFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'catalogue', of, all: 'Todas', long: false, ...rest };
}

/** Describes what is on or off. */
export function toggle<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was, instead }: Given<W> & { readonly instead?: string } = {},
): ToggleFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'toggle', instead: instead ?? null };
}

/** Describes a day; two of them, the second with `from`, are a range. */
export function day<const W extends string | undefined = undefined>(
  label: string,
  { wire, needs, was, happened, from }: Given<W> & { readonly happened?: string; readonly from?: string } = {},
): DayFilter<W> {
  return { ...common(label, { wire, needs, was }), kind: 'day', happened: happened ?? label, from: from ?? null };
}

function common<W extends string | undefined>(
  label: string,
  { wire, needs, was }: { readonly [K in keyof Given<W>]: Given<W>[K] | undefined },
) {
  return { label, wire: wire as W, needs: needs ?? null, was: was ?? [] };
}
