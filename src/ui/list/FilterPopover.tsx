import { Popover, Portal, Text } from '@chakra-ui/react';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Filter } from '#domain/lists/filterKinds';
import type { AnyFilters, AnySearch } from '../../data/filterTypes.ts';
import { Button } from '../Button.tsx';
import { readFields } from '../form/readFields.ts';
import { FilterField } from './FilterField.tsx';
import { FilterMenu, filterKeysOf, filterTitle, useFirstFocus } from './FilterMenu.tsx';
import type { FilterChoices } from './useFilterChoices.ts';
import type { FilterTexts } from './useFilterForm.ts';

/** Stands for the menu of all filters, in the place of the name of one. */
export const MENU = '';

interface Props {
  readonly filters: AnyFilters;
  /** The filters that are always in view. */
  readonly bar: readonly string[];
  readonly choices: FilterChoices;
  readonly search: AnySearch;
  /** The filter that is edited, or `MENU`. */
  readonly edited: string;
  /** The faults that the server told, by filter. */
  readonly told: Readonly<Record<string, string>>;
  /** Under which it hangs; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onEdit: (key: string) => void;
  readonly onSearch: (search: AnySearch) => void;
  readonly onClose: () => void;
}

/** The filters that are not in view: their menu, and the field of the one that was chosen. Enter applies it, Escape gives up. */
export function FilterPopover({ anchor, onClose, ...props }: Props) {
  const { filters, edited, search } = props;
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    const isInside = content.current?.contains(document.activeElement) === true;
    onClose();
    if (isInside) anchor.current?.focus();
  };
  const apply = (next: AnySearch) => {
    close();
    props.onSearch(next);
  };
  const on = (key: string) => apply(filters.search({ ...filters.values(search), [key]: true }, search));
  const isToggle = filters.described[edited]?.kind === 'toggle';
  return (
    <Popover.Root
      open
      autoFocus={false}
      restoreFocus={false}
      positioning={{
        placement: 'bottom-start',
        // A window that is made narrower must not get wider by it.
        strategy: 'fixed',
        gutter: 4,
        getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
      }}
      onOpenChange={(change) => {
        if (!change.open) close();
      }}
      // A page that comes meanwhile, and its rows, may take the focus for a moment.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        // The button that opened it closes it by its own press.
        if (anchor.current?.contains(event.target as Node) === true) event.preventDefault();
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            aria-label={edited === MENU ? 'Filtros' : filterTitle(filters.described, edited)}
          >
            {edited === MENU || isToggle ? (
              <FilterMenu
                {...props}
                onEscape={close}
                onPick={(key) => (filters.described[key]?.kind === 'toggle' ? on(key) : props.onEdit(key))}
              />
            ) : (
              <FilterEditor key={edited} {...props} onApply={apply} onTaken={props.onSearch} />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

interface EditorProps extends Pick<Props, 'filters' | 'choices' | 'search' | 'edited' | 'told'> {
  readonly onApply: (search: AnySearch) => void;
  /** One of several was taken or left: it counts at once, and the next can follow. */
  readonly onTaken: (search: AnySearch) => void;
}

/** The field of one filter, or the two of a range of days. A choice is applied at once, a typed text by Enter; of several it stays. */
function FilterEditor({ filters, choices, search, edited, told, onApply, onTaken }: EditorProps) {
  const form = useForm<FilterTexts>({ defaultValues: filters.values(search) });
  const keys = filterKeysOf(filters.described, edited);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(told);
  const ref = useFirstFocus<HTMLFormElement>();
  const apply = () => {
    const values = form.getValues();
    const found = Object.entries(filters.errors(values)).filter(([key]) => keys.includes(key));
    setErrors(Object.fromEntries(found));
    const [first] = found;
    if (first === undefined) onApply(filters.search(values, search));
    else form.setFocus(first[0]);
  };
  const isSeveral = keys.some((key) => filters.described[key]?.kind === 'several');
  const applyNow = useEffectEvent(() => (isSeveral ? onTaken(filters.search(form.getValues(), search)) : apply()));
  const isChoice = isSeveral || keys.some((key) => isChosen(filters.described[key]));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && isChoice) applyNow();
        },
      }),
    [form, isChoice],
  );
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        readFields(ref, form);
        apply();
      }}
    >
      {keys.map((key) => {
        const filter = filters.described[key];
        if (filter === undefined) return null;
        return (
          <FilterField
            key={key}
            id={key}
            described={filter}
            filterForm={{ form, errors, onLeave: () => undefined }}
            choices={choices.of(key)}
            choicesLoading={choices.loading(key)}
            idle={false}
            isTyped
          />
        );
      })}
      {isChoice ? (
        <Text color="fg.muted" fontSize="xs">
          {isSeveral ? 'Puede elegir varios; se buscan al momento.' : 'Elija de la lista.'}
        </Text>
      ) : (
        <Button type="submit" size="sm" variant="solid" justifySelf="start">
          Aplicar
        </Button>
      )}
    </form>
  );
}

function isChosen(filter: Filter | undefined): boolean {
  return filter?.kind === 'catalogue' || filter?.kind === 'names' || filter?.kind === 'options';
}
