import { Combobox, chakra, createListCollection, Popover } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { READY_TEXTS } from '../../../data/wholeList.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { OptionRows } from '../../../ui/form/OptionRows.tsx';
import { matching, type Option } from '../../../ui/form/options.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { useFirstFocus } from '../../../ui/list/FilterMenu.tsx';

interface Props {
  /** Under which it hangs. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onPick: (texto: string) => void;
  readonly onClose: () => void;
}

/** The texts ready to use, found while one types. Enter takes the first, Escape gives up. */
export function TextMenu({ anchor, onPick, onClose }: Props) {
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
        <Popover.Content aria-label="Textos listos" width="24rem" maxW="calc(100vw - 2rem)">
          <Found onPick={onPick} onClose={onClose} />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

function Found({ onPick, onClose }: Pick<Props, 'onPick' | 'onClose'>) {
  const { data, isPending } = useQuery(READY_TEXTS);
  const [typed, setTyped] = useState('');
  // Null is the first: what stays when one types would else have none, and Enter nothing to take.
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // A list that opens before its window lies beneath it, and takes it along when it goes.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const input = useFirstFocus<HTMLInputElement>();
  const offered = useMemo(() => (data?.textos ?? []).filter(({ activo }) => activo), [data]);
  const options = useMemo(
    () =>
      offered.map(
        ({ id, nombre, area }): Option => ({ value: String(id), text: nombre, ...(area && { detail: area.nombre }) }),
      ),
    [offered],
  );
  const collection = createListCollection({
    items: matching(options, typed),
    itemToString: ({ text }) => text,
  });
  if (isPending) return <Loading text="Cargando los textos..." />;
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
        setTyped(inputValue);
        setHighlighted(null);
      }}
      onValueChange={({ value: [id] }) => {
        const chosen = offered.find((text) => String(text.id) === id);
        if (chosen !== undefined) onPick(chosen.texto);
      }}
    >
      <Combobox.Control>
        <Combobox.Input ref={input} aria-label="Cuál texto" placeholder="Nombre del texto…" />
      </Combobox.Control>
      <Results data-inline="" mt={1}>
        {offered.length === 0 ? <p role="note">Aún no hay textos.</p> : <OptionRows shown={collection.items} />}
      </Results>
      <LinkButton to="/textos" size="xs" variant="ghost" alignSelf="flex-start">
        Ver y agregar textos
      </LinkButton>
    </Combobox.Root>
  );
}

const Results = chakra(Combobox.Content);
