import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { regainFocus } from '../../ui/works/focus.ts';
import type { Given } from './useVoucher.ts';

interface Props {
  /** What was just given back; null when nothing was. */
  readonly given: Given | null;
  readonly onClose: () => void;
}

/** The folio of what was just given back, large enough to be read out or copied for the customer. */
export function GivenNotice({ given, onClose }: Props) {
  return (
    <div role="status">
      {given !== null && given.folio !== null && (
        <Line colorPalette="green">
          <p>{given.descripcion}</p>
          <strong>{given.folio}</strong>
          <Button
            size="sm"
            onClick={() => {
              onClose();
              regainFocus();
            }}
          >
            Listo
          </Button>
        </Line>
      )}
    </div>
  );
}

const Line = chakra(Note, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: 1,
    columnGap: 4,
    mb: 4,
    '& > strong': { fontSize: '3xl', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' },
  },
});
