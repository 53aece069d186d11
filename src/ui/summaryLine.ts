import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'summaryLine' });

interface RootProps extends HTMLChakraProps<'ul'> {
  /** How words and chips of different heights stand beside each other. */
  readonly align?: 'center' | 'baseline';
}

/** A record at a glance, in one line where there is room: `<SummaryLine.Root><SummaryLine.Item>`. */
export const SummaryLine = {
  Root: withProvider<HTMLUListElement, RootProps>('ul', 'root'),
  Item: withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item'),
};
