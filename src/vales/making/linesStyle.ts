import { defineRecipe } from '@chakra-ui/react';

/** How the lines of a sale look: dense, figures at the right, what is taken in colour. */
export const linesStyle = defineRecipe({
  base: {
    w: 'full',
    minW: '42rem',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { px: 1.5, py: 1.5, textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle', whiteSpace: 'nowrap' },
    '& tbody tr:not([data-below])': { borderTop: '1px solid', borderColor: 'border' },
    '& tbody th': { fontWeight: 'normal', minW: '13rem', overflowWrap: 'anywhere' },
    '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& tbody th > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
    '& tr:has(> [data-taken])': { bg: 'brand.subtle' },
    '& tr:has(> [data-taken]) + tr[data-below]': { bg: 'brand.subtle' },
    '& tr[data-nothing] > *': { color: 'fg.muted' },
    '& td > label': { display: 'inline-flex', alignItems: 'center', gap: 1.5, whiteSpace: 'nowrap' },
    '& input[type=checkbox]': { boxSize: 4, accentColor: 'brand.solid' },
    '& tr[data-below] td': { pt: 0, pb: 2 },
    '& tr[data-below] div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 },
    '& tr[data-below] label': { display: 'inline-flex', alignItems: 'center', gap: 1.5, color: 'fg.muted' },
    '& tr[data-below] p': { color: 'fg.muted' },
    '& tr[data-below] :is(input, select)': {
      h: '1.875rem',
      px: 2,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
    },
    '& tr[data-below] input': { w: '4.5rem', textAlign: 'end' },
    '& [aria-invalid=true]': { borderColor: 'red.solid' },
    '& tr[data-below] p[data-fault]': { color: 'fg.error', fontWeight: 'medium' },
  },
});
