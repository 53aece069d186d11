import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import type { FormKit } from '../ui/form/useForm.ts';

interface Props<Typed extends FieldValues> {
  readonly form: FormKit<Typed>;
  /** How a screen reader calls it. */
  readonly label: string;
  /** The field of what is asked for. */
  readonly children: ReactNode;
}

/** One field and 'Consultar'. A question locks nothing, so that the next is typed or scanned at once. */
export function QuestionForm<Typed extends FieldValues>({ form, label, children }: Props<Typed>) {
  return (
    <Row id={form.id} aria-label={label} noValidate onSubmit={form.submit}>
      {children}
      <Button type="submit" variant="solid">
        Consultar
      </Button>
    </Row>
  );
}

const Row = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: 2,
    // The button stands beside the field, whatever is said below that.
    '& > button': { mt: 6 },
  },
});

/** What was found, told also to who does not see it. */
export const FoundLine = chakra('p', {
  base: { mt: 4, fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', '&:empty': { display: 'none' } },
});
