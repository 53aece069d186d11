import { defineStyle } from '@chakra-ui/react/styled-system';

const TENUE = { color: 'muted', fontSize: 'sm' } as const;

/** State and traffic light, beside the heading. */
export const ESTADOS = defineStyle({ display: 'flex', flexWrap: 'wrap', gap: 2 });

/** What happened at the left, whom and what it is about at the right; one below the other where there is no room. */
export const COLUMNAS = defineStyle({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
  alignItems: 'start',
  gap: 4,
  '& > div': { display: 'grid', gap: 4, minW: 0 },
});

export const TARJETA = defineStyle({
  minW: 0,
  px: 5,
  py: 4,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'surface',
  '& > h2': { mb: 3, fontSize: '0.9375rem' },
});

/** The words as they were written, in lines that are not too long to read. */
export const COMENTARIO = defineStyle({ maxW: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Who wrote it, and when. */
export const FIRMA = defineStyle({ ...TENUE, mt: 3 });

/** Names and values in two columns; `.tenue` is what a value has besides. */
export const DATOS = defineStyle({
  display: 'grid',
  gap: 2,
  '& > div': { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: 3 },
  '& dt, & .tenue': TENUE,
  '& dd': { overflowWrap: 'anywhere' },
});

/** The files, each with its name, what is known of it, and why it could not be downloaded. */
export const ANEXOS = defineStyle({
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, py: 2 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  '& > li > div': { display: 'grid', minW: 0, overflowWrap: 'anywhere' },
  '& .nombre': { fontWeight: 'medium' },
  '& .tenue': TENUE,
  '& .falla': { color: 'error.fg', fontSize: 'xs', fontWeight: 'medium' },
});
