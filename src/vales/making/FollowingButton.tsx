import { Spinner } from '@chakra-ui/react';
import { shallowEqual } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { CalculoVale } from '#domain/vales/calculoVale';
import { Button } from '../../ui/Button.tsx';
import { type CalculationRef, useCalculated } from './calculation.ts';

/** The attributes of a button that hang on the calculation. */
type Marks = Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'title'>;

interface Follows {
  readonly calculation: CalculationRef;
  readonly marksOf: (calculo: CalculoVale) => Marks;
}

type Props = ComponentProps<typeof Button> & Follows;

/** A button that can be pressed or not by what is calculated: a keystroke changes its marks, and its styles are not worked out anew. */
export function FollowingButton({ calculation, marksOf, busy = false, children, ...rest }: Props) {
  return (
    <Button asChild aria-busy={busy || undefined} {...rest}>
      <Marked calculation={calculation} marksOf={marksOf}>
        {busy && <Spinner />}
        {children}
      </Marked>
    </Button>
  );
}

/** The properties that Chakra gives to its button come here too. */
function Marked({ calculation, marksOf, ...rest }: ComponentProps<'button'> & Follows) {
  return <button type="button" {...rest} {...useCalculated(calculation, marksOf, shallowEqual)} />;
}
