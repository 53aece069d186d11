import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { RecordHistory } from '../history/RecordHistory.tsx';

const Box = chakra('details', {
  base: {
    mt: 4,
    pt: 3,
    borderTop: '1px solid',
    borderColor: 'border',
    '& > summary': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium', cursor: 'pointer' },
    '& > :not(summary)': { mt: 3 },
  },
});

/** A record's history below its form, read only once somebody opens it. */
export function HistoryBelow(props: ComponentProps<typeof RecordHistory>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Historial de cambios</summary>
      {isOpen && <RecordHistory {...props} />}
    </Box>
  );
}
