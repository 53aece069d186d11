import { Checkbox } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { OVER } from './over.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  readonly label: ReactNode;
  /** Comes with `register`, as for every field; yes and no are both right. */
  readonly error?: string | undefined;
  /** `md` is as high as a control; `sm` as its text. */
  readonly size?: 'sm' | 'md';
}

/** Yes or no, with its label beside it; `register` of react-hook-form fits: the browser's own box says what is chosen. */
export function CheckField({ label, error: _, size = 'md', ...input }: Props) {
  return (
    <Checkbox.Root size={size}>
      {/* Without a value of its own: react-hook-form would take a box that has one for that text, once it was left. */}
      <Checkbox.HiddenInput {...input} value="" disabled={input.disabled ?? false} style={OVER} />
      <Checkbox.Control>{null}</Checkbox.Control>
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
