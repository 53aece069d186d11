import { chakra, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { OthersChange } from '#contract/failure';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from '../form/Form.tsx';
import { OnceFailure } from '../works/OnceFailure.tsx';
import { SaveButton } from '../works/SaveButton.tsx';
import type { WorkValues } from '../works/useWorkForm.ts';
import { HistoryBelow } from './HistoryBelow.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface Props<Typed extends WorkValues> {
  readonly title: string;
  readonly record: RecordForm<Typed>;
  /** What is said when it was not saved ('No se pudo guardar el motivo.'). */
  readonly failed: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Whose changes are shown below the fields; null for a new record. */
  readonly history: Pick<ComponentProps<typeof HistoryBelow>, 'entidad' | 'id'> | null;
}

const Foot = chakra('div', { base: { display: 'grid', gap: 3, w: 'full' } });

/** One record in a window over its list. Leaving it asks nothing: what is written stays as a draft. */
export function RecordDialog<Typed extends WorkValues>({ title, record, failed, children, history }: Props<Typed>) {
  const { api } = useRouteContext({ from: '/_app' });
  const { work, form, kept, discard } = record;
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const hasFailed = useSelector(work, (state) => state.matches('failed'));
  const close = () => work.send({ type: 'cerrar' });
  const again = () => work.send({ type: 'enviar', values: work.getSnapshot().context.values });
  return (
    <Dialog
      title={title}
      size="md"
      onClose={close}
      footer={
        <Foot>
          <OnceFailure
            work={work}
            failed={failed}
            tell={changesTold}
            against={null}
            refreshing={false}
            onAgain={again}
            onAccept={() => undefined}
            submitsElsewhere
          />
          <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
            <Text me="auto" color="fg.muted" fontSize="xs">
              {kept ? 'Borrador guardado' : ''}
            </Text>
            {kept && form.restored === null && !inConflict && (
              <Button variant="ghost" disabled={isBusy} onClick={discard}>
                Descartar
              </Button>
            )}
            <Button disabled={isBusy} onClick={close}>
              Cerrar
            </Button>
            {!inConflict && (
              <SaveButton kit={{ ...record, isBusy }} busyText="Guardando...">
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
