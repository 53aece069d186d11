import { Flex, Text } from '@chakra-ui/react';
import { showPesos } from '#domain/common/money';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly nombre: string;
  readonly total: number;
  /** The further words that name it; unknown ones are left out. */
  readonly parts: readonly (string | null | undefined)[];
  /** Gives it up for another one; null where that is not offered. */
  readonly onOther: (() => void) | null;
  /** It cannot be given up now: something of it is on its way. */
  readonly isHeld: boolean;
}

/** The chosen thing of a service, and the button that chooses another one. */
export function ChosenLine({ nombre, total, parts, onOther, isHeld }: Props) {
  return (
    <Flex align="start" justify="space-between" columnGap={3} mb={onOther === null ? 0 : 2}>
      <Text minW={0} pt={1}>
        <strong>{nombre}</strong>
        {[...parts, showPesos(total)].filter(Boolean).map((part) => ` · ${part}`)}
      </Text>
      {onOther !== null && (
        <Button
          size="sm"
          variant="ghost"
          flex="none"
          aria-disabled={isHeld || undefined}
          onClick={() => isHeld || onOther()}
        >
          Elegir otra
        </Button>
      )}
    </Flex>
  );
}
