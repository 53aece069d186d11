import { Grid, type GridProps, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { HelpLink } from '../HelpLink.tsx';
import { Note } from '../Note.tsx';
import { FaultList } from './FaultList.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import type { FormKit } from './useForm.ts';

interface FormProps<Typed extends FieldValues> extends Omit<GridProps, 'onSubmit'> {
  readonly form: FormKit<Typed>;
  /** How a screen reader calls it. */
  readonly label: string;
  /** Says below the fields what (*) means. */
  readonly marked?: boolean;
  /** The buttons below the fields, which are never locked with them. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields, why they were not taken, and buttons, one below the other; the fields are locked as a whole. */
export function Form<Typed extends FieldValues>({
  form,
  label,
  marked = false,
  actions,
  children,
  ...layout
}: FormProps<Typed>) {
  const body = useRef<HTMLFormElement>(null);
  return (
    <Grid asChild gap={4}>
      <form ref={body} id={form.id} aria-label={label} noValidate onSubmit={form.submit}>
        <RestoredNote restored={form.restored} />
        <FaultList control={form.control} body={body} />
        <Grid asChild gap={4} gridTemplateColumns="minmax(0, 1fr)" {...layout}>
          <fieldset disabled={form.locked || form.submitting}>{children}</fieldset>
        </Grid>
        {marked && <RequiredNote />}
        <FormRefusal form={form} />
        {actions}
      </form>
    </Grid>
  );
}

/** Why nothing was taken, where no field is at fault. It is announced. */
function FormRefusal<Typed extends FieldValues>({ form }: { readonly form: FormKit<Typed> }) {
  return (
    <div role="alert" hidden={form.refusal === null}>
      {form.refusal !== null && (
        <Note colorPalette="red" fontWeight="medium">
          {form.refusal.texto}
          <HelpLink of={form.refusal.texto} />
        </Note>
      )}
    </div>
  );
}

/** The line that explains (*). */
function RequiredNote() {
  return (
    <Text color="fg.muted" fontSize="xs">
      Los campos marcados con (*) son requeridos.
    </Text>
  );
}

interface SubmitProps<Typed extends FieldValues> {
  readonly form: FormKit<Typed>;
  /** The button's words while the form is on its way. */
  readonly busyText: string;
  /** Why there is nothing to send; null when there is. */
  readonly idle?: string | null;
  readonly children: string;
}

/** Sends the form from wherever it stands. It keeps the focus while the form is on its way. */
export function SubmitButton<Typed extends FieldValues>({ form, busyText, idle = null, children }: SubmitProps<Typed>) {
  const { id, locked, submitting } = form;
  return (
    <Button
      type="submit"
      form={id}
      variant="solid"
      busy={submitting}
      aria-disabled={locked || submitting || idle !== null || undefined}
      title={idle ?? undefined}
    >
      {submitting ? busyText : children}
    </Button>
  );
}
