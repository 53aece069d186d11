import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import type { FormKit } from '../form/useForm.ts';
import type { Idle } from './useWork.ts';

/** Why 'Guardar' cannot be pressed, in words. */
const IDLE_TEXTS: Readonly<Record<Idle, string>> = {
  unchanged: 'Sin cambios que guardar',
  unfinished: 'Corrija el borrador o descártelo',
};

interface Props {
  readonly kit: {
    readonly form: Pick<FormKit<FieldValues>, 'id'>;
    readonly idle: Idle | null;
    readonly isBusy: boolean;
  };
  /** The button's words while it is being saved. */
  readonly busyText: string;
  /** The written values are not right, where the specification wants the button off for that. */
  readonly invalid?: boolean;
  /** The id of the text beside it that says why it is off. */
  readonly describedBy?: string | undefined;
  readonly children: string;
}

/** Saves the form of a record from wherever it stands; where there is nothing to save it is off and says why. */
export function SaveButton({ kit: { form, idle, isBusy }, busyText, invalid, describedBy, children }: Props) {
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
