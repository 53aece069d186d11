import { clase } from '../../../theme/clase.ts';

const TENUE = { color: 'muted', fontSize: 'sm' } as const;

/** The files, each with its name, what is known of it, and why it could not be downloaded. */
export const LISTA = clase({
  '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, py: 2 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  '& > li > div': { display: 'grid', flex: 1, minW: 0, overflowWrap: 'anywhere' },
  '& .nombre': { fontWeight: 'medium' },
  '& .tenue': TENUE,
  '& .falla': { color: 'error.fg', fontSize: 'xs', fontWeight: 'medium' },
});

/** Where files are chosen or dropped. */
export const ADJUNTAR = clase({
  display: 'grid',
  justifyItems: 'start',
  gap: 1.5,
  mb: 3,
  p: 3,
  border: '1px dashed',
  borderColor: 'border.strong',
  borderRadius: 'md',
  '&[data-encima]': { borderColor: 'accent', bg: 'accent.soft' },
  '& > span': { color: 'muted', fontSize: 'xs' },
  '& > label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'control',
    px: 3.5,
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'surface',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& > label:hover': { borderColor: 'accent', bg: 'hover' },
  '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& > label:has(:disabled)': { borderColor: 'border', bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
});

/** Why files stayed out. */
export const MOTIVOS = clase({
  mb: 3,
  px: 3,
  py: 2,
  border: '1px solid',
  borderColor: 'error.border',
  borderRadius: 'md',
  bg: 'error.bg',
  color: 'error.fg',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
});

/** Files on their way, or that did not go. */
export const POR_ENVIAR = clase({
  display: 'grid',
  gap: 2,
  mb: 3,
  '& > p': { fontSize: 'sm', overflowWrap: 'anywhere' },
  '& > .avance': { display: 'flex', alignItems: 'center', gap: 3, color: 'muted', fontSize: 'xs' },
  '& > .avance > progress': { flex: 1, h: 2, accentColor: 'accent' },
  '& > .avance > span': { minW: '5.5em', textAlign: 'end' },
  '& > .botones': { display: 'flex', gap: 2 },
});

/** A picture or a document, as big as the window lets it. */
export const VISTA = clase({
  display: 'grid',
  placeItems: 'center',
  minH: '12rem',
  '& > img': { maxH: 'calc(100dvh - 14rem)', objectFit: 'contain' },
  '& > iframe': { w: 'full', h: 'calc(100dvh - 14rem)', border: 0 },
});
