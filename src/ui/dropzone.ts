import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'dropzone' });

/** Where files are dropped; `data-over` while some are held above it. The button is the label of its `<input type="file">`. */
export const Dropzone = {
  Root: withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root'),
  Trigger: withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'trigger'),
  Hint: withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'hint'),
};
