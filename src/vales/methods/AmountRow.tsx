import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AmountInput } from '../../ui/form/AmountInput.tsx';

/** Amounts one below the other, each with its name before it. */
export const AmountRows = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
    '& > div > span:first-of-type': { flex: 1, minW: 0, lineHeight: 'short' },
    '& label': { display: 'block' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& small[data-over]': { color: 'fg.error' },
  },
});

interface Props {
  readonly label: string;
  readonly input: UseFormRegisterReturn;
  /** What is wrong with what stands in it now; null when nothing is. */
  readonly fault: string | null;
  /** How much may stand in it. */
  readonly note?: string | null;
  /** More stands in it than may. */
  readonly isOver?: boolean;
  readonly locked: boolean;
  /** What is done with it by a press. */
  readonly children?: ReactNode;
}

/** An amount of a voucher. What is wrong with it is said beside it, though not of what is still being written. */
export function AmountRow({ label, input, fault, note = null, isOver = false, locked, children }: Props) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const told = isWriting ? null : fault;
  const texts = [note === null ? '' : `${id}-note`, told === null ? '' : `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div>
      <span>
        <label htmlFor={id}>{label}</label>
        {note !== null && (
          <small id={`${id}-note`} data-over={isOver ? '' : undefined}>
            {note}
          </small>
        )}
        <small id={`${id}-fault`} role="alert" data-over="">
          {told}
        </small>
        {children}
      </span>
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
          // What was told stays so until it is right.
          if (told === null) setWriting(true);
        }}
        onWritten={() => setWriting(false)}
      />
    </div>
  );
}
