import { type HTMLChakraProps, Text } from '@chakra-ui/react';
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { shortDate } from '#domain/common/dates';
import type { Described, Filter } from '#domain/lists/filterKinds';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { Button } from '../Button.tsx';
import { useShortcut } from '../useShortcut.ts';
import { Chips } from './Chips.tsx';
import { FilterField } from './FilterField.tsx';
import { addable } from './FilterMenu.tsx';
import { FilterPopover, MENU } from './FilterPopover.tsx';
import { OWN_WIDTH, TEXT_WIDTH, Toolbar } from './parts.ts';
import type { FilterChoices } from './useFilterChoices.ts';
import { useFilterForm } from './useFilterForm.ts';

interface Props {
  /** How a screen reader calls the form. */
  readonly label: string;
  readonly filters: AnyFilters;
  /** The filters that are always in view; the others are added, and stand as chips where they are set. */
  readonly bar: readonly string[];
  readonly choices: FilterChoices;
  readonly search: AnySearch;
  readonly onSearch: (search: AnySearch, options: { readonly replace: boolean }) => void;
  readonly onSame: () => void;
  /** The values that the server refused, by their names on the wire. */
  readonly refused?: readonly { readonly campo: string; readonly message: string }[];
}

/** How wide the field of a filter is, where not as usual. */
const WIDTHS: { readonly [K in Filter['kind']]?: Pick<HTMLChakraProps<'div'>, 'flex' | 'w' | 'maxW'> } = {
  integer: { w: '6.5rem' },
  pesos: { w: '6.5rem' },
  phone: { w: '6.75rem' },
  options: { w: '8.25rem' },
  several: { w: '10.5rem' },
  names: { w: '12rem' },
  catalogue: { w: '13rem' },
  text: TEXT_WIDTH,
  toggle: OWN_WIDTH,
};

/**
 * The filters of a list: those of every day in one line, the others as chips that are added. It searches by itself. Drawn anew only when
 * they hold something else: a page of rows comes and goes beside them.
 * @see docs/decisions/178-filters-are-chips.md
 */
export const FilterBar = memo(function FilterBar(props: Props) {
  const { label, filters, bar, choices, search, onSearch, onSame, refused = NONE } = props;
  const { described } = filters;
  const filterForm = useFilterForm({ filters, search, onSearch, onSame });
  const { form, onReset, onSubmit, ref } = filterForm;
  const [edited, setEdited] = useState<string | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const values = useWatch({ control: form.control, compute: (all) => needed(filters, all) });
  const told = useMemo(() => faultsTold(described, refused), [described, refused]);
  const edit = (key: string, under: HTMLElement | null) => {
    // A second press of what opened it closes it.
    const isSame = anchor.current === under;
    anchor.current = under;
    setEdited((before) => (before !== null && isSame ? null : key));
  };
  const openRefused = useEffectEvent(() => {
    const first = Object.keys(told).find((key) => !bar.includes(key));
    if (first !== undefined) edit(first, adder.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useEffect(() => openRefused(), [told]);
  useShortcut('f', () => ref.current?.querySelector<HTMLElement>('input, select')?.focus(), {
    description: 'Ir a los filtros',
  });
  const active = filters.active(search, bar, {
    day: shortDate,
    choice: (key, value) => choices.of(key).find((choice) => choice.value === value)?.text ?? null,
  });
  const write = (next: AnySearch) => onSearch(next, { replace: false });
  return (
    <>
      <Toolbar.Root ref={ref} aria-label={label} noValidate onSubmit={onSubmit} onReset={onReset}>
        <Toolbar.Line>
          {Object.entries(described)
            .filter(([key]) => bar.includes(key))
            .map(([key, filter]) => (
              <Toolbar.Field key={key} {...WIDTHS[filter.kind]}>
                <FilterField
                  id={key}
                  described={filter}
                  filterForm={{ ...filterForm, errors: { ...told, ...filterForm.errors } }}
                  choices={choices.of(key)}
                  choicesLoading={choices.loading(key)}
                  idle={filter.needs !== null && values[filter.needs] !== true}
                />
              </Toolbar.Field>
            ))}
          <Toolbar.Buttons>
            {addable(described, bar).length > 0 && (
              <Button
                ref={adder}
                size="sm"
                aria-haspopup="dialog"
                aria-expanded={edited !== null && anchor.current === adder.current}
                onClick={() => edit(MENU, adder.current)}
              >
                + Filtro
              </Button>
            )}
            <Button type="reset" size="sm" variant="ghost">
              Limpiar
            </Button>
          </Toolbar.Buttons>
        </Toolbar.Line>
        {choices.failures.length > 0 && (
          <Text color="fg.error" fontSize="sm" role="alert">
            {choices.failures.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')}
            <Button variant="ghost" size="sm" onClick={choices.retry}>
              Reintentar
            </Button>
          </Text>
        )}
        <button type="submit" hidden>
          Buscar
        </button>
      </Toolbar.Root>
      <Chips filters={filters} active={active} onSearch={write} onEdit={edit} />
      {edited !== null && (
        <FilterPopover
          {...{ filters, bar, choices, search, edited, told, anchor }}
          onEdit={setEdited}
          onSearch={write}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
});

const NONE: NonNullable<Props['refused']> = [];

/** The server's refusals, by the filters whose values they are of. */
function faultsTold(described: Described, refused: NonNullable<Props['refused']>): Readonly<Record<string, string>> {
  const named = ({ campo }: { readonly campo: string }) =>
    Object.keys(described).filter((key) => (described[key]?.wire ?? key) === campo);
  return Object.fromEntries(refused.flatMap((one) => named(one).map((key) => [key, one.message])));
}

/** Whether each filter that others need is set: a letter more in it renders nothing. */
function needed({ described }: AnyFilters, values: Readonly<Record<string, string | boolean>>) {
  const keys = Object.values(described).flatMap(({ needs }) => needs ?? []);
  return Object.fromEntries(keys.map((key) => [key, values[key] !== '' && values[key] !== false]));
}
