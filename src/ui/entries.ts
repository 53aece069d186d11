import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'entries' });

/** A list of things said and done, in order: `<Entries.Root><Entries.Item><Entries.Signature>`. */
export const Entries = {
  Root: withProvider<HTMLOListElement, HTMLChakraProps<'ol'>>('ol', 'root'),
  Item: withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item'),
  Signature: withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'signature'),
  Text: withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'text'),
  Aside: withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'aside'),
};
