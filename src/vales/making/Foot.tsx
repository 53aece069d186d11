import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Amount } from './figures.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** The amount that goes back and the buttons that save it, always in view where the summary stands below the lines. */
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
      bg="bg"
      // The page keeps room for a notice below it: what goes on behind the foot is not seen there.
      _after={{ content: '""', position: 'absolute', insetX: 0, top: '100%', h: 'var(--notice-room)', bg: 'bg' }}
      mt={4}
      // From one edge of the page to the other.
      mx={{ base: -4, lg: -6 }}
      px={{ base: 4, lg: 6 }}
      py={2}
      borderTop="1px solid"
      borderColor="border"
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
