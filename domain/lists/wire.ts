import type {
  DayFilter,
  Described,
  Filter,
  NamesFilter,
  OptionsFilter,
  PhoneFilter,
  SeveralFilter,
  TextFilter,
  ToggleFilter,
} from './filterKinds.ts';

/** The value of a filter on the wire. */
export type OnWire<F extends Filter> = F extends TextFilter | PhoneFilter
  ? string
  : F extends NamesFilter<string | undefined, infer V>
    ? // A plain text is the name itself, which is '' for all; a list of names is empty.
      string extends V
      ? string
      : V extends string[]
        ? V
        : V | null
    : F extends SeveralFilter
      ? number[]
      : F extends ToggleFilter
        ? boolean
        : F extends DayFilter
          ? string | null
          : F extends OptionsFilter
            ? number
            : number | null;

/** The values of some filters on the wire, by its own names. */
export type WireOf<D extends Described> = {
  readonly [K in keyof D as D[K]['wire'] extends string ? D[K]['wire'] : K]: OnWire<D[K]>;
};

/** The wire's value of a filter that filters nothing. */
export function noneOf(filter: Filter): string | number | false | null | readonly (string | number)[] {
  switch (filter.kind) {
    case 'text':
    case 'phone':
      return '';
    case 'toggle':
      return false;
    case 'options':
    case 'names':
      return filter.none;
    case 'several':
      return [];
    case 'integer':
    case 'pesos':
    case 'catalogue':
    case 'day':
      return null;
  }
}

/** Whether a filter that is written so on the wire filters nothing; one that is left out does not. */
export function isNone(filter: Filter, written: unknown): boolean {
  return written == null || written === noneOf(filter) || (Array.isArray(written) && written.length === 0);
}
