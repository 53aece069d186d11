import { Flex, type FlexProps } from '@chakra-ui/react';
import { LOW } from '../theme/media.ts';

/**
 * A bar at the foot of the screen, from one edge of the page to the other; no row moves when it comes. In a low window it ends
 * the page instead, so that the rows keep what there is.
 */
export function PageFoot(props: FlexProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      position="sticky"
      bottom={0}
      zIndex={1}
      bg="bg"
      css={{ [LOW]: { position: 'static' } }}
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
