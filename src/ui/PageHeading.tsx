import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  /** A line under the title. */
  readonly below?: ReactNode;
  /** Beside the title, in the room that is left: nothing moves when it comes or goes. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The heading of a page, to which the focus moves when the route changes; its actions stand at the right. It hands the focus
 * on to the heading that takes its place, as when what was waited for is there.
 */
export function PageHeading({ title, below, beside, children }: Props) {
  const heading = useInheritedFocus();
  return (
    <Flex wrap="wrap" align="center" justify="space-between" rowGap={2} columnGap={4} mb={2.5}>
      {/* A page's words give way to its buttons, which keep their place; its name stays in one line. */}
      <Box alignSelf="start" flex={beside === undefined && below !== undefined ? '1 1 16rem' : '1 1 auto'} minW={0}>
        <Flex align="center" columnGap={4}>
          <Heading as="h1" size="2xl" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {beside !== undefined && (
            <Box flex={1} w={0} minW="7rem" fontSize="sm">
              {beside}
            </Box>
          )}
        </Flex>
        {below && <Text color="fg.muted">{below}</Text>}
      </Box>
      {children}
    </Flex>
  );
}

let isHandedOn = false;

function useInheritedFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (isHandedOn) own?.focus({ preventScroll: true });
    return () => {
      isHandedOn = own !== null && own === document.activeElement;
      // Only to the heading that comes in the same render.
      queueMicrotask(() => {
        isHandedOn = false;
      });
    };
  }, []);
  return heading;
}
