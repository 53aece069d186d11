import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'saleLines' });

/** The lines of a sale, each with a second row for what is said and chosen of it. Cells are plain: a sale has hundreds. */
export const SaleLines = {
  Frame: withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'frame'),
  Root: withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'root'),
  Line: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'line'),
  Below: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'below'),
  Words: withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'words'),
  Option: withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'option'),
  Fault: withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'fault'),
};
