import { Box, Text } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { Note } from '../Note.tsx';

interface Props {
  /** 'Este caso cambió'. */
  readonly said: string;
  /** The changes of other people, a phrase each; none: nothing is said. */
  readonly told: readonly string[];
  /** The record as it is now is on its way. */
  readonly refreshing: boolean;
  /** Brings the newest on screen. */
  readonly onShow: () => void;
}

/**
 * Says that somebody else changed a record, and what; 'Ver cambios' brings it on screen and touches nothing that is being
 * written.
 */
export function ChangeLine({ said, told, refreshing, onShow }: Props) {
  return (
    <Box role="status">
      {told.length > 0 && (
        <Note
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          rowGap={1}
          columnGap={4}
          mb={2}
          colorPalette="blue"
        >
          <Text flex="1 1 20rem" minW={0}>
            <strong>{said}:</strong> {told.join('; ')}.
          </Text>
          <Button
            size="sm"
            busy={refreshing}
            onClick={() => {
              onShow();
              // When React has drawn what is new.
              setTimeout(() => {
                if (document.querySelector('[role=dialog]') === null) focusNew();
              });
            }}
          >
            Ver cambios
          </Button>
        </Note>
      )}
    </Box>
  );
}

function focusNew(): void {
  document.querySelector<HTMLElement>('main [data-new]')?.focus();
}
