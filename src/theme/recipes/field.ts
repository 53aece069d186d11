import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const control = {
  w: 'full',
  minW: 0,
  minH: 'control',
  px: 2.5,
  py: 1.5,
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  bg: 'bg.panel',
  lineHeight: 1.35,
  transition: 'border-color 120ms',
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _readOnly: { borderColor: 'border', bg: 'bg.muted' },
  _hover: { borderColor: 'brand.solid' },
  _focusVisible: { outlineOffset: 0, borderColor: 'brand.solid' },
  // In words of CSS: a control inside a locked fieldset has no attribute of its own.
  '&:disabled': {
    borderColor: 'border',
    bg: 'bg.muted',
    color: 'fg.muted',
    WebkitTextFillColor: 'currentcolor',
    opacity: 1,
    cursor: 'not-allowed',
  },
  _invalid: { borderColor: 'border.error' },
} as const;

const sizes = { sm: { minH: '1.875rem', px: 2, py: 1, fontSize: 'sm' }, md: {} } as const;

/** A line to fill in. */
export const input = defineRecipe({
  base: control,
  variants: { size: sizes },
  defaultVariants: { size: 'md' },
});

/** Several lines to fill in. */
export const textarea = defineRecipe({
  base: { ...control, resize: 'vertical' },
  variants: { size: sizes },
  defaultVariants: { size: 'md' },
});

/** The browser's own list to choose from. */
export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', w: 'full', minW: 0 },
    field: { ...control, appearance: 'none', pe: 8, textOverflow: 'ellipsis', '& > option': { bg: 'bg.panel' } },
    indicator: {
      position: 'absolute',
      insetY: 0,
      insetEnd: 2,
      display: 'grid',
      placeItems: 'center',
      color: 'fg.muted',
      fontSize: 'lg',
      pointerEvents: 'none',
      '& svg': { boxSize: '1em' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...sizes.sm, pe: 6 }, indicator: { insetEnd: 1 } },
      md: {},
    },
  },
  defaultVariants: { size: 'md' },
});

/** A control with its label, help and error. */
export const field = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'input', 'select', 'textarea'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 1, minW: 0 },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { color: 'fg.muted', fontSize: 'xs' },
    // Where fields stand close, an error hangs in the gap below its field (`--error-hang`).
    errorText: { mb: 'var(--error-hang, 0)', color: 'fg.error', fontSize: 'xs', fontWeight: 'medium' },
  },
});

/** Fields that belong together. */
export const fieldset = defineSlotRecipe({
  slots: ['root', 'errorText', 'helperText', 'legend', 'content'],
  base: {
    root: { minW: 0 },
    legend: { fontSize: 'sm', fontWeight: 'medium' },
    helperText: { color: 'fg.muted', fontSize: 'xs' },
    errorText: { color: 'fg.error', fontSize: 'xs', fontWeight: 'medium' },
  },
});
