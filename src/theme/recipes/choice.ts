import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { FORCED, TOUCH } from '../media.ts';

/** A tick, as a mask: it takes the colour of the text. */
const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%23000' stroke-width='2.4' viewBox='0 0 16 16'%3E%3Cpath d='m3.2 8.2 3.2 3.2 6.4-6.6'/%3E%3C/svg%3E\") center / contain no-repeat";

/**
 * The box or the dot beside a choice. It follows what the browser's own control says, which lies unseen over it: a form writes there
 * (`reset`, `setValue`) without an event that Chakra would hear of.
 */
const mark = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  boxSize: 4,
  border: '1px solid',
  borderColor: 'choice.border',
  bg: 'choice',
  color: 'brand.contrast',
  _after: { content: '""', visibility: 'hidden', bg: 'currentcolor' },
  'input:checked + &': { borderColor: 'brand.solid', _after: { visibility: 'visible' } },
  'input:focus-visible + &': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  'input:disabled + &': { borderColor: 'border', bg: 'bg.muted', color: 'fg.muted' },
  [FORCED]: { _after: { bg: 'ButtonText' } },
} as const;

const choice = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
} as const;

/** Yes or no. */
export const checkbox = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: { ...choice, gap: 2, fontSize: 'sm' },
    control: {
      ...mark,
      borderRadius: '3px',
      _after: { ...mark._after, boxSize: 3.5, mask: TICK },
      'input:checked + &': { ...mark['input:checked + &'], bg: 'brand.solid' },
      'input:checked:disabled + &': { bg: 'bg.muted' },
    },
  },
  variants: { size: { sm: {}, md: { root: { minH: 'control' } } } },
  defaultVariants: { size: 'md' },
});

/** One choice of few, all of them in sight. */
export const radioGroup = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap' },
    label: { w: 'full', mb: 1, fontSize: 'sm', fontWeight: 'medium' },
    item: { ...choice, gap: 1.5 },
    itemControl: {
      ...mark,
      borderRadius: 'full',
      _after: { ...mark._after, boxSize: 2.5, borderRadius: 'full' },
      'input:checked + &': { ...mark['input:checked + &'], color: 'brand.solid' },
    },
  },
  variants: {
    size: {
      sm: { root: { columnGap: 3, fontSize: 'sm' }, item: { minH: 6 } },
      md: { root: { columnGap: 3.5 }, item: { minH: 'control' } },
    },
    variant: {
      subtle: {},
      outline: {
        root: { flexDirection: 'column', gap: 1 },
        label: { mb: 0 },
        item: {
          gap: 2.5,
          px: 3,
          py: 1.5,
          border: '1px solid',
          borderColor: 'border',
          borderRadius: 'md',
          '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
        },
        itemText: {
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2.5,
          minW: 0,
        },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'subtle' },
});

/** One choice of few, side by side in one frame. */
export const segmentGroup = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: { display: 'inline-flex', p: 0.5, border: '1px solid currentcolor', borderRadius: '8px' },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      w: '30px',
      h: '26px',
      borderRadius: '5px',
      cursor: 'pointer',
      _checked: { bg: 'bar.muted', color: 'bar', [FORCED]: { outline: '2px solid Highlight' } },
      '&:has(:focus-visible)': { outline: '2px solid currentcolor', outlineOffset: '2px' },
    },
  },
});

/** Choices by the dozen, each a plain line with the browser's own box: stores, permissions. */
export const choices = defineRecipe({
  base: {
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minH: '1.75rem',
      lineHeight: 'short',
      cursor: 'pointer',
      [TOUCH]: { minH: 10 },
    },
    '& label:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    '& input': { flex: 'none', boxSize: 4, accentColor: 'brand.solid' },
  },
  variants: { size: { sm: {}, md: { '& label': { minH: 'control' } } } },
  defaultVariants: { size: 'sm' },
});
