import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { PageFoot } from '../../ui/PageFoot.tsx';
import { Amount } from './figures.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** The amount that goes back and the buttons that save it, always in view where the summary stands below the lines. */
export function Foot(props: ComponentProps<typeof SaveButtons>) {
  return (
    <PageFoot hideFrom="xl" justify="space-between" gap={3} mt={4} py={2} role="group" aria-label="A devolver">
      <p>
        A devolver{' '}
        <Text as="strong" fontSize="xl" fontVariantNumeric="tabular-nums">
          <Amount calculation={props.calculation} of={({ saldo }) => saldo} />
        </Text>
      </p>
      <Flex direction="row-reverse" wrap="wrap" gap={2}>
        <SaveButtons {...props} quiet />
      </Flex>
    </PageFoot>
  );
}
