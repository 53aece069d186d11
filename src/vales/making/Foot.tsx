import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Amount } from './figures.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** What goes back and the buttons that save it, always in view where the summary stands below the lines. */
export function Foot(props: ComponentProps<typeof SaveButtons>) {
  return (
    <Flex
      hideFrom="xl"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap={3}
      position="sticky"
      bottom={0}
      zIndex={1}
      mt={4}
      py={2}
      borderTop="1px solid"
      borderColor="border"
      bg="bg"
      role="group"
      aria-label="A devolver"
    >
      <p>
        A devolver{' '}
        <Text as="strong" fontSize="xl" fontVariantNumeric="tabular-nums">
          <Amount calculation={props.calculation} of={({ saldo }) => saldo} />
        </Text>
      </p>
      <Flex direction="row-reverse" wrap="wrap" gap={2}>
        <SaveButtons {...props} quiet />
      </Flex>
    </Flex>
  );
}
