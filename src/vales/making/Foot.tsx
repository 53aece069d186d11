import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { showPesos, toPesos } from '#domain/money';
import { useCalculated } from './calculation.ts';
import { SaveButtons } from './SaveButtons.tsx';

/** What goes back and the buttons that save it, always in view where the summary stands below the lines. */
export function Foot(props: ComponentProps<typeof SaveButtons>) {
  const saldo = useCalculated(props.calculation, (calculo) => calculo.saldo);
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
          {showPesos(toPesos(saldo))}
        </Text>
      </p>
      <Flex direction="row-reverse" wrap="wrap" gap={2}>
        <SaveButtons {...props} quiet />
      </Flex>
    </Flex>
  );
}
