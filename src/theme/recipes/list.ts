import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { TOUCH } from '../media.ts';

/** The button of a row, in its cell. */
const rowButton = {
  minH: '1.75rem',
  border: '1px solid',
  borderColor: 'border.emphasized',
  bg: 'bg.panel',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const;

/** A row's second line. */
const secondLine = {
  display: 'block',
  color: 'fg.muted',
  fontSize: 'xs',
  lineHeight: 'short',
  whiteSpace: 'normal',
} as const;

const LINE = '& tbody > tr:not([data-folded]) > :is(td, th)';

/** The height of a cell is its least: rows of one line are no narrower than a finger or a pointer needs. */
const lowLine = { h: '1.875rem', py: '2px', lineHeight: 'short', [TOUCH]: { h: 10, py: 1.5 } } as const;
const lowChip = { py: '1px', lineHeight: 1 } as const;

/**
 * The rows of a table, which are plain: a component for each cell would cost more than its row. Rows of a list have one
 * line, so that many are in view; a longer text ends in an ellipsis and is whole in the row's card. While newer rows are
 * late the old ones pale; without a transition, which would paint all rows frame by frame.
 */
export const rows = defineRecipe({
  variants: {
    variant: {
      list: {
        [LINE]: {
          ...lowLine,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'middle',
          whiteSpace: 'nowrap',
        },
        '& [data-palette]': lowChip,
        '& tbody > tr:has(a[data-record]), & tbody > tr[data-folded]': { cursor: 'pointer' },
        '&[data-late] tbody': { opacity: 0.55 },
        // A cell hides what stands out of it.
        '& tbody a:focus-visible': { outlineOffset: '-1px' },
        // A finger that stays asks for the row's card.
        '& a[data-record]': { scrollMarginBlock: '3rem', WebkitTouchCallout: 'none' },
        '& tbody button': { ...rowButton, px: 2, borderRadius: 'sm', [TOUCH]: { minH: 10 } },
        '& tbody button:hover': { bg: 'bg.subtle' },
        '& tbody button + button': { ms: 1 },
      },
      records: {
        [LINE]: { ...lowLine, verticalAlign: 'middle' },
        '& [data-palette]': lowChip,
        '& tbody > tr': { cursor: 'pointer' },
        '& [data-link]': { color: 'brand.fg', textAlign: 'start', textDecoration: 'underline', cursor: 'pointer' },
      },
      servers: {
        '& tbody > tr > *': { verticalAlign: 'top', overflowWrap: 'anywhere' },
        '& :is(td, th) small': { ...secondLine, fontWeight: 'normal' },
        '& small[data-warning]': { color: 'orange.fg' },
        '& small[data-cut]': { lineClamp: 2 },
        '& [data-buttons]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
        '& tbody button': { ...rowButton, px: 2.5, borderRadius: 'md', fontSize: 'sm', [TOUCH]: { minH: 'control' } },
        '& tbody button:hover': { bg: 'bg.subtle' },
        '& tbody button[data-plain]': { px: 0, bg: 'transparent', border: 'none', color: 'brand.fg', fontSize: 'xs' },
        '& tbody button[aria-disabled]': {
          borderColor: 'border',
          bg: 'bg.muted',
          color: 'fg.muted',
          cursor: 'not-allowed',
        },
      },
    },
  },
  defaultVariants: { variant: 'list' },
});

const choice = {
  px: 1,
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'sm',
  bg: 'bg.panel',
  color: 'fg',
} as const;

/** Where one stands in the rows of a table, and the ways to its other pages. */
export const pages = defineSlotRecipe({
  slots: ['root', 'size', 'select', 'range', 'ways', 'way'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: 4,
      rowGap: 1,
      minH: '2.75rem',
      px: 3,
      py: 1,
      borderTop: '1px solid',
      borderColor: 'border',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    size: { display: 'inline-flex', alignItems: 'center', gap: 2 },
    select: { ...choice, h: '1.875rem', [TOUCH]: { minW: 10, h: 10 } },
    range: { minW: '7rem', textAlign: 'end' },
    ways: { display: 'inline-flex', gap: 1 },
    way: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 8,
      borderRadius: 'sm',
      color: 'fg',
      fontSize: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _disabled: { color: 'fg.muted', opacity: 0.5, cursor: 'default', _hover: { bg: 'transparent' } },
      [TOUCH]: { minW: 10, h: 10 },
    },
  },
});

/** The buttons of a whole list, over its rows. */
export const listActions = defineSlotRecipe({
  slots: ['root', 'waiting', 'label', 'select'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 2,
      fontSize: 'sm',
    },
    waiting: { color: 'fg.muted', fontSize: 'xs' },
    label: { color: 'fg.muted' },
    select: { ...choice, h: '1.75rem' },
  },
});

/** A few records to go on with: a line of fixed height each, so that nothing moves when they come. */
export const shortList = defineSlotRecipe({
  slots: ['root', 'header', 'title', 'lines', 'line', 'link', 'text', 'side', 'rest'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minW: 0,
      px: 1.5,
      pt: 2.5,
      pb: 1.5,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
    },
    header: { display: 'flex', alignItems: 'center', gap: 2, minH: 6, px: 2, mb: 1, fontSize: 'sm' },
    title: { flex: 1, minW: 0, fontSize: 'md', fontWeight: 'semibold', lineHeight: 'short' },
    lines: {},
    line: { h: '2.875rem', '& + &': { borderTop: '1px solid', borderColor: 'border' } },
    link: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      columnGap: 3,
      h: 'full',
      px: 2,
      borderRadius: 'sm',
      color: 'fg',
      lineHeight: 'short',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
    },
    text: {
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      '&[data-below]': { color: 'fg.muted', fontSize: 'xs' },
    },
    side: {
      justifySelf: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '&[data-below]': { color: 'fg.muted', fontSize: 'xs' },
    },
    // In the place of the lines: there are none, or they could not be read.
    rest: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      minH: '2.25rem',
      px: 2,
      py: 1.5,
      color: 'fg.muted',
    },
  },
});
