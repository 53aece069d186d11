import { defineRecipe } from '@chakra-ui/react';

/** Headings: of a page, of a part, of a section inside a part. */
export const heading = defineRecipe({
  base: { fontWeight: 'semibold', lineHeight: 'short' },
  variants: {
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
      '2xl': { fontSize: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
