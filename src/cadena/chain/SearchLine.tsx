import type { ReactNode } from 'react';
import { TextField } from '../../ui/Field.tsx';
import { OWN_WIDTH, TEXT_WIDTH, Toolbar } from '../../ui/list/parts.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The buttons beside it. */
  readonly children: ReactNode;
}

/** The line over the rows of a tab: what is looked for, and what can be done. */
export function SearchLine({ label, value, onChange, children }: Props) {
  return (
    <Toolbar.Root as="div" role="search" aria-label={label} mt={3}>
      <Toolbar.Line>
        <Toolbar.Field {...TEXT_WIDTH}>
          <TextField label={label} type="search" value={value} onChange={({ target }) => onChange(target.value)} />
        </Toolbar.Field>
        <Toolbar.Field {...OWN_WIDTH}>
          <Toolbar.Buttons>{children}</Toolbar.Buttons>
        </Toolbar.Field>
      </Toolbar.Line>
    </Toolbar.Root>
  );
}
