import { defineStyle } from '@chakra-ui/react/styled-system';

/** In a wide window the product's name stands at the left and the form at the right; else the name is above. */
export const PANTALLA = defineStyle({
  display: 'grid',
  minH: '100dvh',
  gridTemplateColumns: { lg: 'minmax(20rem, 5fr) 7fr' },
  gridTemplateRows: { base: 'auto 1fr', lg: 'none' },
});

export const PRODUCTO = defineStyle({
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

export const RECHAZO = defineStyle({
  px: 3,
  py: 2.5,
  border: '1px solid',
  borderColor: 'error.border',
  borderRadius: 'md',
  bg: 'error.bg',
  color: 'error.fg',
  fontWeight: 'medium',
});

/** A refusal with a button at its right. */
export const RECHAZO_CON_SALIDA = defineStyle({
  ...RECHAZO,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
});
