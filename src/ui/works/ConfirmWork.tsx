import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import { newKey } from '../../data/uniqueKey.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Note } from '../Note.tsx';
import { regainFocus } from './focus.ts';
import { useWorkNotices } from './useWorkNotices.ts';

interface Props {
  readonly title: string;
  /** The words of the button that does it, and while it is being done. */
  readonly button: string;
  readonly busyText: string;
  /** Makes the chart of the work, whose call knows what it sends (`connectWork`); asked once. */
  readonly connect: () => typeof trabajoUnicoMachine;
  readonly tell: Notify;
  /** It is done, or the person does not want it. */
  readonly onClose: () => void;
  /** What is going to happen. */
  readonly children: ReactNode;
}

/** Asks before a work that needs no form is done, sends it once, and says here why it was not done if it was not. */
export function ConfirmWork({ title, button, busyText, connect, tell, onClose, children }: Props) {
  const [connected] = useState(connect);
  const [input] = useState(() => ({ seed: newKey() }));
  const work = useActorRef(connected, { input });
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const failure = useSelector(work, (state) => (state.hasTag('failed') ? state.context.failure : null));
  useWorkNotices(work, tell);
  useEffect(() => {
    const subscription = work.subscribe({
      complete: () => {
        onClose();
        // The button that asked for it may have gone with what it was about.
        requestAnimationFrame(() => regainFocus());
      },
    });
    return () => subscription.unsubscribe();
  }, [work, onClose]);
  const leave = () => {
    if (!isBusy) work.send({ type: 'descartar' });
  };

  return (
    <Dialog
      title={title}
      alert
      onClose={leave}
      footer={
        <>
          <Button disabled={isBusy} onClick={leave}>
            Cancelar
          </Button>
          <Button
            variant="solid"
            busy={isBusy}
            aria-disabled={isBusy || undefined}
            onClick={() => work.send({ type: 'enviar', values: null })}
          >
            {isBusy ? busyText : failure === null ? button : 'Reintentar'}
          </Button>
        </>
      }
    >
      {children}
      {failure !== null && (
        <Note colorPalette="red" mt={3} role="alert">
          {failure.texto}
        </Note>
      )}
    </Dialog>
  );
}
