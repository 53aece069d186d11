/** The words in which a list describes its filters, one function for each kind. */
import {
  type CatalogueFilter,
  type ChoiceOf,
  type DayFilter,
  type IntegerFilter,
  MAX_INTEGER,
  type NamesFilter,
  type NamesOf,
  type OptionsFilter,
  type PesosFilter,
  type PhoneFilter,
  type SeveralFilter,
  type TextFilter,
  type ToggleFilter,
} from './filterKinds.ts';

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

/** Describes a choice of several values: of the house's own, by their names, or of a catalogue. */
export function several<const W extends string | undefined = undefined>(
  label: string,
  from: ChoiceOf | Readonly<Record<number, string>>,
  {
    wire,
    needs,
    was,
    read,
    ...rest
  }: Given<W> & { readonly read?: NamesOf; readonly all?: string; readonly kept?: readonly number[] } = {},
): SeveralFilter<W> {
  const own = () => ({
    choices: Object.entries(from).map(([value, name]) => ({ value: Number(value), text: String(name) })),
    reads: read === undefined ? [] : [read],
  });
  return {
    ...common(label, { wire, needs, was }),
    kind: 'several',
    // A text has numbers for keys too, as names by number have.
    from: typeof from === 'string' ? (from as ChoiceOf) : own(),
    all: 'Todos',
    kept: [],
    ...rest,
  };
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
