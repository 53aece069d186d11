import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Drawer } from '../../ui/Dialog.tsx';
import { useLatest } from '../../ui/list/useHeld.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { Deciding } from '../../ui/works/deciding/deciding.ts';

interface Props extends Pick<Deciding, 'title' | 'onDecided' | 'onNext' | 'onPrevious'> {
  /** The row that is open. */
  readonly row: number;
  /** Where the record's own page is, and what goes there. */
  readonly href: string;
  readonly onWhole: () => void;
  readonly onClose: () => void;
  /** Shows the record of a row. */
  readonly panel: (row: number, deciding: Deciding) => ReactNode;
}

/** The record of a row, beside the list in which it waits, until it is closed; one follows the other in the same window. */
export function DecisionDrawer({ row, href, onWhole, onClose, panel, ...deciding }: Props) {
  const closesFirst = useRef<(() => void) | null>(null);
  const { title, onNext, onPrevious } = deciding;
  useShortcut('j', onNext, { description: 'Pasar a la siguiente solicitud', repeats: true, ofWindow: true });
  useShortcut('k', onPrevious, { description: 'Volver a la solicitud anterior', repeats: true, ofWindow: true });
  const returnsTo = useLatest(() => rowLink(row) ?? document.querySelector<HTMLElement>('main h1'));
  const follow = (event: MouseEvent) => {
    // The browser itself knows what a link does with a key held.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onWhole();
  };
  return (
    <Drawer
      title={title}
      placement="end"
      isBeside
      onClose={onClose}
      onEscape={() => {
        const close = closesFirst.current;
        close?.();
        return close !== null;
      }}
      returnsTo={returnsTo}
    >
      {panel(row, {
        ...deciding,
        id: Math.abs(row),
        closesFirst,
        whole: (
          <a href={href} onClick={follow}>
            Abrir completo
          </a>
        ),
      })}
    </Drawer>
  );
}

function rowLink(row: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[data-record="${row}"]`);
}
