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
import type { MakingValues } from './values.ts';
import { markedLines } from './values.ts';

interface SaveProps extends Pick<ComponentProps<typeof Button>, 'display'> {
  readonly calculation: CalculationRef;
  readonly busy: boolean;
  readonly locked: boolean;
  readonly vale: Vale | null;
  readonly control: Control<MakingValues>;
  /** Why it waits is told elsewhere on the page. */
  readonly quiet?: boolean;
}

/** The button that saves the voucher to its end, and why it waits, where it waits for goods. */
export function SaveButton({ calculation, busy, locked, vale, control, display, quiet = false }: SaveProps) {
  const awaited = whyAwaited(useWatch({ control, compute: markedLines }), vale);
  const fault = useCalculated(calculation, ({ fallas }) => fallas[0]?.texto);
  const id = useId();
  return (
    <>
      {awaited !== undefined && !quiet && (
        <Note id={id} colorPalette="orange" fontSize="sm">
          {awaited}
        </Note>
      )}
      <Button
        type="submit"
        variant="solid"
        display={display}
        busy={busy}
        aria-disabled={locked || fault !== undefined || awaited !== undefined || undefined}
        aria-describedby={awaited === undefined || quiet ? undefined : id}
        title={fault ?? awaited}
      >
        {busy ? 'Guardando...' : 'Guardar vale'}
      </Button>
    </>
  );
}

/** Why a voucher waits for its goods; undefined when it does not. */
export function whyAwaited(marcadas: readonly LineaMarcada[], vale: Vale | null): string | undefined {
  return fallasDeRecolecta(marcadas, vale?.recolectas ?? [])[0]?.texto;
}
