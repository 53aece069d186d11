import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'choices' });

interface Props extends HTMLChakraProps<'div'> {
  /** `md` gives each choice the height of a control. */
  readonly size?: 'sm' | 'md';
}

/** Round dozens of plain labels with a box each. */
export const Choices = withContext<HTMLDivElement, Props>('div');
