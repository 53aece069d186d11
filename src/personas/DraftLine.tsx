import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';
import type { WorkKit } from '../ui/works/useWork.ts';
import type { WorkValues } from '../ui/works/work.ts';

interface Props<Typed extends WorkValues> {
  readonly kit: Pick<WorkKit<Typed>, 'form' | 'isBusy' | 'isKept' | 'isLocked' | 'discard'>;
}

/**
 * Says that the typed values are kept, and throws them away. It stands below the buttons: it comes by itself a moment
 * after the last keystroke, and must not move a button that somebody is about to press. A draft that was restored is
 * told and discarded over the fields.
 */
export function DraftLine<Typed extends WorkValues>({ kit }: Props<Typed>) {
  const { form, isBusy, isKept, isLocked, discard } = kit;
  // A draft that is being sent is kept too.
  if (!isKept && !isBusy) return null;
  return (
    <Flex align="center" justify="space-between" gap={2} minH="control">
      <Text color="fg.muted" fontSize="xs">
        Borrador guardado
      </Text>
      {form.restored === null && (
        <Button variant="ghost" disabled={isLocked} onClick={discard}>
          Descartar
        </Button>
      )}
    </Flex>
  );
}
