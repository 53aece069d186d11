import { Flex, type FlexProps } from '@chakra-ui/react';

/** A bar at the foot of the screen, from one edge of the page to the other; no row moves when it comes. */
export function PageFoot(props: FlexProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      position="sticky"
      bottom={0}
      zIndex={1}
      bg="bg"
      // The page keeps room for a notice below it: what goes on behind the foot is not seen there.
      _after={{ content: '""', position: 'absolute', insetX: 0, top: '100%', h: 'var(--notice-room)', bg: 'bg' }}
      mx={{ base: -4, lg: -6 }}
      px={{ base: 4, lg: 6 }}
      borderTop="1px solid"
      borderColor="border"
      {...props}
    />
  );
}
