import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'tasks' });

/** Tasks that are done one after the other, each in a frame of its own: `<Tasks.Root><Tasks.Item><Tasks.Name>`. */
export const Tasks = {
  Root: withProvider<HTMLUListElement, HTMLChakraProps<'ul'>>('ul', 'root'),
  Item: withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item'),
  Name: withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'name'),
};
