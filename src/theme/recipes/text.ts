import { defineRecipe } from '@chakra-ui/react';

/** Headings: of a page, of a part, of a section inside a part. */
export const heading = defineRecipe({
  base: { fontWeight: 'semibold', lineHeight: 'short' },
  variants: {
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
      '2xl': { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A key of the keyboard, in the colours of where it stands. */
export const kbd = defineRecipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    minW: '1.5em',
    px: 1,
    border: '1px solid',
    borderColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
    borderRadius: 'sm',
    color: 'inherit',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'short',
    whiteSpace: 'nowrap',
  },
});

/** A text with paragraphs, lists and tables, as the manual has it: its elements bear no class of their own. */
export const prose = defineRecipe({
  base: {
    overflowWrap: 'anywhere',
    '& :is(p, ul, ol, table)': { mt: 2 },
    '& :is(ul, ol)': { ps: 5, listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { mt: 1 },
    '& table': { w: 'full', fontSize: 'sm' },
    '& :is(th, td)': {
      px: 2,
      py: 1.5,
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
    '& button': {
      color: 'brand.fg',
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
      cursor: 'pointer',
    },
  },
});
