import { Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Of its row: its column is its label for the eye. */
  readonly label: string;
  readonly error: string | undefined;
  /** The control; it must take all the given properties. */
  readonly children: (control: {
    readonly 'aria-label': string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control in a cell of a table, with what is wrong with it below. */
export function CellField({ label, error, children }: Props) {
  const id = useId();
  return (
    <>
      {children({
        'aria-label': label,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': error === undefined ? undefined : id,
      })}
      {error !== undefined && (
        <Text id={id} role="alert" color="fg.error" fontSize="xs" whiteSpace="normal">
          {error}
        </Text>
      )}
    </>
  );
}
