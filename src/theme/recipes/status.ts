import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** A state in a few words, with a dot of its colour. */
export const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxW: 'full',
    px: 2,
    py: '1px',
    border: '1px solid',
    borderColor: 'colorPalette.emphasized',
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 1.4,
    _before: { content: '""', flex: 'none', boxSize: '0.4375rem', borderRadius: 'full', bg: 'currentcolor' },
  },
});

/** A turning mark of the size of the text beside it. */
export const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    boxSize: '1em',
    border: '2px solid currentcolor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
  },
  variants: { size: { inherit: {}, lg: { boxSize: '1.75rem', color: 'brand.solid' } } },
  defaultVariants: { size: 'inherit' },
});

/** The place of something that is on its way. */
export const skeleton = defineRecipe({
  base: { borderRadius: 'sm', bg: 'border', animation: 'pulse 1.4s ease-in-out infinite' },
});

/** The place of something that is not there. */
export const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { w: 'full', px: 4, py: 8 },
    content: { display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center' },
    description: { maxW: '60ch', color: 'fg.muted', textWrap: 'balance' },
  },
});

/** A notice at the bottom of the window. */
export const toast = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 2.5,
      // At an edge it would be as narrow as its longest letter.
      w: 'max-content',
      maxW: 'min(52rem, calc(100vw - 2rem))',
      py: 2.5,
      ps: 3.5,
      pe: 2,
      border: '1px solid',
      borderColor: 'colorPalette.emphasized',
      borderRadius: 'md',
      bg: 'colorPalette.subtle',
      boxShadow: 'lg',
      color: 'colorPalette.fg',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      animation: 'fade-in 120ms ease-out',
      '& > svg': { mt: '1px' },
    },
    closeTrigger: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      boxSize: 6,
      my: '-2px',
      ms: 2,
      borderRadius: 'sm',
      color: 'inherit',
      cursor: 'pointer',
    },
  },
});
