import { chakra } from '@chakra-ui/react';

/** A remark, smaller and quieter than the text around it. */
export const Muted = chakra('small', {
  base: { color: 'fg.muted', fontSize: 'sm' },
  variants: { size: { xs: { fontSize: 'xs' } } },
});
