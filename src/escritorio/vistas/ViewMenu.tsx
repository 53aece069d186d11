import { Box, Menu, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { agrupar } from '#domain/common/agrupar';
import type { Vista } from '#domain/escritorio/vistas';
import { Button } from '../../ui/Button.tsx';
import { ownerOf } from './views.ts';

/** The acts of the menu besides opening a view. */
export type ViewAct = 'guardar' | 'cambiar' | 'administrar';

interface Props {
  /** Of the list; null while they are not known. */
  readonly views: readonly Vista[] | null;
  /** The view that was opened; null where none was. */
  readonly open: Vista | null;
  /** The filter is no longer that of the open view, which the person may change. */
  readonly isChanged: boolean;
  /** Why the views are not known. */
  readonly failure: string | null;
  /** The views are wanted. */
  readonly onWanted: () => void;
  readonly onView: (view: Vista) => void;
  readonly onAct: (act: ViewAct) => void;
}

/** The views of a list in a menu, by whose they are, with what can be done about them; each is found by its first letters too. */
export function ViewMenu({ views, open, isChanged, failure, onWanted, onView, onAct }: Props) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // A window that opens returns the focus to where it was: to this button, once the list is closed.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || act === null) return;
    chosen.current = null;
    requestAnimationFrame(() => {
      trigger.current?.focus({ preventScroll: true });
      act();
    });
  }, [isOpen]);
  const choose = (value: string) => {
    const view = views?.find(({ id }) => String(id) === value);
    chosen.current = view === undefined ? () => onAct(value as ViewAct) : () => onView(view);
  };
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={({ open: next }) => {
        if (next) onWanted();
        setOpen(next);
      }}
      onSelect={({ value }) => choose(value)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild ref={trigger}>
        <Button size="sm">Vistas</Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {(views === null || views.length === 0) && (
            <Text px={2.5} py={1.5} color="fg.muted" role="status">
              {views === null ? (failure ?? 'Buscando...') : 'Aún no hay vistas de esta lista'}
            </Text>
          )}
          {/* However many there are, what can be done about them stays in sight. */}
          <Box maxH="45dvh" overflowY="auto">
            {agrupar(views ?? [], ownerOf).map(([owner, , some]) => (
              <Menu.RadioItemGroup key={owner} value={String(open?.id)}>
                <Menu.ItemGroupLabel>{owner}</Menu.ItemGroupLabel>
                {some.map(({ id, nombre }) => (
                  <Menu.RadioItem key={id} value={String(id)}>
                    <span>{nombre}</span>
                    <Menu.ItemIndicator />
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
            ))}
          </Box>
          <Menu.Separator />
          {open !== null && isChanged && (
            <Menu.Item value={'cambiar' satisfies ViewAct}>Guardar cambios en «{open.nombre}»…</Menu.Item>
          )}
          <Menu.Item value={'guardar' satisfies ViewAct}>Guardar vista…</Menu.Item>
          {views !== null && views.length > 0 && (
            <Menu.Item value={'administrar' satisfies ViewAct}>Administrar vistas…</Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
