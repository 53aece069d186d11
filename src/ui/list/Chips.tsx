import type { HTMLChakraProps } from '@chakra-ui/react';
import { createSlotRecipeContext } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { ActiveFilter, AnySearch } from '../../data/filterTypes.ts';
import { CloseIcon } from '../icons.tsx';

interface Props {
  readonly active: readonly ActiveFilter<AnySearch>[];
  readonly onSearch: (search: AnySearch) => void;
}

const { withProvider, withContext } = createSlotRecipeContext({ key: 'chips' });

const List = withProvider<HTMLUListElement, HTMLChakraProps<'ul'>>('ul', 'root');
const Item = withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item');
const Chip = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'button');

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
        <Item key={key}>
          <Chip type="button" aria-label={`Quitar el filtro ${text}`} onClick={remove(without)}>
            {text}
            <CloseIcon />
          </Chip>
        </Item>
      ))}
    </List>
  );
}
