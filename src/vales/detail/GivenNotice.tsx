import { Text } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { regainFocus } from '../../ui/works/focus.ts';
import type { Given } from './useVoucher.ts';

interface Props {
  /** The refund that was just made; null when none was. */
  readonly given: Given | null;
  readonly onClose: () => void;
}

/** The folio of what was just given back, large enough to be read out or copied for the customer. */
export function GivenNotice({ given, onClose }: Props) {
  return (
    <div role="status">
      {given !== null && given.folio !== null && (
        <Note
          colorPalette="green"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          rowGap={1}
          columnGap={4}
          mb={4}
        >
          <p>{given.descripcion}</p>
          <Text as="strong" fontSize="3xl" fontVariantNumeric="tabular-nums" overflowWrap="anywhere" userSelect="all">
            {given.folio}
          </Text>
          <Button
            size="sm"
            onClick={() => {
              onClose();
              regainFocus();
            }}
          >
            Listo
          </Button>
        </Note>
      )}
    </div>
  );
}
