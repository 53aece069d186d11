import { type FocusEvent, useCallback, useSyncExternalStore } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn, useFormState } from 'react-hook-form';

type Form<Typed extends FieldValues, Sent> = UseFormReturn<Typed, unknown, Sent>;

/** The properties of a field's control and label: `register` of react-hook-form with the text of the field's fault. */
export function useFieldOf<Typed extends FieldValues, Sent>(form: Form<Typed, Sent>, name: FieldPath<Typed>) {
  const field = form.register(name);
  return {
    ...field,
    error: useFieldError(form, name),
    onBlur: (event: FocusEvent) => {
      // Who goes to choose the sale's customer, or is taken there, leaves no field undone.
      if (event.relatedTarget?.matches('[data-first-focus]') !== true) void field.onBlur(event);
    },
  };
}

/** The fault of a field once it was left, or all were sent; undefined while there is none. */
function useFieldError<Typed extends FieldValues, Sent>(
  { control }: Form<Typed, Sent>,
  name: FieldPath<Typed>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const error: { readonly message?: string } | undefined = get(errors, name);
  return error?.message;
}

/** A fact about a form, which renders only when it becomes another one and not with every keystroke. */
export function useFactOf<Typed extends FieldValues, Sent, T extends string | number | boolean | null>(
  form: Form<Typed, Sent>,
  fact: (form: Form<Typed, Sent>) => T,
): T {
  const subscribe = useCallback(
    (tell: () => void) =>
      form.subscribe({ formState: { values: true, touchedFields: true, errors: true }, callback: tell }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => fact(form));
}
