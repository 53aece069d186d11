import { type ComponentProps, useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { CalculoVale } from '#domain/vales/calculoVale';
import type { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { type CalculationRef, calculated, useCalculated } from './calculation.ts';
import { FollowingButton } from './FollowingButton.tsx';
import type { Sent } from './useMaking.ts';
import { type MakingValues, markedLines } from './values.ts';
import type { WhyNot } from './whyNot.ts';

interface SaveProps extends Pick<ComponentProps<typeof Button>, 'display'> {
  readonly calculation: CalculationRef;
  /** Which way of saving is under way; null while none is. */
  readonly saving: Sent | null;
  readonly locked: boolean;
  readonly refused: WhyNot;
  readonly control: Control<MakingValues>;
  /** Saves, and gives back at once. */
  readonly onGiveBack: () => void;
  /** Why it waits is told elsewhere on the page. */
  readonly quiet?: boolean;
}

/**
 * The buttons that save the voucher to its end, and why its life does not let it be saved. A voucher that needs no
 * authorization is given back at once by the first of them.
 */
export function SaveButtons(props: SaveProps) {
  const { calculation, saving, locked, refused, control, onGiveBack, display, quiet = false } = props;
  const awaited = refused('guardar', useWatch({ control, compute: markedLines }));
  const isGivenAtOnce = useCalculated(calculation, ({ autorizacion }) => autorizacion.length === 0);
  const id = useId();
  const marksOf = ({ fallas: [fault] }: Pick<CalculoVale, 'fallas'>) => ({
    'aria-disabled': locked || fault !== undefined || awaited !== undefined || undefined,
    title: fault?.texto ?? awaited,
  });
  const common = {
    ...{ calculation, marksOf, display },
    'aria-describedby': awaited === undefined || quiet ? undefined : id,
  };
  return (
    <>
      {awaited !== undefined && !quiet && (
        <Note id={id} colorPalette="orange" fontSize="sm">
          {awaited}
        </Note>
      )}
      {isGivenAtOnce && (
        <FollowingButton
          {...common}
          data-main-action=""
          variant="solid"
          busy={saving === 'guardarYDevolver'}
          onClick={() => marksOf(calculated(calculation))['aria-disabled'] || onGiveBack()}
        >
          {saving === 'guardarYDevolver' ? 'Guardando...' : 'Guardar y devolver'}
        </FollowingButton>
      )}
      <FollowingButton
        {...common}
        type="submit"
        {...(isGivenAtOnce ? {} : { 'data-main-action': '' })}
        variant={isGivenAtOnce ? 'outline' : 'solid'}
        busy={saving === 'guardar'}
      >
        {saving === 'guardar' ? 'Guardando...' : 'Guardar vale'}
      </FollowingButton>
    </>
  );
}
