import { Text } from '@chakra-ui/react';
import { OVER_OTHERS_TEXTS } from '#domain/personas/overOthers';
import { LockIcon } from '../icons.tsx';

/** Why some choices beside it cannot be taken; each of them is described by it. */
export function Withheld({ id }: { readonly id: string }) {
  return (
    <Text id={id} color="fg.muted" fontSize="xs">
      <LockMark /> {OVER_OTHERS_TEXTS.noSeDa}
    </Text>
  );
}

/** Marks a choice that cannot be taken. */
export function LockMark() {
  return (
    <Text as="span" display="inline-flex" fontSize="sm" verticalAlign="-0.125em">
      <LockIcon />
    </Text>
  );
}
