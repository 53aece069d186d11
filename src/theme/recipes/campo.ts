import { receta } from '../clase.ts';

const FLECHA =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%237d868c' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 16 16'%3E%3Cpath d='m4 6.2 4 4 4-4'/%3E%3C/svg%3E\")";

/** What a person fills in: a line, a list to choose from, or an area of several lines. */
export const control = receta({
  base: {
    width: 'full',
    minH: 'control',
    px: 2.5,
    py: 1.5,
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bgColor: 'surface',
    lineHeight: 1.35,
    transition: 'border-color 120ms',
    _placeholder: { color: 'muted', opacity: 1 },
    _hover: { borderColor: 'accent' },
    _focusVisible: { outlineOffset: 0, borderColor: 'accent' },
    '&:disabled': {
      borderColor: 'border',
      bgColor: 'sunken',
      color: 'muted',
      WebkitTextFillColor: 'var(--m-muted)',
      opacity: 1,
      cursor: 'not-allowed',
    },
    _invalid: { borderColor: 'error.fg' },
  },
  variants: {
    forma: {
      linea: {},
      lista: {
        appearance: 'none',
        pe: 8,
        textOverflow: 'ellipsis',
        bgImage: FLECHA,
        backgroundPosition: 'right 0.5rem center',
        bgSize: '1rem',
        bgRepeat: 'no-repeat',
      },
      area: { resize: 'vertical' },
    },
  },
  defaultVariants: { forma: 'linea' },
});

/** A label with its control, help and error. One class styles the plain elements inside: a form has many fields. */
export const campo = receta({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    minW: 0,
    '& > label': { fontSize: 'sm', fontWeight: 'medium' },
    '& > label > [aria-hidden]': { color: 'error.fg' },
    '& > [data-parte]': { fontSize: 'xs' },
    '& > [data-parte=ayuda]': { color: 'muted' },
    '& > [data-parte=error]': { fontWeight: 'medium', color: 'error.fg' },
  },
});
