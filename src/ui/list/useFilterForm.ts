import { hashKey } from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { DAY_TEXTS } from '#domain/common/typedDay';
import { FILTER_TEXTS } from '../../data/filters.ts';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { readFields } from '../form/readFields.ts';

/** After so many milliseconds without another letter what is typed is searched. */
const PAUSE_MS = 300;

export type FilterTexts = Record<string, string | boolean>;

interface Options {
  readonly filters: AnyFilters;
  /** The search in the address. */
  readonly search: AnySearch;
  /** Writes the address; `replace` leaves no step to go back to. */
  readonly onSearch: (search: AnySearch, options: { readonly replace: boolean }) => void;
  /** The same was asked again. */
  readonly onSame: () => void;
}

/** The form of the filters of a list. */
export interface FilterForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly form: UseFormReturn<FilterTexts>;
  /** The faults, by filter; only those that the person should hear of now. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onReset: (event: FormEvent) => void;
  /** The field was left: a half written value is told of then. */
  readonly onLeave: (key: string) => void;
}

/**
 * Joins the fields of the filters and the address, which is their only owner. Fields are not rendered by a keystroke. What
 * is typed is searched after a pause and at once by Enter, everything else at once; an impossible range of days is not
 * searched at all. Another address, by a step back or a link, fills the fields anew.
 */
export function useFilterForm({ filters, search, onSearch, onSame }: Options): FilterForm {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<FilterTexts>({ defaultValues: filters.values(search) });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The values that this form wrote into the address and has not seen there yet: no reason to fill the fields anew.
  const written = useRef<string[]>([]);
  const lastTyped = useRef<string | null>(null);

  const values = filters.values(search);
  const given = hashKey([values]);
  const shown = useRef(given);
  const refill = useEffectEvent(() => form.reset(values));
  useEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    const place = written.current.indexOf(given);
    written.current = written.current.slice(place + 1);
    if (place >= 0) return;
    clearTimeout(clock.current);
    lastTyped.current = null;
    refill();
    setErrors({});
  }, [given]);
  useEffect(() => () => clearTimeout(clock.current), []);

  const write = (next: AnySearch, replace: boolean) => {
    const place = hashKey([filters.values(next)]);
    if (place !== given) written.current.push(place);
    onSearch(next, { replace });
  };

  /** @param changed the filter that was changed; null when the person asked. */
  const apply = (changed: string | null) => {
    clearTimeout(clock.current);
    const values = form.getValues();
    const found = filters.errors(values);
    const impossible = Object.keys(found).filter((key) => filters.described[key]?.kind === 'day');
    setErrors(changed === null ? found : withoutHalf(found));
    const [first] = Object.keys(found);
    if (changed === null && first !== undefined) fieldOf(ref.current, first)?.focus();
    if (impossible.length > 0) return;
    const next = filters.search(values, search);
    if (deepEqual(filters.request(next), filters.request(search))) {
      if (changed === null && first === undefined) onSame();
      return;
    }
    const typed = changed !== null && isTyped(filters, changed) ? changed : null;
    // One word is one step of the way back, not one for each letter.
    write(next, typed !== null && typed === lastTyped.current);
    lastTyped.current = typed;
  };

  const applyNow = useEffectEvent(apply);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          clearTimeout(clock.current);
          const others = inItsPlace(filters, name).filter(
            (other) => form.getValues(name) === true && form.getValues(other),
          );
          // Each of them comes here by itself once it is off.
          for (const other of others) form.setValue(other, false);
          if (others.length > 0) return;
          if (isTyped(filters, name)) clock.current = setTimeout(() => applyNow(name), PAUSE_MS);
          else applyNow(name);
        },
      }),
    [filters, form],
  );

  return {
    ref,
    form,
    errors,
    onSubmit: (event) => {
      event.preventDefault();
      readFields(ref, form);
      apply(null);
    },
    onReset: (event) => {
      event.preventDefault();
      clearTimeout(clock.current);
      const next = filters.cleared(search);
      // Also what was typed and never searched.
      form.reset(filters.values(next) as FilterTexts);
      setErrors({});
      lastTyped.current = null;
      if (filters.narrowed(search)) write(next, false);
    },
    onLeave: (key) => {
      const { [key]: text } = filters.errors(form.getValues());
      setErrors(({ [key]: _before, ...others }) => (text === undefined ? others : { ...others, [key]: text }));
    },
  };
}

/** The filters that are off while another one is on. */
function inItsPlace({ described }: AnyFilters, key: string): readonly string[] {
  const isInstead = (one: string, other: string) => {
    const filter = described[one];
    return filter?.kind === 'toggle' && filter.instead === other;
  };
  return Object.keys(described).filter((other) => isInstead(key, other) || isInstead(other, key));
}

function isTyped({ described }: AnyFilters, key: string): boolean {
  const kind = described[key]?.kind;
  return kind === 'integer' || kind === 'pesos' || kind === 'text' || kind === 'phone' || kind === 'day';
}

function fieldOf(form: HTMLFormElement | null, key: string): HTMLElement | null {
  const field = form?.elements.namedItem(key);
  return field instanceof HTMLElement ? field : null;
}

/** A half written value is told of when the field is left; any other fault at once. */
function withoutHalf(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => !HALF_WRITTEN.includes(text)));
}

const HALF_WRITTEN: readonly string[] = [DAY_TEXTS.howToWrite, FILTER_TEXTS.phone, FILTER_TEXTS.pesos];
