import { chakra } from '@chakra-ui/react';

/** The text above a tab's list: its content, and the rule behind it. */
export const Explanation = chakra('p', { base: { maxW: '75ch', mt: -1, mb: 3, color: 'fg.muted', fontSize: 'sm' } });
