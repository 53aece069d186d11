import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../ui/Card.tsx';

interface Props {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an edit screen under its own heading. */
export function Part({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </Card>
  );
}
