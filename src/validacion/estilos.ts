import { clase } from '../theme/clase.ts';

const TARJETA = { border: '1px solid', borderColor: 'border', borderRadius: 'md', bg: 'surface' } as const;

/** The card of the search. */
export const PANEL = clase({ ...TARJETA, mb: 4, px: 3, pt: 3.5, pb: 4, '& h2': { mb: 3, fontSize: 'lg' } });

/** A card in the place of the results. */
export const AVISO = clase(TARJETA);

/** Summary and tables, one below the other; a wide table scrolls in its own column instead of stretching it. */
export const RESULTADOS = clase({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

/** Before the first search. */
export const INICIO = clase({
  display: 'grid',
  gap: 6,
  '& > p': {
    px: 4,
    py: 6,
    border: '1px dashed',
    borderColor: 'border',
    borderRadius: 'md',
    color: 'muted',
    textAlign: 'center',
    textWrap: 'balance',
  },
});

export const NO_EXISTE = clase({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2.5,
  p: 3,
  border: '1px solid',
  borderColor: 'info.border',
  borderRadius: 'md',
  bg: 'info.bg',
  color: 'info.fg',
  '& strong': { display: 'block' },
});

/** Store, number and buttons in one line where there is room; the buttons then stand below the labels' height. */
export const FORMULARIO = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  '& .tienda': { flex: '1 1 14rem', maxW: '20rem' },
  '& .operacion': { flex: '1 1 9rem', maxW: '12rem' },
  '& .botones': { display: 'flex', flexWrap: 'wrap', gap: 2, mt: { base: 0, md: '1.4375rem' } },
  // 'Buscando...' is longer than 'Buscar': the button keeps its place.
  '& [type=submit]': { minW: '8.25rem' },
  '& .tienda > p': { mt: 1, color: 'error.fg', fontSize: 'sm' },
});

/** The sale in one line. */
export const RESUMEN = clase({
  ...TARJETA,
  '& > dl, & > .espera': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    columnGap: 6,
    rowGap: 3,
    minH: '4.9375rem',
    p: 3,
  },
  '& dt': { color: 'muted', fontSize: 'xs' },
  '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& dd.principal': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 1.3 },
  '& dd small': { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 'normal' },
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minH: '2.125rem',
    px: 3,
    py: 1.5,
    borderTop: '1px solid',
    borderColor: 'border',
    color: 'muted',
    fontSize: 'sm',
  },
  '& .espera > div': { h: '2.25rem', borderRadius: 'sm', bg: 'sunken' },
});

export const RECIENTES = clase({
  '& h2': { mb: 2, color: 'muted', fontSize: 'sm' },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 2 },
  '& a': {
    ...TARJETA,
    display: 'grid',
    px: 3,
    py: 2,
    color: 'fg',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'accent', bg: 'hover' },
  '& strong': { color: 'accent.text', fontWeight: 'semibold' },
  '& span': {
    overflow: 'hidden',
    color: 'muted',
    fontSize: 'xs',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
