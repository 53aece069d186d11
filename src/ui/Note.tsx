import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';

const Box = chakra('div', {
  base: {
    px: 3,
    py: 2,
    border: '1px solid',
    borderColor: 'colorPalette.emphasized',
    borderRadius: 'md',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    overflowWrap: 'anywhere',
    '&:focus': { outline: 'none' },
  },
});

/** Something that the person should know about what stands beside it; `colorPalette` says how grave it is. */
export function Note(props: HTMLChakraProps<'div'>) {
  return <Box {...props} />;
}
