import { defineRecipe } from '@chakra-ui/react';

const INERT = { borderColor: 'border', bg: 'bg.muted', color: 'fg.muted' } as const;

/** Buttons, and links that look like one. A button without effect now looks so, also where it can still be focused. */
export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    border: '1px solid transparent',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg',
    fontWeight: 'medium',
    lineHeight: 'short',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.fg' },
        _disabled: INERT,
      },
      outline: {
        colorPalette: 'gray',
        borderColor: 'border.emphasized',
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        _hover: { borderColor: 'colorPalette.focusRing', bg: 'bg.subtle' },
        _disabled: INERT,
      },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'bg.subtle' }, _disabled: { color: 'fg.muted' } },
      plain: { color: 'colorPalette.fg', _disabled: { color: 'fg.muted' } },
    },
    size: {
      xs: { minW: 6, h: 6, px: 1, fontSize: 'xs' },
      sm: { minW: '1.75rem', minH: '1.75rem', px: 2.5, fontSize: 'sm' },
      md: { minW: 'control', minH: 'control', px: 3.5 },
    },
  },
  compoundVariants: [{ variant: 'ghost', size: 'md', css: { px: 2 } }],
  defaultVariants: { variant: 'outline', size: 'md' },
});
