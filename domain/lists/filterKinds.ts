/** One choice of a filter; `group` is the heading under which a list shows it. */
export interface FilterChoice {
  readonly value: number;
  readonly text: string;
  readonly group?: string;
}

/** The catalogues of the back end that rows are chosen from; how each is read is the page's (`src/data/catalogueChoices.ts`). */
export type ChoiceOf = 'tiendas' | 'roles' | 'categorias' | 'areas' | 'personas';

/** The calls that answer the back end's own names for a few values. */
export type NamesOf = 'listarEstados' | 'estadosVales' | 'tiposVales';

/** The largest number of a value of `several`: a person's is no ordinary integer. */
export const MAX_CHOSEN = 9_999_999_999;

/** So many values of one filter are chosen at most. */
export const MAX_VALUES = 50;

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

/**
 * Some of a few values that the house knows, or of a catalogue. The wire has the list of them, empty for all; the address has one
 * of them as it is, several in one text ('2,5'). Those in `kept` survive a clearing where they are alone (a tab).
 */
export interface SeveralFilter<W extends string | undefined = string | undefined> extends Common<W> {
  readonly kind: 'several';
  readonly from: ChoiceOf | { readonly choices: readonly FilterChoice[]; readonly reads: readonly NamesOf[] };
  readonly all: string;
  readonly kept: readonly number[];
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
  | SeveralFilter
  | ToggleFilter
  | DayFilter;

export type Described = Readonly<Record<string, Filter>>;
