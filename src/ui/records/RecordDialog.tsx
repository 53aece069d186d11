import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OthersChange } from '#contract/common/failure';
import { hasPermission } from '#domain/common/permisos';
import { RECORD_READERS } from '#domain/common/records';
import { usePerson } from '../../system/person.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from '../form/Form.tsx';
import { FormFoot } from '../works/FormFoot.tsx';
import { SaveButton } from '../works/SaveButton.tsx';
import { WorkFailure } from '../works/WorkFailure.tsx';
import type { WorkValues } from '../works/work.ts';
import { HistoryBelow } from './HistoryBelow.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface Props<Typed extends WorkValues> {
  readonly title: string;
  readonly record: RecordForm<Typed>;
  /** The fields. */
  readonly children: ReactNode;
}

/** One record in a window over its list, with its history. Leaving it asks nothing: what is written stays as a draft. */
export function RecordDialog<Typed extends WorkValues>({ title, record, children }: Props<Typed>) {
  const { api } = useRouteContext({ from: '/_app' });
  const readsHistory = hasPermission(usePerson().permisos, RECORD_READERS[record.entity]);
  const { entity, id, words, form, isBusy, isKept, hasFailed, conflict, close } = record;
  return (
    <Dialog
      title={title}
      size="md"
      onClose={close}
      footer={
        <FormFoot
          kit={record}
          failure={<WorkFailure work={record} failed={words.failed} tell={changesTold} submitsElsewhere />}
          said={isKept ? 'Borrador guardado' : ''}
          isWritten={isKept}
        >
          <Button disabled={isBusy} onClick={close}>
            Cerrar
          </Button>
          {conflict === null && (
            <SaveButton kit={record} busyText={words.busy}>
              {hasFailed ? 'Reintentar' : words.button}
            </SaveButton>
          )}
        </FormFoot>
      }
    >
      <Form form={form} label={title} marked>
        {children}
      </Form>
      {id !== null && readsHistory && <HistoryBelow api={api} entidad={entity} id={id} />}
    </Dialog>
  );
}

/** The changes of other people to a record, a phrase each. */
export function changesTold({ cambios }: OthersChange): readonly string[] {
  return cambios.map(({ autor, accion }) => `${autor.nombre} cambió ${accion}`);
}
