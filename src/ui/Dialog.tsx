import { Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from './icons.tsx';

interface Props {
  readonly title: string;
  /** Esc, or the close button in the corner; a window that cannot be closed now ignores it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface DialogProps extends Props {
  /** 28 rem, 35 rem, 700 px, 64 rem or 100 rem wide; never wider than the screen. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** It asks for an answer: it has no close button in the corner, and its text is read with its title. */
  readonly alert?: boolean;
  /** Nothing of the page is seen behind it. */
  readonly covers?: boolean;
  readonly footer?: ReactNode;
}

/** How every window over the page behaves. The page itself never scrolls (`main` does), so there is nothing to lock. */
const BEHAVIOUR = {
  ...{ open: true, closeOnInteractOutside: false, preventScroll: false },
  // The view under it (the summary of the row from which it was asked for) takes no window along when it goes.
  onRequestDismiss: (event: Event) => event.preventDefault(),
} as const;

/**
 * A window in the middle of the screen for as long as it is mounted. It traps the focus and gives it back when it goes; a
 * click beside it does nothing, so that no unsaved work is lost by one.
 */
export function Dialog({ title, onClose, size = 'sm', alert = false, covers = false, footer, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const finalFocusEl = useOpener();
  // At once, and not a frame later as Chakra does: what somebody types or scans meanwhile belongs into the window.
  useLayoutEffect(() => firstFocus(body.current)?.focus({ preventScroll: true }), []);
  useGiveBack(finalFocusEl);
  return (
    <ChakraDialog.Root
      {...BEHAVIOUR}
      finalFocusEl={finalFocusEl}
      size={size}
      role={alert ? 'alertdialog' : 'dialog'}
      initialFocusEl={() => firstFocus(body.current)}
      onOpenChange={onClose}
    >
      <Portal>
        <ChakraDialog.Backdrop {...(covers && { bg: 'bg' })} />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {!alert && (
                <ChakraDialog.CloseTrigger aria-label="Cerrar ventana">
                  <CloseIcon />
                </ChakraDialog.CloseTrigger>
              )}
            </ChakraDialog.Header>
            {alert ? (
              <ChakraDialog.Description asChild>
                <ChakraDialog.Body ref={body}>{children}</ChakraDialog.Body>
              </ChakraDialog.Description>
            ) : (
              <ChakraDialog.Body ref={body}>{children}</ChakraDialog.Body>
            )}
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

interface DrawerProps extends Props {
  /** The left edge, unless it says the right one. */
  readonly placement?: 'start' | 'end';
  /** The page beside it is still read, and its children are its own body and foot. */
  readonly isBeside?: boolean;
  /** Esc, before it closes the window: true keeps the window open. */
  readonly onEscape?: () => boolean;
  /** Where the focus goes when it goes; null, or left out: to what had it before. */
  readonly returnsTo?: () => HTMLElement | null;
}

/** A window at an edge for as long as it is mounted. A click beside it closes it: what is written in one is kept as a draft. */
export function Drawer(props: DrawerProps) {
  const { title, placement = 'start', isBeside = false, onClose, onEscape, returnsTo, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener();
  const finalFocusEl = () => returnsTo?.() ?? opener();
  useGiveBack(finalFocusEl);
  return (
    <ChakraDrawer.Root
      {...BEHAVIOUR}
      placement={placement}
      finalFocusEl={finalFocusEl}
      initialFocusEl={() => firstFocus(body.current) ?? document.querySelector<HTMLElement>('[data-first-focus]')}
      closeOnInteractOutside
      // Only a press beside it closes it: what had the focus may be gone.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={onClose}
      onEscapeKeyDown={(event) => {
        if (onEscape?.() === true) event.preventDefault();
      }}
    >
      <Portal>
        <ChakraDrawer.Backdrop {...(isBeside && { bg: 'transparent' })} />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger aria-label="Cerrar ventana">
                <CloseIcon />
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            {isBeside ? children : <ChakraDrawer.Body ref={body}>{children}</ChakraDrawer.Body>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

/**
 * Where the focus goes when a window goes: to what had it when the window came. Chakra asks only a frame later, when who is fast
 * stands on a button of the window already.
 * @returns null when that is gone; Chakra then decides.
 */
function useOpener(): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null);
}

/** Gives the focus back also where the window went before Chakra had taken hold of it: within its first frame. */
function useGiveBack(opener: () => HTMLElement | null): void {
  const latest = useRef(opener);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) latest.current()?.focus({ preventScroll: true });
    },
    [],
  );
}

/**
 * Where a window's work begins: what has the focus already (who is fast stands on the answer of a question), the first field, or a
 * button that says so; null leaves it to Chakra.
 */
function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const window = body?.closest('[role]');
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== window && window?.contains(activeElement))
    return activeElement;
  return (
    body?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ??
    window?.querySelector<HTMLElement>('[data-first-focus]') ??
    null
  );
}
