import { chakra } from '@chakra-ui/react';
import { showPesos } from '#domain/common/money';

const Amount = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** Pesos as people read them (specification, section 5, "Generic"); digits are of one width, so columns line up. */
export function Money({ value }: { readonly value: number | null | undefined }) {
  return <Amount>{showPesos(value)}</Amount>;
}
