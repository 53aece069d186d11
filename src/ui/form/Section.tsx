import { Flex, type GridProps, Heading, SimpleGrid } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface FieldsProps extends GridProps {
  /** How many stand side by side where there is room. */
  readonly columns?: 2 | 3;
}

/**
 * Fields side by side, one below the other where there is no room. The line of a field's error hangs in the gap below the
 * field: when one appears on leaving a field, the button about to be clicked does not move away under the pointer.
 */
export function Fields({ columns = 3, ...props }: FieldsProps) {
  return (
    <SimpleGrid
      columns={{ base: 1, sm: columns }}
      alignItems="start"
      rowGap="1.625rem"
      columnGap={3}
      pb={3}
      css={{ '--error-hang': '-1.3rem' }}
      {...props}
    />
  );
}

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the window, named by its heading. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <Flex
      as="section"
      direction="column"
      gap={2.5}
      minW={0}
      borderColor="border"
      _notFirst={{ pt: 3, borderTopWidth: '1px', borderTopStyle: 'solid' }}
      aria-labelledby={id}
    >
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
