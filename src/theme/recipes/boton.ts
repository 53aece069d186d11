import { receta } from '../clase.ts';

/** Buttons, and links that look like one. */
export const boton = receta({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minH: 'control',
    px: 3.5,
    py: 0,
    border: '1px solid transparent',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg',
    fontWeight: 'medium',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _disabled: { cursor: 'not-allowed' },
    '&:disabled': { borderColor: 'border', bg: 'sunken', color: 'muted' },
  },
  variants: {
    variant: {
      primary: { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent.hover' } },
      secondary: { borderColor: 'border.strong', bg: 'surface', _hover: { bg: 'hover', borderColor: 'accent' } },
      ghost: {
        px: 2,
        color: 'accent.text',
        _hover: { bg: 'hover' },
        '&:disabled': { borderColor: 'transparent', bg: 'transparent' },
      },
      danger: { borderColor: 'error.fg', bg: 'surface', color: 'error.fg', _hover: { bg: 'error.bg' } },
    },
    size: { md: {}, sm: { minH: 7, px: 2.5, fontSize: 'sm' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
