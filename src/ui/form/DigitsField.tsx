import type { ChangeEvent, ComponentProps } from 'react';
import { cleanLine } from '#domain/common/cleanText';
import { normalizePhone } from '#domain/common/phones';
import { typedDigits } from '#domain/common/typedDigits';
import { TextField } from '../Field.tsx';

type Props = ComponentProps<typeof TextField>;

/** The number of something (an operation, a folio, a person): its digits, and whatever is no one number letter for letter. */
export function NumberField(props: Props) {
  return <KeptField inputMode="numeric" keep={typedDigits} {...props} />;
}

/** The number of an operation, or the folio of a voucher in its place: its letter stays from the first key on. */
export function OperationField(props: Props) {
  return (
    <KeptField
      inputMode="numeric"
      keep={(written) => (BEGINS_FOLIO.test(written) ? cleanLine(written) : typedDigits(written))}
      {...props}
    />
  );
}

const BEGINS_FOLIO = /^\s*[cd]\d*\s*$/i;

/** A phone number: the ten digits of a Mexican one, and any other as it was written. */
export function PhoneField(props: Props) {
  return <KeptField inputMode="tel" spellCheck={false} keep={normalizePhone} {...props} />;
}

/** A line whose text is put in order while it is written. */
function KeptField({ keep, onChange, ...props }: Props & { readonly keep: (written: string) => string }) {
  return (
    <TextField
      {...props}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const kept = keep(event.target.value);
        // Writing moves the caret to the end, also when the text is the same.
        if (kept !== event.target.value) event.target.value = kept;
        return onChange?.(event);
      }}
    />
  );
}
