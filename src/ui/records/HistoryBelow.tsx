import { Box, chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { RecordHistory } from '../history/RecordHistory.tsx';

/** A record's history below its form, read only once somebody opens it. */
export function HistoryBelow(props: ComponentProps<typeof RecordHistory>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      mt={4}
      pt={3}
      borderTop="1px solid"
      borderColor="border"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary color="fg.muted" fontSize="sm" fontWeight="medium" cursor="pointer">
        Historial de cambios
      </chakra.summary>
      <Box mt={3}>{isOpen && <RecordHistory {...props} />}</Box>
    </chakra.details>
  );
}
