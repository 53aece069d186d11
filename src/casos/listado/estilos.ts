import { clase } from '../../theme/clase.ts';

/** The two tabs, which are two addresses of the list. */
export const PESTANAS = clase({
  display: 'flex',
  gap: 1,
  mt: -2,
  mb: 3,
  borderBottom: '1px solid',
  borderColor: 'border',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '2.5rem',
    mb: '-1px',
    px: 4,
    borderBottom: '2px solid transparent',
    color: 'muted',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'fg', bg: 'hover' },
  '& a[aria-current]': { borderBottomColor: 'accent', color: 'accent.text', fontWeight: 'semibold' },
});

/** The filters in a grid whose columns follow the room; the buttons stand at the height of the fields. */
export const FILTROS = clase({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  alignItems: 'start',
  gap: '0.5rem 1rem',
  mb: 3,
  px: 4,
  py: 3,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
  '& .botones': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gridColumn: { base: '1 / -1', xl: 'auto / -1' },
    gap: 2,
    mt: { base: 0, xl: '1.4375rem' },
  },
  '& .falla': { m: 0, gridColumn: '1 / -1', color: 'error.fg', fontSize: 'sm' },
});

/** Filters that no field shows, each with the button that takes it away. */
export const ACTIVOS = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  fontSize: 'sm',
  '& li': { display: 'inline-flex' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minH: 7,
    px: 2.5,
    border: '1px solid',
    borderColor: 'info.border',
    borderRadius: 'full',
    bg: 'info.bg',
    color: 'info.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: 'info.fg' },
});

/** What a search did not look for. */
export const NOTA = clase({ m: 0, mb: 3, color: 'muted', fontSize: 'sm' });

/** The list; while newer rows are late the old ones pale. No transition: it would paint all rows frame by frame. */
export const LISTA_CASOS = clase({
  '&[data-actualizando] table:not([aria-busy=true]) tbody': { opacity: 0.55 },
  '& td small': { display: 'block', color: 'muted', fontSize: 'xs', lineHeight: 1.35, whiteSpace: 'normal' },
  '& [data-tono] + small': { mt: 0.5 },
});

/** Order and export, at the right of the list's title. */
export const ACCIONES = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  '& label': { color: 'muted', fontSize: 'sm' },
  '& select': { w: '10.5rem', minH: 7, py: 0.5, color: 'fg' },
});
