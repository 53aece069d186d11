import { defineStyle } from '@chakra-ui/react/styled-system';

export const TABLERO = defineStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  maxW: '60rem',
});

export const SALUDO = defineStyle({
  px: 4,
  py: 3.5,
  borderRadius: 'md',
  bg: 'accent.soft',
  '& p:first-of-type': { fontSize: 'xl', fontWeight: 'semibold' },
  '& p + p': { color: 'muted' },
});

export const PANEL = defineStyle({
  px: 4,
  pt: 4,
  pb: 5,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
  shadow: 'md',
  '& h2': { fontSize: 'lg' },
  '& h2 + p': { mt: 0.5, mb: 3.5, color: 'muted' },
});
