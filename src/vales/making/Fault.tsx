import { chakra } from '@chakra-ui/react';
import type { CalculoVale } from '#domain/calculoVale';
import type { CalculationRef } from './calculation.ts';
import { useFault } from './calculation.ts';

/** A reason why it cannot be saved, where it belongs. */
export function Fault({ text }: { readonly text: string | null }) {
  return (
    <chakra.p role="alert" color="fg.error" fontSize="sm" fontWeight="medium" hidden={text === null}>
      {text}
    </chakra.p>
  );
}

interface Props {
  readonly calculation: CalculationRef;
  readonly campo: CalculoVale['fallas'][number]['campo'];
}

/** What is wrong with the whole voucher in one respect. */
export function FaultOf({ calculation, campo }: Props) {
  return <Fault text={useFault(calculation, null, campo)} />;
}
