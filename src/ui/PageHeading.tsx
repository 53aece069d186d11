import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: 2,
    columnGap: 4,
    mb: 4,
    '& h1': { fontSize: '2xl' },
    '& h1 + p': { color: 'fg.muted' },
  },
});

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
    <Head>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {below && <p>{below}</p>}
      </div>
      {children}
    </Head>
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
