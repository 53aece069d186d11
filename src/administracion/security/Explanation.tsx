import { chakra } from '@chakra-ui/react';

/** What a tab shows and by which rule, above its list. */
export const Explanation = chakra('p', { base: { maxW: '75ch', mt: -1, mb: 3, color: 'fg.muted', fontSize: 'sm' } });
