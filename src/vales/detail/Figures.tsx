import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * A table of figures inside a panel: few rows that are neither sorted nor paged. Where there is no room it scrolls sideways,
 * by the keyboard too.
 */
export function Figures({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Frame role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>{children}</table>
    </Frame>
  );
}

/** One element styles the plain rows inside; `data-text` stands at the left and may wrap. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    '& table': { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': {
      px: 1.5,
      py: 1.5,
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'end',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& th:first-of-type': { ps: 0, textAlign: 'start' },
    '& tbody th': { fontWeight: 'medium' },
    '& [data-text]': { minW: '6.5rem', textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tfoot :is(th, td)': { borderBottom: 'none', fontWeight: 'semibold' },
    '& tbody:last-child > tr:last-child > :is(th, td)': { borderBottom: 'none' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& [data-reason]': { maxW: '7rem', marginInlineStart: 'auto', whiteSpace: 'normal' },
  },
});
