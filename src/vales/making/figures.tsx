import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import type { CalculoVale } from '#domain/vales/calculoVale';
import { type CalculationRef, useCalculated } from './calculation.ts';

interface Props {
  readonly calculation: CalculationRef;
}

interface AmountProps extends Props {
  readonly of: (calculo: CalculoVale) => Centavos;
}

/**
 * An amount of the calculation, as text alone: nearly every keystroke changes it, and what stands around it, whose styles are worked out
 * each time that it is drawn, is not drawn anew.
 */
export function Amount({ calculation, of }: AmountProps) {
  return showPesos(toPesos(useCalculated(calculation, of)));
}

/** How many units are taken, as text alone. */
export function Units({ calculation }: Props) {
  return useCalculated(calculation, ({ cantidad }) => cantidad);
}
