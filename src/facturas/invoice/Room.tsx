import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** Half as many rows: a form follows. */
  readonly isBrief?: boolean | undefined;
  readonly children: ReactNode;
}

/** Where rows of a document stand: more of them scroll for themselves, so that the buttons stay in sight; a line shows where they are cut. */
export function Room({ isBrief = false, children }: Props) {
  return (
    <Box maxH={isBrief ? '9rem' : '16rem'} overflowY="auto" borderBottom="1px solid" borderColor="border" mb={2}>
      {children}
    </Box>
  );
}
