import { defineSlotRecipe } from '@chakra-ui/react';
import { TOUCH } from '../media.ts';

/** A table of figures inside a panel: plain rows and cells; `data-text` stands at the left and may wrap. */
export const figures = defineSlotRecipe({
  slots: ['root', 'table'],
  base: {
    // Where there is no room it scrolls sideways.
    root: { position: 'relative', overflowX: 'auto' },
    table: {
      w: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': {
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
      '& tbody [data-below]:first-of-type': { ps: 5, color: 'fg.muted', fontWeight: 'normal' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
      '& [data-reason]': { maxW: '7rem', marginInlineStart: 'auto', whiteSpace: 'normal' },
    },
  },
});

/** The goods of a guide, package by package; a table that is too wide scrolls for itself. Rows and cells are plain. */
export const packages = defineSlotRecipe({
  slots: ['root', 'table'],
  base: {
    root: { overflowX: 'auto' },
    table: {
      w: 'full',
      minW: '32rem',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& :is(th, td)': { px: 1.5, py: 1.5, textAlign: 'start', verticalAlign: 'top' },
      '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle', whiteSpace: 'nowrap' },
      '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
      '& tbody th': { fontWeight: 'normal' },
      '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    },
  },
});

/** The lines of a sale, some to give back: dense, figures at the right, taken ones in colour. Its cells are plain. */
export const saleLines = defineSlotRecipe({
  slots: ['frame', 'root', 'line', 'below', 'words', 'option', 'fault'],
  base: {
    frame: { border: '1px solid', borderColor: 'border', borderRadius: 'md', bg: 'bg.panel', overflowX: 'auto' },
    root: {
      w: 'full',
      minW: '42rem',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& :is(th, td)': { px: 1.5, py: 1.5, textAlign: 'start', verticalAlign: 'middle' },
      '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle', whiteSpace: 'nowrap' },
      '& tbody th': { fontWeight: 'normal', minW: '13rem', overflowWrap: 'anywhere' },
      '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
      '& input[type=checkbox]': { boxSize: 4, accentColor: 'brand.solid' },
    },
    line: {
      borderTop: '1px solid',
      borderColor: 'border',
      '&:has([data-taken])': { bg: 'brand.subtle' },
      '&[data-nothing] > *': { color: 'fg.muted' },
    },
    below: { '& td': { pt: 0, pb: 2 }, 'tr:has([data-taken]) + &': { bg: 'brand.subtle' } },
    words: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, color: 'fg.muted' },
    option: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.5,
      '& :is(input, select)': {
        h: '1.875rem',
        px: 2,
        border: '1px solid',
        borderColor: 'border.emphasized',
        borderRadius: 'sm',
        bg: 'bg.panel',
        color: 'fg',
        _invalid: { borderColor: 'red.solid' },
      },
      '& input': { w: '4.5rem', textAlign: 'end' },
    },
    fault: { color: 'fg.error', fontWeight: 'medium' },
  },
});

/** How many: typed, or counted with the buttons beside it. */
export const stepper = defineSlotRecipe({
  slots: ['root', 'input', 'button'],
  base: {
    root: {
      // Its size does not hang on what is in it, so that the browser lays out these three alone for a digit, not the whole page.
      contain: 'size layout',
      display: 'inline-grid',
      gridTemplateColumns: '1.75rem 3.25rem 1.75rem',
      w: 'calc(6.75rem + 2px)',
      h: 'calc(1.875rem + 2px)',
      verticalAlign: 'middle',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      overflow: 'hidden',
      bg: 'bg.panel',
      _focusWithin: { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' },
      '&:has([aria-invalid=true])': { borderColor: 'red.solid' },
      [TOUCH]: {
        gridTemplateColumns: '2.5rem 3rem 2.5rem',
        w: 'calc(8rem + 2px)',
        h: 'calc(2.5rem + 2px)',
      },
    },
    input: {
      minW: 0,
      h: '1.875rem',
      border: 0,
      bg: 'transparent',
      outline: 'none',
      textAlign: 'center',
      [TOUCH]: { h: 10 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    button: {
      color: 'fg.muted',
      fontSize: 'lg',
      lineHeight: 1,
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
  },
});
