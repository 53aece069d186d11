import { Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  /** A line under the title. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The heading of a page, to which the focus moves when the route changes; its actions stand at the right. It hands the focus
 * on to the heading that takes its place, as when what was waited for is there.
 */
export function PageHeading({ title, below, children }: Props) {
  const heading = useInheritedFocus();
  return (
    <Flex wrap="wrap" align="center" justify="space-between" rowGap={2} columnGap={4} mb={2.5}>
      <div>
        <Heading as="h1" size="2xl" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {below && <Text color="fg.muted">{below}</Text>}
      </div>
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
