import { useSyncExternalStore } from 'react';
import { TextAreaField } from '../../../ui/Field.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import type { WorkText, Written } from '../../works.ts';

/** From this part of its length on a text says how much room is left. */
const NEAR = 0.9;

/** A text of several lines; near its end it says how much room is left. */
export function LongText({ form, name, label, max, placeholder }: WorkText & { readonly form: FormKit<Written> }) {
  return (
    <TextAreaField
      label={label}
      marked
      rows={5}
      maxLength={max}
      placeholder={placeholder}
      help={useRoomLeft(form, name, max)}
      {...form.field(name)}
    />
  );
}

/** How much room is left in a field, once it is little; renders only then. */
export function useRoomLeft({ methods }: Pick<FormKit<Written>, 'methods'>, name: string, max: number): string | null {
  return useSyncExternalStore(
    (tell) => methods.subscribe({ formState: { values: true }, callback: tell }),
    () => {
      const { length } = methods.getValues()[name] ?? '';
      return length >= max * NEAR ? `Quedan ${max - length} de ${max} caracteres.` : null;
    },
  );
}
