import type { SystemStyleObject } from '@chakra-ui/react';

export const CARD_HEIGHT = '5.5rem';
export const CHART_HEIGHT = '18rem';

/** Four beside each other, or two where there is no room. */
export const FOUR_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
} as const satisfies SystemStyleObject;

/** The mark of a series, `<i data-serie>`: full for opened cases, hollow for solved ones, so that it needs no eye for colours. */
export const SERIES_MARKS = {
  '& i[data-serie]': {
    display: 'inline-block',
    flex: 'none',
    boxSize: 2.5,
    border: '1.5px solid',
    borderColor: 'brand.solid',
    borderRadius: '2px',
  },
  '& i[data-serie=abiertos]': { bg: 'brand.solid' },
  '& i[data-serie=solucionados]': { bg: 'brand.subtle' },
} as const satisfies SystemStyleObject;
