import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED } from '../media.ts';
import { hanging } from './overlay.ts';

/** A day to be typed, with what opens its calendar in it. */
export const dateField = defineSlotRecipe({
  slots: ['root', 'opener', 'understood'],
  base: {
    root: { position: 'relative', '& > input': { pe: 8 } },
    opener: {
      position: 'absolute',
      insetY: 0,
      insetEnd: 0,
      display: 'grid',
      placeItems: 'center',
      w: 8,
      color: 'fg.muted',
      cursor: 'pointer',
      '& svg': { boxSize: 4 },
      _hover: { color: 'fg' },
      _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    },
    // Over the next content: nothing moves while somebody writes.
    understood: {
      position: 'absolute',
      top: 'calc(100% + 2px)',
      insetStart: 0,
      zIndex: 'popover',
      px: 2,
      py: 1,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      boxShadow: 'lg',
      fontSize: 'xs',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      // It stays where a screen reader listens.
      _empty: { p: 0, border: 0, boxShadow: 'none' },
    },
  },
});

const turn = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 8,
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  '& svg': { boxSize: 4 },
  _hover: { bg: 'bg.subtle', color: 'fg' },
} as const;

/** The calendar of a day's field. */
export const datePicker = defineSlotRecipe({
  slots: [
    'root',
    'content',
    'control',
    'input',
    'label',
    'indicatorGroup',
    'nextTrigger',
    'positioner',
    'prevTrigger',
    'rangeText',
    'table',
    'tableBody',
    'tableCell',
    'tableCellTrigger',
    'tableHead',
    'tableHeader',
    'tableRow',
    'trigger',
    'view',
    'viewControl',
    'viewTrigger',
    'clearTrigger',
    'monthSelect',
    'yearSelect',
    'presetTrigger',
    'valueText',
  ],
  base: {
    content: { ...hanging, p: 2, fontSize: 'sm' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 },
    viewTrigger: {
      flex: 1,
      minH: 8,
      px: 2,
      borderRadius: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    prevTrigger: turn,
    nextTrigger: turn,
    table: { w: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    tableHeader: { w: '2.25rem', py: 1, color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium', textAlign: 'center' },
    tableCell: { p: 0, textAlign: 'center' },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      minW: '2.25rem',
      minH: '2.25rem',
      w: 'full',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[data-today]': { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' },
      '&[data-outside-range]': { color: 'fg.muted' },
      '&[data-selected]': {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.solid' },
        [FORCED]: { outline: '2px solid Highlight' },
      },
      '&[data-disabled], &[data-unavailable]': { opacity: 0.45, cursor: 'not-allowed' },
      '&[data-view=month], &[data-view=year]': { minW: '5rem', textTransform: 'capitalize' },
    },
  },
});
