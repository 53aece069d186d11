import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';
import type { WorkFormKit, WorkValues } from '../ui/works/useWorkForm.ts';

interface Props<Typed extends WorkValues> {
  readonly kit: WorkFormKit<Typed>;
  /** What is written cannot be thrown away now. */
  readonly locked: boolean;
}

/**
 * Says that what is written is kept, and throws it away. It stands below the buttons: it comes by itself a moment after the
 * last keystroke, and must not move what somebody is about to press. A draft that was restored is told and discarded over the
 * fields.
 */
export function DraftLine<Typed extends WorkValues>({ kit, locked }: Props<Typed>) {
  if (!kit.kept) return null;
  return (
    <Flex align="center" justify="space-between" gap={2} minH="control">
      <Text color="fg.muted" fontSize="xs">
        Borrador guardado
      </Text>
      {kit.form.restored === null && (
        <Button variant="ghost" disabled={locked} onClick={kit.discard}>
          Descartar
        </Button>
      )}
    </Flex>
  );
}
