import { clase } from '../theme/clase.ts';

/** An amount stays in one line. */
export const IMPORTE = clase({ whiteSpace: 'nowrap' });

/** Read aloud, and not seen. */
export const SOLO_VOZ = clase({ srOnly: true });

/** The heading of a page at the left, its actions at the right. */
export const CABEZA_DE_PAGINA = clase({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  mb: 4,
  '& h1': { fontSize: '2xl' },
  '& h1 + p': { color: 'muted' },
});
