import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { cleanLine } from '#domain/common/cleanText';
import { SOLO_NUMEROS } from '#domain/common/faultWords';
import { normalizePhone } from '#domain/common/phones';
import { typedDigits } from '#domain/common/typedDigits';
import { TextField } from '../Field.tsx';

type Props = ComponentProps<typeof TextField>;

/** The number of something (an operation, a folio, a person): its digits, and whatever is no one number letter for letter. */
export function NumberField(props: Props) {
  return <KeptField inputMode="numeric" keep={typedDigits} tellsLeftOut {...props} />;
}

/** The number of an operation, or the folio of a voucher in its place: its letter stays from the first key on. */
export function OperationField(props: Props) {
  return (
    <KeptField
      inputMode="numeric"
      tellsLeftOut
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

interface KeptProps extends Props {
  readonly keep: (written: string) => string;
  /** The text that it leaves out is more than another way to write the same. */
  readonly tellsLeftOut?: boolean;
}

/** A line whose text is put in order while it is written. A sign that it does not take is said, and so is what it made of a pasted text. */
function KeptField({ keep, tellsLeftOut = false, onChange, onBlur, error, help, ...props }: KeptProps) {
  const [told, tell] = useState<ReturnType<typeof leftOut>>(NOTHING);
  return (
    <TextField
      {...props}
      error={error ?? told.error}
      help={told.help === undefined ? help : <span role="status">{told.help}</span>}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const written = event.target.value;
        const kept = keep(written);
        // Writing moves the caret to the end, also when the text is the same.
        if (kept !== written) event.target.value = kept;
        if (tellsLeftOut) tell(leftOut(written, kept));
        return onChange?.(event);
      }}
      onBlur={(event) => {
        tell(NOTHING);
        return onBlur?.(event);
      }}
    />
  );
}

const NOTHING: { readonly error?: string; readonly help?: string } = {};

/** Space and commas around the digits of a number say nothing. */
const WITHIN_NUMBERS = /[\s,]/gu;

/** The words for what a field did not take: of a key the fault, of a pasted text what is left of it. */
function leftOut(written: string, kept: string): typeof NOTHING {
  if (written.replace(WITHIN_NUMBERS, '') === kept.replace(WITHIN_NUMBERS, '')) return NOTHING;
  const isKey = written.length === kept.length + 1;
  return isKey || kept === '' ? { error: SOLO_NUMEROS } : { help: `De lo pegado se tomó ${kept}.` };
}
