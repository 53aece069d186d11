import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED } from '../media.ts';
import { badge } from './status.ts';

/** Upwards: the order that grows. */
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 12 12'%3E%3Cpath d='M6 10V2M2.5 5.5 6 2l3.5 3.5'/%3E%3C/svg%3E\")";

const cell = {
  px: 2,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'border',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

/**
 * Dense tables of plain rows and cells (`Table.Root native`): a component for each cell would cost twice the table. Chips
 * inside are plain too, `<span data-palette="red">`.
 */
export const table = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      w: 'full',
      fontSize: 'sm',
      textAlign: 'start',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      '& tbody th': { ...cell, fontWeight: 'medium' },
      '& tbody tr:hover': { bg: 'bg.subtle' },
      '& tbody tr:last-child > *': { borderBottomWidth: 0 },
      // In line with the title above and the controls below.
      '& tr > :not(* + *)': { ps: 3 },
      '& tr > :last-child': { pe: 3 },
      '& td:empty::before': { content: '"—" / ""', color: 'fg.muted' },
      '& [data-fit]': { whiteSpace: 'nowrap' },
      '& [data-fit=number]': { textAlign: 'end' },

      '& thead button': {
        position: 'relative',
        minH: 6,
        mx: -1,
        px: 1,
        borderRadius: 'sm',
        color: 'inherit',
        font: 'inherit',
        whiteSpace: 'nowrap',
        cursor: 'pointer',
      },
      '& thead button:hover, & [aria-sort] button': { color: 'fg' },
      '& thead button:hover': { bg: 'bg.subtle' },
      // Beside the text and outside its width: a header is as wide as its words, sorted or not. A mask and not an element:
      // the drawings of eleven headers took a sixth of the first render of a hundred rows.
      '& thead button::after': {
        content: '""',
        position: 'absolute',
        insetY: 0,
        insetStart: '100%',
        w: 3,
        bg: 'currentcolor',
        mask: `${ARROW} center / contain no-repeat`,
        opacity: 0,
        // High contrast takes away every background but its own colours.
        [FORCED]: { bg: 'ButtonText' },
      },
      '& thead [data-fit=number] button::after': { insetStart: 'auto', insetEnd: '100%' },
      '& thead button:hover::after, & thead button:focus-visible::after': { opacity: 0.55 },
      '& [aria-sort] button::after, & [aria-sort] button:hover::after': { opacity: 1 },
      '& [aria-sort=descending] button::after': { rotate: '180deg' },

      // A box to choose a row: all of its cell's width is its target.
      '& [data-choice]': { display: 'grid', placeItems: 'center', h: '1.5rem', cursor: 'pointer' },
      '& [data-choice] input': { boxSize: 4, accentColor: 'brand.solid', verticalAlign: 'middle', cursor: 'inherit' },
      '& [data-choice] input[aria-disabled]': { opacity: 0.4 },

      '& [data-palette]': badge.base ?? {},
      ...Object.fromEntries(
        ['red', 'orange', 'green', 'blue', 'gray'].map((palette) => [
          `& [data-palette=${palette}]`,
          { colorPalette: palette },
        ]),
      ),

      // A light is its dot and its time, without the chip around.
      '& [data-dot]': { px: 0, borderWidth: 0, bg: 'transparent' },

      // Values without a column of their own where there is no room, in a line below their row.
      '& tr:has(+ [data-folded]) > *': { pb: 0.5, borderBottomWidth: 0 },
      '& [data-folded] > td': { pt: 0 },
      '& [data-folded] dl': { display: 'flex', flexWrap: 'wrap', columnGap: 4, fontSize: 'xs' },
      '& [data-folded] dl > div': { display: 'flex', gap: 1 },
      '& [data-folded] dt': { flex: 'none', color: 'fg.muted' },

      '& [data-bone]': {
        display: 'block',
        h: 3,
        my: 1,
        borderRadius: 'sm',
        bg: 'border',
        animation: 'pulse 1.4s ease-in-out infinite',
      },
    },
    columnHeader: {
      position: 'sticky',
      zIndex: 'sticky',
      // The page's padding counts as inside of the scrolling box: without this, rows would show above the header.
      top: 'var(--table-sticky-top, -0.625rem)',
      px: 2,
      py: '1px',
      borderBottom: '1px solid',
      borderColor: 'border',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
      overflowWrap: 'normal',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    cell,
  },
});
