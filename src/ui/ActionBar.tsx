import { Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink.tsx';

interface Props {
  /** How a screen reader calls it. */
  readonly label: string;
  /** Why some of it cannot be done, each with the id by which the buttons name it. */
  readonly reasons: readonly { readonly id: string; readonly text: string }[];
  /** The buttons. */
  readonly children: ReactNode;
}

/** The buttons of a record, at the right of its heading. */
export function ActionBar({ label, reasons, children }: Props) {
  return (
    <Grid justifyItems={{ base: 'start', md: 'end' }} gap={1}>
      <Flex as="section" wrap="wrap" justify={{ base: 'flex-start', md: 'flex-end' }} gap={2} aria-label={label}>
        {children}
      </Flex>
      {reasons.map(({ id, text }) => (
        <Flex key={id} wrap="wrap" align="center" columnGap={1}>
          <Text id={id} color="fg.muted" fontSize="sm">
            {text}
          </Text>
          <HelpLink of={text} />
        </Flex>
      ))}
    </Grid>
  );
}
