import { clase } from '../../../theme/clase.ts';

const TENUE = { color: 'muted', fontSize: 'sm' } as const;

/** Which part of the history is shown: three choices that look like one control. */
export const FILTRO = clase({
  display: 'inline-flex',
  minW: 0,
  p: 0.5,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  '& > legend': { srOnly: true },
  '& > label': { position: 'relative', px: 2.5, py: 0.5, borderRadius: 'sm', fontSize: 'sm', cursor: 'pointer' },
  '& > label > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '& > label:hover': { bg: 'hover' },
  '& > label:has(:checked)': { bg: 'accent.soft', color: 'accent.text', fontWeight: 'medium' },
  '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent' },
});

/** The way to what is further back. */
export const ANTERIORES = clase({
  display: 'block',
  w: 'full',
  mb: 3,
  py: 1.5,
  border: '1px dashed',
  borderColor: 'border.strong',
  borderRadius: 'md',
  bg: 'transparent',
  color: 'accent.text',
  fontSize: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});

/** The days one below the other; a comment stands out from what merely happened. */
export const LISTA = clase({
  '& > section + section': { mt: 3 },
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    mb: 2,
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
  '& h3::after': { content: '""', flex: 1, borderTop: '1px solid', borderColor: 'border' },
  '& li': { position: 'relative', scrollMarginBottom: '9rem', ps: 4, pb: 3, overflowWrap: 'anywhere' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    inset: '0.4375rem auto auto 0',
    boxSize: '0.4375rem',
    borderRadius: 'full',
    bg: 'border.strong',
  },
  '& li[data-tipo=comentario]::before': { bg: 'accent' },
  '& li[data-tipo=comentario] > .texto': {
    mt: 1,
    px: 3,
    py: 2,
    borderRadius: 'md',
    bg: 'sunken',
  },
  '& li[data-tipo=escalamiento]::before': { bg: 'warning.fg' },
  '& li[data-sigue]::before': { content: 'none' },
  '& li:has(+ li[data-sigue])': { pb: 1 },
  '& li:focus': { outline: 'none' },
  '& .firma': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, fontSize: 'sm' },
  '& .firma > strong': { fontWeight: 'medium' },
  '& .firma > time, & .motivo': TENUE,
  '& .nuevo': { px: 1.5, borderRadius: 'full', bg: 'info.bg', color: 'info.fg', fontSize: 'xs', fontWeight: 'medium' },
  '& .texto': { maxW: '80ch', whiteSpace: 'pre-wrap' },
});

/** An alert that lay over the box would take the next click: on a page with the box, alerts stand above it. */
const AVISOS_ENCIMA: Readonly<Record<string, object>> = { 'body:has(&) > [data-avisos]': { bottom: '9.5rem' } };

/** The box at the foot, which stays in sight while the history is; it covers the page's own edge below it. */
export const COMENTAR = clase({
  position: 'sticky',
  bottom: '-1.25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  mx: '-1.25rem',
  mb: '-1rem',
  mt: 2,
  px: 5,
  pt: 2.5,
  pb: 3.5,
  borderTop: '1px solid',
  borderColor: 'border',
  borderRadius: '0 0 10px 10px',
  bg: 'surface',
  ...AVISOS_ENCIMA,
  '& textarea': { fieldSizing: 'content', minH: '3.25rem', maxH: '14rem' },
  '& .contra': { color: 'warning.fg', fontSize: 'sm' },
  '& > .pie': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 },
  '& .nota': { me: 'auto', color: 'muted', fontSize: 'xs' },
});
