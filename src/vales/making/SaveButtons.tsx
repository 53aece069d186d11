import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { LineaMarcada } from '#domain/avanceRecolecta';
import { fallasDeRecolecta } from '#domain/avanceRecolecta';
import type { Vale } from '#domain/vales';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import type { CalculationRef } from './calculation.ts';
import { useCalculated } from './calculation.ts';
import type { Sent } from './useMaking.ts';
import type { MakingValues } from './values.ts';
import { markedLines } from './values.ts';

interface SaveProps extends Pick<ComponentProps<typeof Button>, 'display'> {
  readonly calculation: CalculationRef;
  /** Which way of saving is under way; null while none is. */
  readonly saving: Sent | null;
  readonly locked: boolean;
  readonly vale: Vale | null;
  readonly control: Control<MakingValues>;
  /** Saves, and gives back at once. */
  readonly onGiveBack: () => void;
  /** Why it waits is told elsewhere on the page. */
  readonly quiet?: boolean;
}

/**
 * The buttons that save the voucher to its end, and why they wait, where it waits for goods. What nobody must authorize is given
 * back at once by the first of them.
 */
export function SaveButtons(props: SaveProps) {
  const { calculation, saving, locked, vale, control, onGiveBack, display, quiet = false } = props;
  const awaited = whyAwaited(useWatch({ control, compute: markedLines }), vale);
  const fault = useCalculated(calculation, ({ fallas }) => fallas[0]?.texto);
  const isGivenAtOnce = useCalculated(calculation, ({ autorizacion }) => autorizacion.length === 0);
  const id = useId();
  const isStill = locked || fault !== undefined || awaited !== undefined;
  const marks = {
    'aria-disabled': isStill || undefined,
    'aria-describedby': awaited === undefined || quiet ? undefined : id,
    title: fault ?? awaited,
    display,
  };
  return (
    <>
      {awaited !== undefined && !quiet && (
        <Note id={id} colorPalette="orange" fontSize="sm">
          {awaited}
        </Note>
      )}
      {isGivenAtOnce && (
        <Button
          {...marks}
          data-main-action=""
          variant="solid"
          busy={saving === 'guardarYDevolver'}
          onClick={() => isStill || onGiveBack()}
        >
          {saving === 'guardarYDevolver' ? 'Guardando...' : 'Guardar y devolver'}
        </Button>
      )}
      <Button
        {...marks}
        type="submit"
        {...(isGivenAtOnce ? {} : { 'data-main-action': '' })}
        variant={isGivenAtOnce ? 'outline' : 'solid'}
        busy={saving === 'guardar'}
      >
        {saving === 'guardar' ? 'Guardando...' : 'Guardar vale'}
      </Button>
    </>
  );
}

/** Why a voucher waits for its goods; undefined when it does not. */
export function whyAwaited(marcadas: readonly LineaMarcada[], vale: Vale | null): string | undefined {
  return fallasDeRecolecta(marcadas, vale?.recolectas ?? [])[0]?.texto;
}
