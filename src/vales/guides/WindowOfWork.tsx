import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { regainFocus } from '../../ui/works/focus.ts';
import { OnceFailure } from '../../ui/works/OnceFailure.tsx';
import { useWorkNotices } from '../../ui/works/useWorkNotices.ts';

interface Props {
  readonly work: TrabajoUnicoRef;
  readonly title: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** It only asks: its text is read with its title. */
  readonly alert?: boolean;
  /** The words of the button that does it, and while it is being done. */
  readonly button: string;
  readonly busyText: string;
  /** What is said when it was not done. */
  readonly failed: string;
  /** The form that the button sends; null when it has none. */
  readonly formId: string | null;
  /** Sends what is chosen, also once more. */
  readonly onSend: () => void;
  /** Where the focus goes when the button that opened the window is gone. */
  readonly focusAfter: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A window over one of the works on guides: sends once, says why it was not done, and leaves the work to whoever closes it. */
export function WindowOfWork(props: Props) {
  const { work, title, size = 'md', alert = false, button, busyText, failed, formId, onSend, focusAfter } = props;
  const { avisar } = useRouteContext({ from: '/_app' });
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(work, (state) => state.matches('failed'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const after = useRef(focusAfter);
  after.current = focusAfter;
  useWorkNotices(work, avisar);
  useEffect(() => () => void requestAnimationFrame(() => regainFocus(() => after.current())), []);
  const close = () => {
    if (!isBusy) work.send({ type: 'cerrar' });
  };
  return (
    <Dialog
      title={title}
      size={size}
      alert={alert}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            Volver
          </Button>
          {!inConflict && (
            <Button
              variant="solid"
              busy={isBusy}
              aria-disabled={isBusy || undefined}
              {...(formId === null ? { onClick: () => !isBusy && onSend() } : { type: 'submit', form: formId })}
            >
              {isBusy ? busyText : hasFailed ? 'Reintentar' : button}
            </Button>
          )}
        </>
      }
    >
      {props.children}
      <OnceFailure
        work={work}
        failed={failed}
        tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
        against={null}
        refreshing={false}
        onAgain={onSend}
        onAccept={() => undefined}
        submitsElsewhere
      />
    </Dialog>
  );
}
