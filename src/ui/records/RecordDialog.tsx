import { chakra, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { OthersChange } from '#contract/failure';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from '../form/Form.tsx';
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
  /** Whose changes are shown below the fields; null for a new record. */
  readonly history: Pick<ComponentProps<typeof HistoryBelow>, 'entidad' | 'id'> | null;
}

const Foot = chakra('div', { base: { display: 'grid', gap: 3, w: 'full' } });

/** One record in a window over its list. Leaving it asks nothing: what is written stays as a draft. */
export function RecordDialog<Typed extends WorkValues>({ title, record, children, history }: Props<Typed>) {
  const { api } = useRouteContext({ from: '/_app' });
  const { form, isBusy, isKept, hasFailed, conflict, failed, close, discard } = record;
  return (
    <Dialog
      title={title}
      size="md"
      onClose={close}
      footer={
        <Foot>
          <WorkFailure
            work={record}
            failed={failed}
            tell={changesTold}
            against={null}
            refreshing={false}
            onAccept={() => undefined}
            submitsElsewhere
          />
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              {isKept ? 'Borrador guardado' : ''}
            </Text>
            {isKept && form.restored === null && conflict === null && (
              <Button variant="ghost" disabled={isBusy} onClick={discard}>
                Descartar
              </Button>
            )}
            <Button disabled={isBusy} onClick={close}>
              Cerrar
            </Button>
            {conflict === null && (
              <SaveButton kit={record} busyText="Guardando...">
                {hasFailed ? 'Reintentar' : 'Guardar'}
              </SaveButton>
            )}
          </Flex>
        </Foot>
      }
    >
      <Form form={form} label={title} marked>
        {children}
      </Form>
      {history !== null && <HistoryBelow api={api} {...history} />}
    </Dialog>
  );
}

/** What others changed in a record, a phrase each. */
export function changesTold({ cambios }: OthersChange): readonly string[] {
  return cambios.map(({ autor, accion }) => `${autor.nombre} cambió ${accion}`);
}
