import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Note } from '../Note.tsx';
import { regainFocus } from './focus.ts';
import type { LiveRecord } from './useRecord.ts';
import { useWorkState } from './useWork.ts';
import type { AnyWork, Works } from './work.ts';

interface Props<W extends Works> {
  readonly page: { readonly record: LiveRecord<W> };
  readonly name: keyof W & string;
  /** What is going to happen. */
  readonly children: ReactNode;
}

/** Asks before a work that needs no form is done, and says why it was not done if it was not. */
export function QuestionWindow<W extends Works>({ page: { record }, name, children }: Props<W>) {
  const { isBusy, failure, send, discard } = useWorkState(record, name);
  const work = record.works[name] as AnyWork;
  // The button that asked for it may have gone with what it was about.
  useEffect(() => () => void requestAnimationFrame(() => regainFocus()), []);
  const leave = () => {
    if (!isBusy) discard();
  };
  return (
    <Dialog
      title={work.title ?? work.button}
      alert
      onClose={leave}
      footer={
        <>
          <Button disabled={isBusy} onClick={leave}>
            Cancelar
          </Button>
          <Button variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => send({})}>
            {isBusy ? work.busy : failure === null ? work.button : 'Reintentar'}
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
