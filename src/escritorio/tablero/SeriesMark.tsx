import { Box } from '@chakra-ui/react';
import type { Series } from './figures.ts';

const GROUNDS = { abiertos: 'brand.solid', solucionados: 'transparent' } as const satisfies Record<Series, string>;

/** The mark of a series: full for opened cases, hollow for solved ones, so that it needs no eye for colours. */
export function SeriesMark({ serie }: { readonly serie: Series }) {
  return (
    <Box
      as="i"
      display="inline-block"
      flex="none"
      boxSize={2.5}
      border="1.5px solid"
      borderColor="brand.solid"
      borderRadius="2px"
      bg={GROUNDS[serie]}
      // As the bars, which keep their colours in high contrast too.
      forcedColorAdjust="none"
    />
  );
}
