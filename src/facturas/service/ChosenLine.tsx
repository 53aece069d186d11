import { Flex, Text } from '@chakra-ui/react';
import { showPesos } from '#domain/money';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly nombre: string;
  readonly total: number;
  /** What else names it; what is not known is left out. */
  readonly parts: readonly (string | null | undefined)[];
  /** Gives it up for another one; null while that cannot be done. */
  readonly onOther: (() => void) | null;
}

/** What a service works with, and the way to another one. */
export function ChosenLine({ nombre, total, parts, onOther }: Props) {
  return (
    <Flex align="start" justify="space-between" columnGap={3} mb={onOther === null ? 0 : 2}>
      <Text minW={0} pt={1}>
        <strong>{nombre}</strong>
        {[...parts, showPesos(total)].filter(Boolean).map((part) => ` · ${part}`)}
      </Text>
      {onOther !== null && (
        <Button size="sm" variant="ghost" flex="none" onClick={onOther}>
          Elegir otra
        </Button>
      )}
    </Flex>
  );
}
