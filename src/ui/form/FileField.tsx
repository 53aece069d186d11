import { Input } from '@chakra-ui/react';
import { Field, type FieldTexts } from '../Field.tsx';

interface Props extends FieldTexts {
  /** As an `<input type="file">` takes it: '.cer'. */
  readonly accept: string;
  readonly disabled?: boolean;
  /** Told the file that was chosen; null when the choice was taken back. */
  readonly onFile: (file: File | null) => void;
}

/** One file of the person's computer, which the browser names itself. */
export function FileField({ accept, disabled, onFile, ...texts }: Props) {
  return (
    <Field {...texts}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept={accept}
          disabled={disabled}
          py={1}
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
