import { Combobox as ChakraCombobox, chakra, createListCollection } from '@chakra-ui/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Described, Filter } from '#domain/lists/filterKinds';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { OptionRows } from '../form/OptionRows.tsx';
import { matching, type Option } from '../form/options.ts';

interface MenuProps {
  readonly filters: AnyFilters;
  /** The filters that are always in view. */
  readonly bar: readonly string[];
  readonly search: AnySearch;
  readonly onPick: (key: string) => void;
  readonly onEscape: () => void;
}

/** The filters that a list has besides those in view; it narrows while one types. */
export function FilterMenu({ filters: { described }, bar, search, onPick, onEscape }: MenuProps) {
  const [typed, setTyped] = useState('');
  // A list that opens before its window lies beneath it, and takes it along when it goes.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const input = useFirstFocus<HTMLInputElement>();
  const options = useMemo(() => {
    const missing = ({ needs }: Filter) => needs !== null && search[needs] === undefined;
    return addable(described, bar)
      .filter(([key, { kind }]) => kind !== 'toggle' || search[key] === undefined)
      .map(([key, filter]): Option & { readonly isIdle: boolean } => ({
        value: key,
        text: filterTitle(described, key),
        isIdle: missing(filter),
        ...(missing(filter) && { detail: `Primero: ${described[filter.needs ?? '']?.label}` }),
        ...(filter.kind === 'day' && { detail: filter.happened }),
      }));
  }, [described, bar, search]);
  const shown = matching(options, typed);
  const collection = createListCollection({
    items: shown as typeof options,
    itemToString: ({ text }) => text,
    isItemDisabled: ({ isIdle }) => isIdle,
  });
  return (
    <ChakraCombobox.Root
      open={open}
      collection={collection}
      value={[]}
      inputValue={typed}
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      loopFocus
      onOpenChange={({ reason }) => {
        if (reason === 'escape-key') onEscape();
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue);
      }}
      onValueChange={({ value: [key] }) => {
        if (key !== undefined) onPick(key);
      }}
    >
      <ChakraCombobox.Control>
        <ChakraCombobox.Input ref={input} aria-label="Cuál filtro" placeholder="Filtro…" />
      </ChakraCombobox.Control>
      <Results data-inline="" mt={1}>
        <OptionRows shown={collection.items} />
      </Results>
    </ChakraCombobox.Root>
  );
}

const Results = chakra(ChakraCombobox.Content);

/** Puts the cursor into the first field of what has just come. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const field = ref.current;
    const first = field instanceof HTMLInputElement ? field : field?.querySelector('input');
    // It is placed first: a field that takes the focus at the top of the page would scroll there.
    requestAnimationFrame(() => first?.focus({ preventScroll: true }));
  }, []);
  return ref;
}

/** The filters that are added, each range of days once. */
export function addable(described: Described, bar: readonly string[]): readonly (readonly [string, Filter])[] {
  return Object.entries(described).filter(
    ([key, filter]) => !bar.includes(key) && (filter.kind !== 'day' || filter.from === null),
  );
}

/** The filter as the menu and its field call it; a range by both of its days. */
export function filterTitle(described: Described, key: string): string {
  return filterKeysOf(described, key)
    .map((one) => described[one]?.label)
    .join(', ');
}

/** A filter, or both days of its range. */
export function filterKeysOf(described: Described, key: string): readonly string[] {
  const filter = described[key];
  const start = filter?.kind === 'day' ? (filter.from ?? key) : key;
  const ends = Object.entries(described).filter(([, one]) => one.kind === 'day' && one.from === start);
  return [start, ...ends.map(([end]) => end)];
}
