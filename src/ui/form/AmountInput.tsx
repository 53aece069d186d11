import { Input } from '@chakra-ui/react';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { tidyPesos } from '#domain/common/typedPesos';
import { Field, type FieldTexts } from '../Field.tsx';

interface Props
  extends UseFormRegisterReturn,
    Omit<ComponentProps<typeof Input>, keyof UseFormRegisterReturn | 'type' | 'inputMode' | 'onKeyDown'> {
  /** The field was left, or Enter sent what stands in it. */
  readonly onWritten?: () => void;
}

/**
 * Pesos to be typed (docs/decisions/070): nothing moves under the caret while somebody writes; what was written is put
 * as the product writes it ('1,844.99') once the field is left, or Enter sends it. Any other text stays as typed.
 */
export function AmountInput({ onChange, onBlur, onWritten, ...input }: Props) {
  const finish = (field: HTMLInputElement) => {
    const text = tidyPesos(field.value);
    if (text !== field.value) {
      field.value = text;
      // The form, and with it the draft, knows what is shown.
      void onChange({ target: field, type: 'change' });
    }
    onWritten?.();
  };
  return (
    <Input
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      {...input}
      type="text"
      inputMode="decimal"
      onChange={onChange}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') finish(event.currentTarget);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        finish(event.currentTarget);
        void onBlur(event);
      }}
    />
  );
}

/** An amount with its label. */
export function AmountField({ label, error, help, marked = false, ...input }: Props & FieldTexts) {
  return <Field {...{ label, error, help, marked }}>{(control) => <AmountInput {...input} {...control} />}</Field>;
}
