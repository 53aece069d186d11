import type { HTMLChakraProps } from '@chakra-ui/react';
import { createRecipeContext } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'choices' });

/** Round plain labels with a box each, of which there are dozens. */
export const Choices = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div');
