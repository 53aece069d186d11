import { useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextAreaField } from '../Field.tsx';
import type { FormKit } from './useForm.ts';

/** The written values of a work, as its form holds them; a choice is the text of its number, '' for none. */
export type Written = Readonly<Record<string, string>>;

/** A text of a form, by its name on the wire. */
export interface WorkText {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly placeholder: string;
  /** It may be left empty. */
  readonly optional?: true;
}

interface Props extends WorkText {
  readonly form: FormKit<Written>;
}

/** A text of several lines; near its end it says how much room is left, and past it how much is too much. */
export function LongText({ form, name, label, max, placeholder, optional }: Props) {
  return (
    <TextAreaField
      label={label}
      marked={optional !== true}
      rows={5}
      placeholder={placeholder}
      help={useRoomLeft(form, name, max)}
      {...form.field(name)}
    />
  );
}

/** How much room is left in a field, once it is little; renders only then. */
export function useRoomLeft<Typed extends FieldValues>(
  { methods }: Pick<FormKit<Typed>, 'methods'>,
  name: keyof Typed & string,
  max: number,
): string | null {
  return useSyncExternalStore(
    (tell) => methods.subscribe({ formState: { values: true }, callback: tell }),
    () => roomLeft(String(methods.getValues()[name] ?? ''), max),
  );
}

/** From this part of its length on a text says how much room is left. */
const NEAR = 0.9;

/** How much room a text has left, or how much of it is too much; null while there is plenty. */
export function roomLeft({ length }: string, max: number): string | null {
  if (length > max) return `Sobran ${length - max} caracteres: caben ${max}.`;
  return length >= max * NEAR ? `Quedan ${max - length} de ${max} caracteres.` : null;
}
