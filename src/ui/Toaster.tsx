import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { NoticeKind } from '#machines/avisos.machine';
import { Button } from './Button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';
import { KeyHint } from './KeyHint.tsx';

/** A notice as it is shown: what `id` names is said once. */
export interface Notice {
  readonly id: number | string;
  readonly kind: NoticeKind;
  readonly text: string;
}

/** The one thing that can be done about a notice. */
interface NoticeAct {
  readonly label: string;
  /** The key that does it, shown in the button. */
  readonly shortcut: string;
  readonly busy: boolean;
  readonly onAct: () => void;
}

interface Props {
  /** The name of the place where its notices stand, for who hears the screen. */
  readonly label?: string;
  readonly placement?: 'bottom' | 'bottom-end';
  readonly act?: NoticeAct;
  /** The notice of the moment, or null; how long it stays is the caller's to decide. */
  readonly notice: Notice | null;
  readonly onClose: () => void;
  /** The person looks at it: it stays until `onLeave`. Left out where its time is not the person's. */
  readonly onHold?: () => void;
  readonly onLeave?: () => void;
}

/** How each kind looks and is read; what urges interrupts a screen reader, the others wait. */
const KINDS = {
  error: { name: 'Error', palette: 'red', role: 'alert', icon: <ErrorIcon /> },
  info: { name: 'Información', palette: 'blue', role: 'status', icon: <InfoIcon /> },
  success: { name: 'Éxito', palette: 'green', role: 'status', icon: <SuccessIcon /> },
  warning: { name: 'Advertencia', palette: 'orange', role: 'alert', icon: <WarningIcon /> },
} as const satisfies Record<NoticeKind, { name: string; palette: string; role: string; icon: ReactNode }>;

/**
 * The notices at the bottom, one at a time, over all windows and out of the way: windows and pages leave the
 * strip `--notice-room` free. It lives outside the app's root, which screen readers skip while a window is open.
 */
export function Toaster(props: Props) {
  const { label = 'Avisos', placement = 'bottom', act, notice, onClose, onHold, onLeave } = props;
  const [toaster] = useState(() =>
    createToaster({
      placement,
      max: 1,
      duration: Number.POSITIVE_INFINITY,
      removeDelay: 0,
      offsets: '0.75rem',
    }),
  );

  useEffect(() => {
    if (notice === null) return;
    const id = String(notice.id);
    // Ark renders at once what it is told, which React forbids inside of an effect.
    queueMicrotask(() => toaster.create({ id, type: notice.kind, description: notice.text }));
    return () => queueMicrotask(() => toaster.remove(id));
  }, [toaster, notice]);

  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={label} data-avisos="">
        {({ type, description }) => {
          const kind = KINDS[type as NoticeKind];
          return (
            <Toast.Root
              role={kind.role}
              colorPalette={kind.palette}
              data-aviso={type}
              onPointerMove={onHold}
              onPointerLeave={onLeave}
              onFocus={onHold}
              onBlur={onLeave}
            >
              {kind.icon}
              <span>
                <span className="sr-only">{kind.name}: </span>
                {description}
              </span>
              {act && (
                <Button
                  size="xs"
                  variant="outline"
                  busy={act.busy}
                  aria-disabled={act.busy || undefined}
                  aria-keyshortcuts={act.shortcut.toUpperCase()}
                  onClick={act.onAct}
                >
                  {act.label}
                  <KeyHint>{act.shortcut}</KeyHint>
                </Button>
              )}
              <Toast.CloseTrigger aria-label="Cerrar aviso" onClick={onClose}>
                <CloseIcon />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
