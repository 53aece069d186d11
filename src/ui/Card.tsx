import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';

const Box = chakra('section', {
  base: {
    minW: 0,
    px: 4,
    py: 3.5,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      rowGap: 1,
      columnGap: 3,
      mb: 3,
    },
    '& > h2, & > header > h2': { fontSize: 'lg' },
  },
});

/** A part of a page on a ground of its own; name it with `aria-labelledby`, by its heading. */
export function Card(props: HTMLChakraProps<'section'>) {
  return <Box {...props} />;
}
