import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'menuLinks' });

/** The parts of the menu: groups with their title, links, and how many are behind one. */
export const Root = withProvider<HTMLElement, HTMLChakraProps<'nav'>>('nav', 'root');
export const Group = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'group');
export const Title = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'title');
export const Entry = createLink(withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link'));
const Count = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'count');

const MAX_SHOWN = 99;

interface CountedProps {
  readonly count: number;
  /** The things counted, in words. */
  readonly of: string;
  /** There are more than were counted. */
  readonly hasMore?: boolean;
}

/** How many are behind a link of the menu; nothing where there are none. */
export function Counted({ count, of, hasMore = false }: CountedProps) {
  if (count <= 0) return null;
  return (
    <>
      <Count aria-hidden="true">{hasMore || count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</Count>
      <span className="sr-only">
        ({hasMore && 'más de '}
        {count} {of})
      </span>
    </>
  );
}
