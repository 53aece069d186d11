import { clase } from '../../theme/clase.ts';

/** Own data and password at the left, sessions at the right; one below the other where there is no room. */
export const COLUMNAS = clase({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
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
    gap: 3,
    mb: 3,
  },
  '& > header > h2': { fontSize: '0.9375rem' },
});

/** Names and values. */
export const DATOS = clase({
  display: 'grid',
  gap: 2,
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', alignItems: 'baseline', gap: 3 },
  '& dt': { color: 'muted', fontSize: 'sm' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
});

/** Open sessions: what each is, and the way to end it at the right. */
export const SESIONES = clase({
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    py: 3,
    borderTop: '1px solid',
    borderColor: 'border',
  },
  '& > li:first-of-type': { borderTop: 0, pt: 0 },
  '& > li:last-of-type': { pb: 0 },
  '& > li > div': { display: 'grid', gap: 0.5, minW: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 'medium' },
  '& small': { fontSize: 'sm', color: 'muted' },
});

/** The form of a new password, also where it stands alone. */
export const FORMULARIO = clase({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  maxW: '26rem',
  '& > *': { w: 'full' },
  // An alert that says nothing yet takes no room.
  '& > [role=alert]:empty': { mt: '-1rem' },
  '& > button': { w: 'auto' },
  '& > label': { display: 'flex', alignItems: 'center', gap: 2, fontSize: 'sm', cursor: 'pointer' },
  '& > label > input': { accentColor: 'var(--m-accent)' },
});

export const RECHAZO = clase({
  px: 3,
  py: 2.5,
  border: '1px solid',
  borderColor: 'error.border',
  borderRadius: 'md',
  bg: 'error.bg',
  color: 'error.fg',
  fontWeight: 'medium',
});

/** The page that asks for a new password before anything else: nothing else stands on it. */
export const PANTALLA = clase({
  display: 'grid',
  placeItems: 'center',
  minH: '100dvh',
  px: 5,
  py: 8,
  '& > div': { w: 'min(26rem, 100%)' },
  '& h1': { mb: 2, fontSize: '2xl' },
  '& h1 + p': { mb: 5, color: 'muted' },
  '& form + button': { mt: 4 },
});
