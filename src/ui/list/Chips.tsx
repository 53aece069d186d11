import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import type { ActiveFilter, AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { CloseIcon } from '../icons.tsx';

interface Props {
  readonly filters: AnyFilters;
  readonly active: readonly ActiveFilter<AnySearch>[];
  readonly onSearch: (search: AnySearch) => void;
  /** Opens the field of a filter under its chip. */
  readonly onEdit: (key: string, chip: HTMLElement) => void;
}

const { withProvider, withContext } = createSlotRecipeContext({ key: 'chips' });

const List = withProvider<HTMLUListElement, HTMLChakraProps<'ul'>>('ul', 'root');
const Item = withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item');
const Chip = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'button');
const Remove = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'remove');

/**
 * The filters that are set and not in view. A chip is one stop of the Tab key: it opens its field, and Delete or Backspace
 * takes it away, as its button does; one that is only on or off goes by any press.
 */
export function Chips({ filters, active, onSearch, onEdit }: Props) {
  if (active.length === 0) return null;
  const remove = (without: AnySearch, within: HTMLElement) => {
    // The chip goes: the next one takes the focus, or what adds filters, which stands before the list.
    const item = within.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const before = item
      ?.closest('ul')
      ?.previousElementSibling?.querySelector<HTMLElement>('button[aria-haspopup=dialog][aria-expanded]');
    (next ?? before)?.focus();
    onSearch(without);
  };
  return (
    <List aria-label="Otros filtros">
      {active.map(({ key, text, without }) => {
        const isToggle = filters.described[key]?.kind === 'toggle';
        const quit = `Quitar el filtro ${text}`;
        return (
          <Item key={key}>
            <Chip
              type="button"
              aria-keyshortcuts="Delete"
              aria-label={isToggle ? quit : `Cambiar el filtro ${text}`}
              aria-haspopup={isToggle ? undefined : 'dialog'}
              onClick={({ currentTarget }) => (isToggle ? remove(without, currentTarget) : onEdit(key, currentTarget))}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                remove(without, event.currentTarget);
              }}
            >
              {text}
              {isToggle && <CloseIcon />}
            </Chip>
            {!isToggle && (
              <Remove
                type="button"
                tabIndex={-1}
                aria-label={quit}
                onClick={({ currentTarget }) => remove(without, currentTarget)}
              >
                <CloseIcon />
              </Remove>
            )}
          </Item>
        );
      })}
    </List>
  );
}
