import { defineSlotRecipe } from '@chakra-ui/react';

/** Things of one kind one below the other, a line between them. */
export const list = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: { root: { listStyle: 'none' } },
  variants: {
    variant: {
      plain: {},
      marker: {
        item: {
          display: 'flex',
          alignItems: 'center',
          '& + &': { borderTop: '1px solid', borderColor: 'border' },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

/** The entries of a history, in order, each with a bar of the colour of its kind. */
export const entries = defineSlotRecipe({
  slots: ['root', 'item', 'signature', 'text', 'aside'],
  base: {
    root: { display: 'grid', gap: 2 },
    item: {
      ps: 3,
      borderInlineStart: '3px solid',
      borderColor: 'border',
      overflowWrap: 'anywhere',
      '&[data-new]': { bg: 'blue.subtle' },
      _focus: { outline: '2px solid', outlineColor: 'brand.focusRing' },
    },
    signature: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: 'sm' },
    text: { maxW: '75ch', whiteSpace: 'pre-wrap' },
    aside: { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The changes of a record, each with its fields before and after: the cells are plain, one table a change. */
export const changes = defineSlotRecipe({
  slots: ['root', 'item', 'title', 'table'],
  base: {
    root: { display: 'grid', gap: 4, listStyle: 'none' },
    item: { minW: 0, '& + &': { pt: 4, borderTop: '1px solid', borderColor: 'border' } },
    title: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 },
    table: {
      w: 'full',
      mt: 2,
      fontSize: 'sm',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& :is(th, td)': {
        px: 2,
        py: 1,
        border: '1px solid',
        borderColor: 'border',
        textAlign: 'start',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      },
      '& th': { fontWeight: 'medium' },
      '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'semibold' },
      '& thead th:first-of-type': { w: '28%' },
    },
  },
});
