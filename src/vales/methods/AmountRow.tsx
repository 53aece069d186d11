import { Box, Flex, type FlexProps, Grid } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AmountInput } from '../../ui/form/AmountInput.tsx';
import { Muted } from '../../ui/Muted.tsx';

/** Amounts one below the other, each with its name before it. */
export function AmountRows({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap={1.5} fontSize="sm" fontVariantNumeric="tabular-nums">
      {children}
    </Grid>
  );
}

interface LineProps extends Omit<FlexProps, 'title'> {
  /** The name of the amount, with what is said of it. */
  readonly name: ReactNode;
}

/** The name of an amount at the left, the amount at the right. */
export function AmountLine({ name, children, ...line }: LineProps) {
  return (
    <Flex align="center" justify="space-between" gap={2} {...line}>
      <Box flex={1} minW={0} lineHeight="short">
        {name}
      </Box>
      {children}
    </Flex>
  );
}

interface Props {
  readonly label: string;
  readonly input: UseFormRegisterReturn;
  /** The fault of its text now; null when there is none. */
  readonly fault: string | null;
  /** How much may stand in it. */
  readonly note?: string | null;
  /** More stands in it than may. */
  readonly isOver?: boolean;
  readonly locked: boolean;
  /** The buttons below it. */
  readonly children?: ReactNode;
}

/** An amount of a voucher. Its fault is said beside it, though not while it is still being written. */
export function AmountRow({ label, input, fault, note = null, isOver = false, locked, children }: Props) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const told = isWriting ? null : fault;
  const texts = [note === null ? '' : `${id}-note`, told === null ? '' : `${id}-fault`].filter(Boolean).join(' ');
  return (
    <AmountLine
      name={
        <>
          <label htmlFor={id}>{label}</label>
          {note !== null && (
            <Muted size="xs" display="block" color={isOver ? 'fg.error' : undefined} id={`${id}-note`}>
              {note}
            </Muted>
          )}
          <Muted size="xs" display="block" color="fg.error" id={`${id}-fault`} role="alert">
            {told}
          </Muted>
          {children}
        </>
      }
    >
      <AmountInput
        {...input}
        id={id}
        size="sm"
        w="7.5rem"
        textAlign="end"
        aria-describedby={texts || undefined}
        aria-invalid={isOver || told !== null || undefined}
        disabled={locked}
        onInput={() => {
          // A fault that was told stays so until it is right.
          if (told === null) setWriting(true);
        }}
        onWritten={() => setWriting(false)}
      />
    </AmountLine>
  );
}
