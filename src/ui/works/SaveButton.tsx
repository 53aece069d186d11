import { useSelector } from '@xstate/react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../Button.tsx';
import type { Idle, WorkFormKit, WorkValues } from './useWorkForm.ts';

/** Why 'Guardar' cannot be pressed, in words. */
export const IDLE_TEXTS: Readonly<Record<Idle, string>> = {
  unchanged: 'Sin cambios que guardar',
  unfinished: 'Corrija el borrador o descártelo',
};

interface Props<Typed extends WorkValues> {
  readonly kit: Pick<WorkFormKit<Typed>, 'form' | 'idle'>;
  readonly work: TrabajoUnicoRef;
  /** The button's words while it is being saved. */
  readonly busyText: string;
  /** What is written is not right, where the specification wants the button off for that. */
  readonly invalid?: boolean;
  /** The id of what says beside it why it is off. */
  readonly describedBy?: string | undefined;
  readonly children: string;
}

/** Saves the form of a record from wherever it stands; where there is nothing to save it is off and says why. */
export function SaveButton<Typed extends WorkValues>({
  kit,
  work,
  busyText,
  invalid,
  describedBy,
  children,
}: Props<Typed>) {
  const { form, idle } = kit;
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  return (
    <Button
      type="submit"
      form={form.id}
      variant="solid"
      disabled={invalid}
      aria-describedby={describedBy}
      busy={isBusy}
      // Not `disabled`: it keeps the focus when what was written has just been saved.
      aria-disabled={isBusy || idle !== null || undefined}
      title={idle === null || isBusy ? undefined : IDLE_TEXTS[idle]}
    >
      {isBusy ? busyText : children}
    </Button>
  );
}
