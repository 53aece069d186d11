import { Flex, Text } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';

interface Props {
  readonly kept: boolean;
  /** What is written cannot be thrown away now. */
  readonly locked: boolean;
  readonly onDiscard: () => void;
}

/**
 * Says that what is written is kept, and throws it away. It stands below the buttons: it comes by itself a moment after the
 * last keystroke, and must not move what somebody is about to press.
 */
export function DraftLine({ kept, locked, onDiscard }: Props) {
  if (!kept) return null;
  return (
    <Flex align="center" justify="space-between" gap={2} minH="control">
      <Text color="fg.muted" fontSize="xs">
        Borrador guardado
      </Text>
      <Button variant="ghost" disabled={locked} onClick={onDiscard}>
        Descartar
      </Button>
    </Flex>
  );
}
