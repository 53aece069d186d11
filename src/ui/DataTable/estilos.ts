import { clase } from '../../theme/clase.ts';
import { ETIQUETA } from '../../theme/etiqueta.ts';

/** Upwards: the order that grows. */
const FLECHA =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 12 12'%3E%3Cpath d='M6 10V2M2.5 5.5 6 2l3.5 3.5'/%3E%3C/svg%3E\")";

/** The list as a whole; its parts are plain elements that this one class styles. */
export const LISTA = clase({
  scrollMarginTop: 2,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
});

export const TITULO = clase({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minH: '2.75rem',
  px: 3,
  py: 1.5,
  '& h2': { fontSize: 'lg' },
  '& span': {
    px: 2,
    borderRadius: 'full',
    bg: 'sunken',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.25rem',
  },
  '& div': { ms: 'auto' },
});

/**
 * Where the columns fit, the page itself scrolls and the header sticks to its top. Where they do not, the table scrolls
 * in its own region, both ways, because a header sticks only to what scrolls.
 */
export const REGION = clase({
  borderTop: '1px solid',
  borderColor: 'border',
  '&[role=region]': { overflow: 'auto', maxH: '75dvh' },
  '&[role=region] thead th': { top: 0 },
  _focusVisible: { outlineOffset: '-2px' },
});

/**
 * Dense tables. Everything hangs on the table's one class: a component for each cell would cost ten times as much to
 * render.
 */
export const TABLA = clase({
  width: 'full',
  fontSize: 'sm',
  textAlign: 'start',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& thead th': {
    position: 'sticky',
    zIndex: 1,
    // The page's padding counts as inside of what scrolls: without this, rows would show above the header.
    top: '-1.25rem',
    px: 2.5,
    py: 1,
    borderBottom: '1px solid',
    borderColor: 'border',
    bg: 'sunken',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    overflowWrap: 'normal',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td, & tbody th': {
    px: 2.5,
    py: 1.5,
    borderBottom: '1px solid',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody tr:hover': { bg: 'hover' },
  // In line with the title above and the controls below.
  '& tr > :first-child': { ps: 3 },
  '& tr > :last-child': { pe: 3 },
  '& tbody tr:last-child > *': { borderBottomWidth: 0 },
  '& td:empty::before': { content: '"—" / ""', color: 'muted' },
  '& .corto, & .numero': { whiteSpace: 'nowrap' },
  '& td.numero, & thead th.numero': { textAlign: 'end' },

  '& thead button': {
    position: 'relative',
    minH: 6,
    mx: -1,
    px: 1,
    border: 0,
    borderRadius: 'sm',
    bg: 'transparent',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& thead button:hover, & [aria-sort] button': { color: 'fg' },
  '& thead button:hover': { bg: 'hover' },
  // Beside the text and outside its width: a header is as wide as its words, sorted or not. A mask and not an element:
  // the drawings of eleven headers took a sixth of the first render of a hundred rows.
  '& thead button::after': {
    content: '""',
    position: 'absolute',
    insetY: 0,
    insetStart: '100%',
    w: 3,
    bg: 'currentColor',
    mask: `${FLECHA} center / contain no-repeat`,
    opacity: 0,
    // High contrast takes away every background but its own colours.
    '@media (forced-colors: active)': { bg: 'ButtonText' },
  },
  '& thead .numero button::after': { insetStart: 'auto', insetEnd: '100%' },
  '& thead button:hover::after, & thead button:focus-visible::after': { opacity: 0.55 },
  '& [aria-sort] button::after, & [aria-sort] button:hover::after': { opacity: 1 },
  '& [aria-sort=descending] button::after': { rotate: '180deg' },

  '& [data-tono]': ETIQUETA.base,
  ...Object.fromEntries(
    Object.entries(ETIQUETA.variants.tono).map(([tono, estilo]) => [`& [data-tono=${tono}]`, estilo]),
  ),

  '& [data-hueso]': {
    display: 'block',
    h: 3,
    my: 1,
    borderRadius: 'sm',
    bg: 'border',
    animation: 'pulso 1.4s ease-in-out infinite',
  },
});

export const MENSAJE = clase({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minH: '5.5rem',
  color: 'muted',
  textAlign: 'center',
});

export const PIE = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 4,
  rowGap: 1,
  minH: '2.75rem',
  px: 3,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'border',
  color: 'muted',
  fontSize: 'sm',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& select': {
    h: '1.875rem',
    px: 1,
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'surface',
    color: 'fg',
  },
  '& output': { minW: '7rem', textAlign: 'end' },
  '& span': { display: 'inline-flex', gap: 1 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    boxSize: 8,
    border: 0,
    borderRadius: 'sm',
    bg: 'transparent',
    color: 'fg',
    cursor: 'pointer',
  },
  '& button:hover': { bg: 'hover' },
  '& button[aria-disabled=true]': { bg: 'transparent', color: 'muted', opacity: 0.5, cursor: 'default' },
  '@media (pointer: coarse)': { '& button, & select': { minW: 10, h: 10 } },
});
