import type { TextProps } from '@chakra-ui/react';
import { Flex, Text } from '@chakra-ui/react';
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
    <Flex asChild wrap="wrap" align="start" columnGap={2}>
      <form id={form.id} aria-label={label} noValidate onSubmit={form.submit}>
        {children}
        {/* Beside the field, whatever is said below that. */}
        <Button type="submit" variant="solid" mt={6}>
          Consultar
        </Button>
      </form>
    </Flex>
  );
}

/** What was found, told also to who does not see it. */
export function FoundLine(props: TextProps) {
  return (
    <Text mt={4} fontWeight="semibold" fontVariantNumeric="tabular-nums" _empty={{ display: 'none' }} {...props} />
  );
}
