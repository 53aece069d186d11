import { defineStyle } from '@chakra-ui/react/styled-system';

/** The bar at the top of every screen but the login. */
export const BARRA = defineStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  h: 'var(--m-bar)',
  bg: 'bar.bg',
  color: 'bar.fg',
  '& :focus-visible': { outlineColor: 'bar.fg' },
});

/** A button of the bar. */
export const ACCION = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minH: '36px',
  px: 2.5,
  py: 0,
  border: 0,
  borderRadius: 'md',
  bg: 'transparent',
  color: 'inherit',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { bg: 'bar.hover' },
});

/** Who is signed in, and where; cut off where there is no room. */
export const PERSONA = defineStyle({
  display: 'grid',
  minW: 0,
  lineHeight: 'tight',
  textAlign: 'end',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span': { fontSize: 'xs', color: 'bar.muted' },
});

/** The way past the bar and the menu, seen only while it has the focus. */
export const SALTAR = defineStyle({
  position: 'fixed',
  zIndex: 60,
  inset: '0.5rem auto auto 0.5rem',
  px: 3.5,
  py: 2,
  border: '1px solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  bg: 'surface',
  color: 'accent.text',
  fontWeight: 'medium',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});

export const SIN_CONEXION = defineStyle({
  px: 4,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'warning.border',
  bg: 'warning.bg',
  color: 'warning.fg',
  fontWeight: 'medium',
  textAlign: 'center',
});

/** The place of the menu beside the page; in a narrow window it is a drawer. */
export const COLUMNA = defineStyle({
  flex: 'none',
  w: '13.5rem',
  overflowY: 'auto',
  px: 3,
  py: 4,
  bg: 'surface',
  borderRight: '1px solid',
  borderColor: 'border',
});

/** The place of the page, which scrolls by itself. */
export const CONTENIDO = defineStyle({
  flex: 1,
  minW: 0,
  position: 'relative',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  px: { base: 4, lg: 6 },
  py: 5,
});

/** The menu by groups: one class styles its plain titles and links. */
export const MENU = defineStyle({
  '& > div + div': { mt: '1.125rem' },
  '& p': { px: 3, pb: 1, fontSize: 'xs', fontWeight: 'semibold', color: 'muted' },
  '& a': {
    position: 'relative',
    display: 'block',
    px: 3,
    py: '0.4375rem',
    borderRadius: 'md',
    color: 'fg',
    textDecoration: 'none',
  },
  '& a:hover': { bg: 'hover' },
  '& a[data-status=active]': { bg: 'accent.soft', color: 'accent.text', fontWeight: 'semibold' },
});
