import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'sums' });

/** Amounts one below the other that come to something: `<Sums.Root><Sums.Item><Sums.Name>`. */
export const Sums = {
  Root: withProvider<HTMLDListElement, HTMLChakraProps<'dl'>>('dl', 'root'),
  Item: withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'item'),
  Name: withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'name'),
  Amount: withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'amount'),
};

/** How what the amounts above come to stands out. */
export const TOTAL = { pt: 1.5, borderTop: '1px solid', borderColor: 'border', fontWeight: 'semibold' } as const;
