import { clase } from '../theme/clase.ts';

/** The bar at the top of every screen but the login. */
export const BARRA = clase({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: { base: 2, lg: 4 },
  h: 'var(--m-bar)',
  px: { base: 2, lg: 5 },
  bg: 'bar.bg',
  color: 'bar.fg',
  '& :focus-visible': { outlineColor: 'bar.fg' },
});

const BOTON_DE_BARRA = {
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
} as const;

/** A button of the bar. */
export const ACCION = clase(BOTON_DE_BARRA);

/** The way to the menu where it is a drawer. */
export const ABRIR_MENU = clase({ ...BOTON_DE_BARRA, hideFrom: 'lg' });

/** What stands at the right end of the bar. */
export const EXTREMO = clase({
  display: 'flex',
  flex: 1,
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { base: 2, lg: 4 },
  minW: 0,
});

export const DESDE_TABLETA = clase({ hideBelow: 'md' });

/** At the foot of the drawer, where the bar has no room for it. */
export const AL_PIE_DEL_CAJON = clase({ hideFrom: 'md', mt: 6 });

/** The product's mark and name. */
export const MARCA = clase({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'inherit',
  fontSize: 'lg',
  fontWeight: 'semibold',
  textDecoration: 'none',
});

/** The choice between light, dark and the system's own. */
export const TEMAS = clase({
  display: 'inline-flex',
  m: 0,
  p: 0.5,
  border: '1px solid currentcolor',
  borderRadius: '8px',
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: '30px',
    h: '26px',
    borderRadius: '5px',
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '& > label:has(:checked)': { bg: 'bar.muted', color: 'bar.bg' },
  '& > label:has(:focus-visible)': { outline: '2px solid currentcolor', outlineOffset: '2px' },
});

/** Who is signed in, and where, which leads to one's own account; cut off where there is no room. */
export const PERSONA = clase({
  position: 'relative',
  display: 'grid',
  minW: 0,
  px: 2,
  py: 1,
  borderRadius: 'md',
  color: 'inherit',
  lineHeight: 'tight',
  textAlign: 'end',
  textDecoration: 'none',
  _hover: { bg: 'bar.hover' },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-child': { fontSize: 'xs', color: 'bar.muted' },
});

/** The way past the bar and the menu, seen only while it has the focus. */
export const SALTAR = clase({
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

export const SIN_CONEXION = clase({
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
export const COLUMNA = clase({
  hideBelow: 'lg',
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
export const CONTENIDO = clase({
  flex: 1,
  minW: 0,
  position: 'relative',
  overflowY: 'auto',
  scrollbarGutter: 'stable',
  px: { base: 4, lg: 6 },
  py: 5,
});

/** The menu by groups: one class styles its plain titles and links. */
export const MENU = clase({
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
  // How many wait behind an entry.
  '& a:has(> [aria-hidden])': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
  '& a > [aria-hidden]': {
    minW: '1.5rem',
    px: 1.5,
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
});

/** The whole window: the bar above, and below it menu and page. */
export const MARCO = clase({ display: 'flex', flexDirection: 'column', h: '100dvh' });
export const BAJO_LA_BARRA = clase({ display: 'flex', flex: 1, alignItems: 'stretch', minH: 0 });

/** Where alerts appear: they take no click but on themselves. */
export const AVISOS = clase({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 0 1.25rem',
  display: 'grid',
  justifyItems: 'center',
  px: 4,
  pointerEvents: 'none',
});

/** One of the error screens: code, title, what is true, and the ways out. */
export const PAGINA_ERROR = clase({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 2,
  minH: '60dvh',
  px: 4,
  py: 12,
  textAlign: 'center',
  '& > p:first-of-type': { fontSize: 'sm', fontWeight: 'semibold', letterSpacing: '0.08em', color: 'accent.text' },
  '& > h1': { fontSize: '3xl' },
  '& > h1 + p': { maxW: '46ch', color: 'muted' },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 },
});
