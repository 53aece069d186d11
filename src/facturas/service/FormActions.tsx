import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { HelpLink } from '../../ui/HelpLink.tsx';
import { Note } from '../../ui/Note.tsx';
import { Rules } from './Preview.tsx';
import type { RunningService } from './service.ts';
import type { ServiceForm } from './useServiceForm.ts';

interface Props {
  readonly running: RunningService;
  readonly form: Pick<ServiceForm<never>, 'id' | 'others' | 'rulesTitle'>;
  /** Further help to fill the form in, at the left. */
  readonly children?: ReactNode;
}

/** The foot of a service's form: the faults that belong to no field, and the button that has it looked at. */
export function FormActions({ running: { actor, record }, form, children }: Props) {
  const isKept = useSelector(record.work('resolver'), (state) => state.hasTag('kept'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hindrance = useSelector(actor, ({ context }) => context.previa?.impedimento ?? null);
  return (
    <>
      {form.rulesTitle !== null && <Rules rules={form.others} title={form.rulesTitle} grave always />}
      {hindrance !== null && (
        <Note colorPalette="red" fontSize="sm" role="alert">
          {hindrance}
        </Note>
      )}
      {failure !== null && (
        <Note colorPalette="red" fontSize="sm" role="alert">
          <strong>No se pudo revisar.</strong> {failure.texto}
          <HelpLink of={failure.texto} />
        </Note>
      )}
      {/* A field that is left may say what is wrong with it, and move the buttons from under the pointer. */}
      <Flex wrap="wrap" justify="flex-end" gap={2} onMouseDown={(event) => event.preventDefault()}>
        {children}
        {/* It has its room before it says anything: it comes by itself, and must not move the button. */}
        <Text ms="auto" alignSelf="center" color="fg.muted" fontSize="xs" visibility={isKept ? undefined : 'hidden'}>
          Borrador guardado
        </Text>
        <Button type="submit" form={form.id} variant="solid" busy={isBusy} aria-disabled={isBusy || undefined}>
          {isBusy ? 'Revisando...' : 'Revisar'}
        </Button>
      </Flex>
    </>
  );
}
