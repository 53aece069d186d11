import type { CalculoVale } from '#domain/calculoVale';
import { Fault } from '../Fault.tsx';
import type { CalculationRef } from './calculation.ts';
import { useFault } from './calculation.ts';

interface Props {
  readonly calculation: CalculationRef;
  readonly campo: CalculoVale['fallas'][number]['campo'];
}

/** The fault of the whole voucher in one respect. */
export function FaultOf({ calculation, campo }: Props) {
  return <Fault text={useFault(calculation, null, campo)} />;
}
