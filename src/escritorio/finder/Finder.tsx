import { Combobox as ChakraCombobox, chakra, createListCollection, Flex, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { agrupar } from '#domain/common/agrupar';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { useChangeStore } from '../../app/StoreSwitch.tsx';
import { useNewCaseWindow } from '../../casos/newCase/useNewCaseWindow.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { Entry, Opening } from './entries.ts';
import { useEntries } from './useEntries.ts';

interface Props {
  /** Null while it is closed. */
  readonly opening: Opening | null;
  readonly onClose: () => void;
  /** Opens the case in which a sale is invoiced, as soon as it is there; invoices are another capability's. */
  readonly invoice: (venta: ClaveOperacion) => ReactNode;
}

/** The search of everything, with what comes of it: a record or a page is opened, or a new case begun, where one is. */
export function Finder({ opening, onClose, invoice }: Props) {
  const router = useRouter();
  const changeStore = useChangeStore();
  const [begun, setBegun] = useState<{ readonly celular: string | null; readonly times: number } | null>(null);
  const [invoicing, setInvoicing] = useState<{ readonly venta: ClaveOperacion; readonly times: number } | null>(null);
  const go = (entry: Entry) => {
    onClose();
    const { goes } = entry;
    if ('nuevoCaso' in goes) setBegun((before) => ({ ...goes.nuevoCaso, times: (before?.times ?? 0) + 1 }));
    else if ('tienda' in goes) void changeStore(goes.tienda);
    else if ('facturar' in goes) {
      setInvoicing((before) => ({ venta: goes.facturar, times: (before?.times ?? 0) + 1 }));
    } else void router.navigate(goes);
  };
  return (
    <>
      {opening !== null && <FinderWindow opening={opening} onGo={go} onClose={onClose} />}
      {begun !== null && <NewCaseHere key={begun.times} celular={begun.celular} />}
      {invoicing !== null && <Fragment key={invoicing.times}>{invoice(invoicing.venta)}</Fragment>}
    </>
  );
}

/** The window of a new case on whatever page, open from its first moment: it asks for its lists then. */
function NewCaseHere({ celular }: { readonly celular: string | null }) {
  const { open, window } = useNewCaseWindow();
  const openNow = useEffectEvent(() => open(null, celular));
  useEffect(() => openNow(), []);
  return window;
}

interface WindowProps extends Omit<Props, 'invoice'> {
  readonly opening: Opening;
  readonly onGo: (entry: Entry) => void;
}

function FinderWindow({ opening, onGo, onClose }: WindowProps) {
  const [typed, setTyped] = useState(opening.text);
  // A list that opens before its window lies beneath it, and no pointer reaches it.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const input = useRef<HTMLInputElement>(null);
  const again = useCallback(() => input.current?.select(), []);
  const { entries, status, failure, askNow } = useEntries(typed, { onGo, onMany: again, now: opening.now });
  // The next code that is scanned comes in its place.
  useEffect(() => {
    if (opening.now) again();
  }, [opening.now, again]);
  const [lit, setLit] = useState<{ readonly typed: string; readonly value: string | null }>({ typed: '', value: null });
  // The first line is lit until another one is, or another text stands there.
  const isLit = lit.typed === typed && entries.some(({ value }) => value === lit.value);
  const highlighted = isLit ? lit.value : (entries[0]?.value ?? null);
  const collection = useMemo(
    () => createListCollection({ items: entries, itemToString: ({ text }) => text }),
    [entries],
  );
  return (
    <Dialog title="Encontrar" size="lg" onClose={onClose}>
      <ChakraCombobox.Root
        open={open}
        collection={collection}
        value={[]}
        inputValue={typed}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setLit({ typed, value: highlightedValue })}
        onOpenChange={({ reason }) => {
          if (reason === 'escape-key') onClose();
        }}
        selectionBehavior="clear"
        loopFocus
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setTyped(inputValue);
        }}
        onValueChange={({ items: [chosen] }) => {
          if (chosen !== undefined) onGo(chosen as Entry);
        }}
        onKeyDownCapture={(event) => {
          // Nothing is opened that answers an older text.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !askNow()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <ChakraCombobox.Control>
          <ChakraCombobox.Input
            ref={input}
            aria-label="Qué busca"
            placeholder="Caso, operación, vale, factura, guía, teléfono, RFC, nombre…"
          />
        </ChakraCombobox.Control>
        {/* Of one height whatever is found: nothing moves while one types. */}
        <Flex direction="column" h="55dvh" mt={3}>
          <Results data-inline="">
            {agrupar(entries, ({ group }) => group).map(([group, , some]) => (
              <ChakraCombobox.ItemGroup key={group}>
                <ChakraCombobox.ItemGroupLabel>{group}</ChakraCombobox.ItemGroupLabel>
                {some.map((entry) => (
                  <ChakraCombobox.Item key={entry.value} item={entry}>
                    <span>
                      {entry.text}
                      {entry.detail.length > 0 && <small>{entry.detail.join(' · ')}</small>}
                    </span>
                    {entry.state !== null && <StatusChip color={entry.state.color}>{entry.state.text}</StatusChip>}
                  </ChakraCombobox.Item>
                ))}
              </ChakraCombobox.ItemGroup>
            ))}
          </Results>
          <Text
            role={failure ? 'alert' : 'status'}
            mt="auto"
            pt={3}
            color={failure ? 'red.fg' : 'fg.muted'}
            fontSize="sm"
          >
            {failure ?? status}
          </Text>
        </Flex>
      </ChakraCombobox.Root>
    </Dialog>
  );
}

const Results = chakra(ChakraCombobox.Content);
