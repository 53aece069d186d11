import { chakra } from '@chakra-ui/react';

/** What is said besides, smaller and quieter. */
export const Muted = chakra('small', {
  base: { color: 'fg.muted', fontSize: 'sm' },
  variants: { size: { xs: { fontSize: 'xs' } } },
});
