import { clase } from '../../theme/clase.ts';

const TENUE = { color: 'muted', fontSize: 'sm' } as const;

/** Heading, actions and summary; it stays in sight at the top only as long as the page does. */
export const CABEZA = clase({ mb: 4, '& > div': { mb: 2, alignItems: 'flex-start' } });

/** State, traffic light, age and who has it, in one line where there is room. */
export const RESUMEN = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1.5,
  columnGap: 4,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
  '& .tenue': TENUE,
});

/** What can be done, at the right of the heading; the reason against it below. */
export const ACCIONES = clase({
  display: 'grid',
  justifyItems: { base: 'start', md: 'end' },
  gap: 1,
  '& > section': { display: 'flex', flexWrap: 'wrap', justifyContent: { base: 'flex-start', md: 'flex-end' }, gap: 2 },
  '& > p': TENUE,
  '& [aria-disabled]': { borderColor: 'border', bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
  '& .borrador': {
    px: 1.5,
    border: '1px solid currentcolor',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'normal',
  },
});

/** What happened at the left, whom and what it is about at the right; one below the other where there is no room. */
export const COLUMNAS = clase({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
  alignItems: 'start',
  gap: 4,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, minW: 0 },
});

export const TARJETA = clase({
  minW: 0,
  px: 5,
  py: 4,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'surface',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.25rem 0.75rem',
    mb: 3,
  },
  '& > header > h2': { fontSize: '0.9375rem' },
  '& > header > .tenue': TENUE,
});

/** The words as they were written, in lines that are not too long to read. */
export const COMENTARIO = clase({ maxW: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Who wrote it, and when. */
export const FIRMA = clase({ ...TENUE, mt: 3 });

/** Names and values in two columns; `.tenue` is what a value has besides. */
export const DATOS = clase({
  display: 'grid',
  gap: 2,
  '& > div': { display: 'grid', gridTemplateColumns: '8.75rem minmax(0, 1fr)', gap: 3 },
  '& dt, & .tenue': TENUE,
  '& dd': { overflowWrap: 'anywhere' },
});

const mensaje = (nombre: 'error' | 'warning' | 'info') => ({
  border: '1px solid',
  borderColor: `${nombre}.border`,
  borderRadius: 'md',
  bg: `${nombre}.bg`,
  color: `${nombre}.fg`,
  overflowWrap: 'anywhere',
});

/** Why something was not saved, beside what it is about; with what others changed it is a warning. */
export const FALLA = clase({
  ...mensaje('error'),
  display: 'grid',
  gap: 2,
  px: 3,
  py: 2,
  fontSize: 'sm',
  '&[data-cambio]': mensaje('warning'),
  '&:focus': { outline: 'none' },
  '& .duda': { display: 'block' },
  '& > ul': { ps: 5, listStyle: 'disc' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 2 },
});

/** The place of the notice: in sight wherever in the page one is. */
export const LUGAR_DEL_CAMBIO = clase({ position: 'sticky', zIndex: 5, top: '-0.75rem' });

/** Somebody else changed the case. */
export const CAMBIO = clase({
  ...mensaje('info'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  mb: 4,
  px: 3.5,
  py: 2,
  boxShadow: 'md',
  '& > p': { flex: '1 1 20rem', minW: 0 },
});
