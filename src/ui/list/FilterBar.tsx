import type { HTMLChakraProps } from '@chakra-ui/react';
import { Text } from '@chakra-ui/react';
import { memo, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Filter } from '#domain/listas/filterKinds';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { Button } from '../Button.tsx';
import { FilterField } from './FilterField.tsx';
import { OWN_WIDTH, TEXT_WIDTH, Toolbar } from './parts.ts';
import type { FilterChoices } from './useFilterChoices.ts';
import { useFilterForm } from './useFilterForm.ts';

interface Props {
  /** How a screen reader calls the form. */
  readonly label: string;
  readonly filters: AnyFilters;
  /** The filters that are always in view; the others are behind 'Más filtros'. */
  readonly bar: readonly string[];
  readonly choices: FilterChoices;
  readonly search: AnySearch;
  readonly onSearch: (search: AnySearch, options: { readonly replace: boolean }) => void;
  readonly onSame: () => void;
}

/** How wide the field of a filter is, where not as usual. */
const WIDTHS: { readonly [K in Filter['kind']]?: Pick<HTMLChakraProps<'div'>, 'flex' | 'w' | 'maxW'> } = {
  integer: { w: '6.5rem' },
  pesos: { w: '6.5rem' },
  phone: { w: '6.75rem' },
  options: { w: '8.25rem' },
  names: { w: '12rem' },
  catalogue: { w: '13rem' },
  text: TEXT_WIDTH,
  toggle: OWN_WIDTH,
};

/**
 * The filters of a list: the usual ones in one line, the others below on demand. It searches by itself. Drawn anew only when
 * they hold something else: a page of rows comes and goes beside them.
 */
export const FilterBar = memo(function FilterBar(props: Props) {
  const { label, filters, bar, choices, search, onSearch, onSame } = props;
  const filterForm = useFilterForm({ filters, search, onSearch, onSame });
  const { form, onReset, onSubmit, ref } = filterForm;
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const values = useWatch({ control: form.control, compute: (all) => needed(filters, all) });
  const field = ([key, filter]: readonly [string, Filter]) => (
    <Toolbar.Field key={key} {...WIDTHS[filter.kind]}>
      <FilterField
        id={key}
        described={filter}
        filterForm={filterForm}
        choices={choices.of(key)}
        choicesLoading={choices.loading(key)}
        idle={filter.needs !== null && values[filter.needs] !== true}
      />
    </Toolbar.Field>
  );
  const entries = Object.entries(filters.described);
  const more = entries.filter(([key]) => !bar.includes(key));
  const hidden = more.filter(([key]) => search[key] !== undefined).length;
  return (
    <Toolbar.Root ref={ref} aria-label={label} noValidate onSubmit={onSubmit} onReset={onReset}>
      <Toolbar.Line>
        {entries.filter(([key]) => bar.includes(key)).map(field)}
        <Toolbar.Buttons>
          {more.length > 0 && (
            <Button size="sm" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
              {open ? 'Menos filtros' : 'Más filtros'}
              {!open && hidden > 0 && ` (${hidden})`}
            </Button>
          )}
          <Button type="reset" size="sm" variant="ghost">
            Limpiar
          </Button>
        </Toolbar.Buttons>
      </Toolbar.Line>
      <Toolbar.Line id={moreId} hidden={!open}>
        {open && more.map(field)}
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
  );
});

/** Whether each filter that others need is set: a letter more in it renders nothing. */
function needed({ described }: AnyFilters, values: Readonly<Record<string, string | boolean>>) {
  const keys = Object.values(described).flatMap(({ needs }) => needs ?? []);
  return Object.fromEntries(keys.map((key) => [key, values[key] !== '' && values[key] !== false]));
}
