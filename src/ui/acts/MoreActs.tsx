import { Badge, Menu } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { type Act, canAct } from './act.ts';

interface Props {
  readonly acts: readonly Act[];
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The button of a list of acts, each found by its first letters too. */
export function MoreActs({ acts, isOpen, onToggle }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (name: string) => {
    const act = acts.find((one) => one.name === name);
    if (act !== undefined && canAct(act)) chosen.current = act.act;
  };
  // A window that opens returns the focus to where it was: to this button, once the list is closed. On a busy machine the list gives the
  // focus back later than that.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || act === null) return;
    chosen.current = null;
    requestAnimationFrame(() => {
      trigger.current?.focus({ preventScroll: true });
      act();
    });
  }, [isOpen]);
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={({ open }) => onToggle(open)}
      onSelect={({ value }) => choose(value)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount={false}
      unmountOnExit={false}
    >
      <Menu.Trigger asChild ref={trigger}>
        <Button aria-keyshortcuts="m" busy={acts.some(({ busy }) => busy)}>
          Más
          {acts.some(({ hasDraft }) => hasDraft) && <Badge>Borrador</Badge>}
          <KeyHint>m</KeyHint>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {acts.map((act) => (
            <Menu.Item
              key={act.name}
              value={act.name}
              closeOnSelect={canAct(act)}
              // Reached by the arrows all the same, so that the reason is heard.
              aria-disabled={!canAct(act) || undefined}
            >
              <span>
                {act.label}
                {act.reason !== undefined && <small>{act.reason}</small>}
              </span>
              {act.hasDraft && <Badge>Borrador</Badge>}
              {act.shortcut !== undefined && <KeyHint>{act.shortcut}</KeyHint>}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
