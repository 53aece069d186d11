import { defineSlotRecipe } from '@chakra-ui/react';

/** A part of a page on a ground of its own, under its heading. */
export const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: { minW: 0, border: '1px solid', borderColor: 'border', borderRadius: 'md', bg: 'bg.panel' },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      rowGap: 1,
      columnGap: 3,
    },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'short' },
    description: { mt: 0.5, mb: 3.5, color: 'fg.muted' },
  },
  variants: {
    size: {
      sm: { header: { px: 3.5, pt: 2.5, pb: 1 }, title: { fontSize: 'md' } },
      md: { root: { px: 4, py: 3.5 }, header: { mb: 3 } },
    },
    variant: { outline: {}, elevated: { root: { boxShadow: 'sm' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Something that the person should know about what stands beside it. */
export const alert = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'content'],
  base: {
    root: {
      px: 3,
      py: 2,
      border: '1px solid',
      borderColor: 'colorPalette.emphasized',
      borderRadius: 'md',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      overflowWrap: 'anywhere',
      _focus: { outline: 'none' },
    },
  },
});

/** Steps of a work or of a choice, each in a frame of its own, one below the other. */
export const tasks = defineSlotRecipe({
  slots: ['root', 'item', 'name'],
  base: {
    root: { display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      minH: 'control',
      px: 3,
      py: 1.5,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
    },
    name: { flex: 1, fontWeight: 'medium' },
  },
});

/** Where files are dropped, with the button that chooses them. */
export const dropzone = defineSlotRecipe({
  slots: ['root', 'trigger', 'hint'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      border: '1px dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    },
    trigger: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control',
      px: 3.5,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg.panel',
      fontSize: 'md',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { borderColor: 'brand.solid', bg: 'bg.subtle' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
      '&:has(:disabled)': { borderColor: 'border', bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
    },
    hint: { color: 'fg.muted', fontSize: 'xs' },
  },
});
