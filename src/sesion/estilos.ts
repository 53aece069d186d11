import { clase } from '../theme/clase.ts';

/** In a wide window the product's name stands at the left and the form at the right; else the name is above. */
export const PANTALLA = clase({
  display: 'grid',
  minH: '100dvh',
  gridTemplateColumns: { lg: 'minmax(20rem, 5fr) 7fr' },
  gridTemplateRows: { base: 'auto 1fr', lg: 'none' },
});

export const PRODUCTO = clase({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  p: { base: 6, lg: 12 },
  bg: 'bar.bg',
  color: 'bar.fg',
  '& > span': { display: 'flex', alignItems: 'center', gap: 3, fontSize: '3xl', fontWeight: 'semibold' },
  '& > p': { maxW: '34ch', fontSize: 'lg', color: 'bar.muted' },
});

const CAJA_DE_RECHAZO = {
  px: 3,
  py: 2.5,
  border: '1px solid',
  borderColor: 'error.border',
  borderRadius: 'md',
  bg: 'error.bg',
  color: 'error.fg',
  fontWeight: 'medium',
} as const;

export const RECHAZO = clase({ ...CAJA_DE_RECHAZO, mb: 5 });

/** A refusal with a button at its right. */
export const RECHAZO_CON_SALIDA = clase({
  ...CAJA_DE_RECHAZO,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
});

/** The place of the form, and the form with its heading and the way to help. */
export const LUGAR = clase({
  display: 'grid',
  placeItems: 'center',
  px: 5,
  py: 8,
  '& > div': { w: 'min(22.5rem, 100%)' },
  '& h1': { mb: 5, fontSize: '2xl' },
  '& form': { display: 'grid', gap: 4 },
  '& form + p': { mt: 5, fontSize: 'sm', color: 'muted' },
});
