import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { NoticeKind } from '#machines/avisos.machine';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx';

/** A notice as it is shown: what `id` names is said once. */
export interface Notice {
  readonly id: number | string;
  readonly kind: NoticeKind;
  readonly text: string;
}

interface Props {
  /** The notice of the moment, or null; how long it stays is the caller's to decide. */
  readonly notice: Notice | null;
  readonly onClose: () => void;
  /** The person looks at it: it stays until `onLeave`. */
  readonly onHold: () => void;
  readonly onLeave: () => void;
}

/** How each kind looks and is read; what urges interrupts a screen reader, the others wait. */
const KINDS = {
  error: { name: 'Error', palette: 'red', role: 'alert', icon: <ErrorIcon /> },
  info: { name: 'Información', palette: 'blue', role: 'status', icon: <InfoIcon /> },
  success: { name: 'Éxito', palette: 'green', role: 'status', icon: <SuccessIcon /> },
  warning: { name: 'Advertencia', palette: 'orange', role: 'alert', icon: <WarningIcon /> },
} as const satisfies Record<NoticeKind, { name: string; palette: string; role: string; icon: ReactNode }>;

/**
 * The notices at the bottom centre, one at a time, over all windows and out of the way: windows and pages leave the
 * strip `--notice-room` free. It lives outside the app's root, which screen readers skip while a window is open.
 */
export function Toaster({ notice, onClose, onHold, onLeave }: Props) {
  const [toaster] = useState(() =>
    createToaster({
      placement: 'bottom',
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
      <ChakraToaster toaster={toaster} aria-label="Avisos" data-avisos="">
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
