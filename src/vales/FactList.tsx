import { chakra } from '@chakra-ui/react';

/** A few facts side by side, each under its name; `data-strong` makes one stand out. */
export const FactList = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    rowGap: 2,
    my: 3,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& > div[data-strong] dd': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'short' },
  },
});
