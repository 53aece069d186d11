import { Combobox, chakra, createListCollection, Popover } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { OptionRows } from '../../../ui/form/OptionRows.tsx';
import type { Option } from '../../../ui/form/options.ts';
import { useFirstFocus } from '../../../ui/list/FilterMenu.tsx';

interface MenuProps {
  /** Under which it hangs. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small window at a field in which something is chosen for its text. */
export function PickMenu({ anchor, label, onClose, children }: MenuProps) {
  return (
    <Popover.Root
      open
      autoFocus={false}
      restoreFocus={false}
      positioning={{
        placement: 'top-end',
        strategy: 'fixed',
        gutter: 4,
        getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
      }}
      // It stands beside its field and not at the end of the page: a window keeps the focus within itself.
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Popover.Positioner>
        <Popover.Content aria-label={label} width="24rem" maxW="calc(100vw - 2rem)">
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

interface ListProps {
  readonly label: string;
  readonly placeholder: string;
  /** The choices that the typed text finds. */
  readonly options: readonly Option[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
  /** In place of the options, where there are none to choose from. */
  readonly empty?: ReactNode;
}

/** A list that narrows while one types. Enter takes the first, Escape gives up. */
export function PickList({ label, placeholder, options, typed, onType, onPick, onClose, empty }: ListProps) {
  // Null is the first: what stays when one types would else have none, and Enter nothing to take.
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // A list that opens before its window lies beneath it, and takes it along when it goes.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const input = useFirstFocus<HTMLInputElement>();
  const collection = createListCollection({ items: [...options], itemToString: ({ text }) => text });
  return (
    <Combobox.Root
      open={open}
      collection={collection}
      value={[]}
      inputValue={typed}
      inputBehavior="autohighlight"
      highlightedValue={highlighted ?? collection.firstValue}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      selectionBehavior="clear"
      loopFocus
      onOpenChange={({ reason }) => {
        if (reason === 'escape-key') onClose();
      }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        onType(inputValue);
        setHighlighted(null);
      }}
      onValueChange={({ value: [chosen] }) => {
        if (chosen !== undefined) onPick(chosen);
      }}
    >
      <Combobox.Control>
        <Combobox.Input ref={input} aria-label={label} placeholder={placeholder} />
      </Combobox.Control>
      <Results data-inline="" mt={1}>
        {empty ?? <OptionRows shown={collection.items} />}
      </Results>
    </Combobox.Root>
  );
}

const Results = chakra(Combobox.Content);
