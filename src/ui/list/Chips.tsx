import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { ActiveFilter, AnySearch } from '../../data/filterTypes.ts';
import { CloseIcon } from '../icons.tsx';

interface Props {
  readonly active: readonly ActiveFilter<AnySearch>[];
  readonly onSearch: (search: AnySearch) => void;
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1.5,
    mb: 2,
    fontSize: 'sm',
    '& li': { display: 'inline-flex', minW: 0 },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.5,
      minH: 6,
      px: 2.5,
      border: '1px solid',
      borderColor: 'blue.emphasized',
      borderRadius: 'full',
      bg: 'blue.subtle',
      color: 'blue.fg',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& button:hover': { borderColor: 'blue.fg' },
  },
});

/** The filters that are set and not in view, each with the button that takes it away. */
export function Chips({ active, onSearch }: Props) {
  if (active.length === 0) return null;
  const remove = (without: AnySearch) => (event: MouseEvent<HTMLElement>) => {
    // The button goes: the next one takes the focus, or what stands before the list.
    const item = event.currentTarget.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const before = item?.closest('ul')?.previousElementSibling?.querySelector<HTMLElement>('button[aria-expanded]');
    (next ?? before)?.focus();
    onSearch(without);
  };
  return (
    <List aria-label="Otros filtros">
      {active.map(({ key, text, without }) => (
        <li key={key}>
          <button type="button" aria-label={`Quitar el filtro ${text}`} onClick={remove(without)}>
            {text}
            <CloseIcon />
          </button>
        </li>
      ))}
    </List>
  );
}
