import { Box, Flex, Grid, Heading, Span } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  /** How many rows there are; null when none are known. */
  readonly count: string | null;
  readonly actions: ReactNode;
}

/** The table's title with the number of its rows; what can be done with the whole list stands at the right. */
export const TitleBar = memo(function TitleBar({ id, title, count, actions }: Props) {
  return (
    <Flex wrap="wrap" align="center" gap={2} minH="2.375rem" px={2} py={1}>
      <Heading as="h2" id={id} fontSize="lg">
        {title}
      </Heading>
      {count !== null && (
        <Span
          px={2}
          borderRadius="full"
          bg="bg.muted"
          color="fg.muted"
          fontSize="xs"
          fontWeight="medium"
          lineHeight="1.25rem"
        >
          {count}
        </Span>
      )}
      {actions && <Box ms="auto">{actions}</Box>}
    </Flex>
  );
});

/** In the place of the rows, or below the last of them. */
export function Message({ children }: { readonly children: ReactNode }) {
  return (
    <Grid placeItems="center" alignContent="center" minH="5.5rem" color="fg.muted" textAlign="center">
      {children}
    </Grid>
  );
}
