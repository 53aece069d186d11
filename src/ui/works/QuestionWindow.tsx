import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isOutcomeUnknown } from '#contract/common/failure';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useFocusAfterSave } from './focus.ts';
import type { WindowPage } from './useRecordPage.ts';
import { useWorkState } from './useWork.ts';
import { WorkFailure } from './WorkFailure.tsx';
import type { AnyWork, Works } from './work.ts';

/** The question before a work. */
export interface WorkQuestion<W extends Works> {
  readonly name: keyof W & string;
  /** Its title, where that names the record. */
  readonly title?: string;
  /** The values that are sent, where the record does not say all of them. */
  readonly values?: object;
  /** Tells what is going to happen. */
  readonly children: ReactNode;
}

interface Props<W extends Works> extends WorkQuestion<W> {
  readonly page: WindowPage<W>;
  /** The person does not want it; for a window that is none of the record's own. */
  readonly onLeft?: () => void;
}

/** Asks before a work that needs no form is done, and says why it was not done if it was not. */
export function QuestionWindow<W extends Works>(props: Props<W>) {
  const { page, name, title, values = {}, onLeft, children } = props;
  const { record, told, against, refreshing, showNewest } = page;
  const state = useWorkState(record, name);
  const { isBusy, conflict, failure } = state;
  const work = record.works[name] as AnyWork;
  useFocusAfterSave();
  // Of a try that may have been stored the same is asked once more: the record may hold it by now, and so ask for something else.
  const send = () => (failure !== null && isOutcomeUnknown(failure) ? state.again() : state.send(values));
  const discard = () => {
    state.discard();
    onLeft?.();
  };
  const leave = () => {
    if (isBusy) return;
    if (work.keepsKey !== true) return discard();
    record.actor.send({ type: 'cerrar' });
    onLeft?.();
  };
  return (
    <Dialog
      title={title ?? work.title ?? work.button}
      alert
      onClose={leave}
      footer={
        <>
          <Button disabled={isBusy} onClick={leave}>
            {work.leave ?? 'Cancelar'}
          </Button>
          {conflict === null && (
            <Button
              variant="solid"
              {...(work.grave && { colorPalette: 'red' })}
              busy={isBusy}
              aria-disabled={isBusy || undefined}
              onClick={send}
            >
              {isBusy ? work.busy : failure === null ? work.button : 'Reintentar'}
            </Button>
          )}
        </>
      }
    >
      {children}
      <Box mt={3} _empty={{ display: 'none' }}>
        <WorkFailure
          work={{ ...state, discard }}
          failed={work.failed}
          tell={({ cambios }) => told(cambios)}
          against={against(name, 'newest')}
          refreshing={refreshing}
          onAccept={showNewest}
          submitsElsewhere
        />
      </Box>
    </Dialog>
  );
}
