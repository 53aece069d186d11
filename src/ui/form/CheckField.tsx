import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minH: 'control',
    fontSize: 'sm',
    cursor: 'pointer',
    '& > input': { flex: 'none', boxSize: 4, accentColor: 'brand.solid' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** What `register` gives to every field; yes and no are both right. */
  readonly error?: string | undefined;
}

/** Yes or no, with its label beside it; `register` of react-hook-form fits. */
export function CheckField({ label, error: _, ...input }: Props) {
  return (
    <Choice>
      <input {...input} type="checkbox" />
      {label}
    </Choice>
  );
}
