import { Menu } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import type { Tienda } from '#domain/cadena/catalogos';

interface Props {
  readonly stores: readonly Pick<Tienda, 'cvetda' | 'nombre'>[];
  readonly current: number;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onChoose: (idTienda: number) => void;
  /** The button that opens it, which has the focus again when it is closed. */
  readonly trigger: ReactElement;
}

/** The stores of a person, the one where he works marked; each is found by its first letters too. */
export function StoreMenu({ stores, current, isOpen, onToggle, onChoose, trigger }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // After a click the list takes the focus once more while it goes, and with it nobody has it.
  const giveBack = () => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  };
  return (
    <Menu.Root
      open={isOpen}
      onExitComplete={() => requestAnimationFrame(giveBack)}
      onOpenChange={({ open }) => onToggle(open)}
      onSelect={({ value }) => onChoose(Number(value))}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild ref={button}>
        {trigger}
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxH="70dvh" overflowY="auto">
          <Menu.RadioItemGroup value={String(current)}>
            {stores.map(({ cvetda, nombre }) => (
              <Menu.RadioItem key={cvetda} value={String(cvetda)}>
                {nombre}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
