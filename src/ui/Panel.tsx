import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from './Card.tsx';

interface PanelProps {
  readonly title: string;
  /** What stands at the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a record, under its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}

/** Names and values in two columns; `small` is what a value has besides. */
export const Data = chakra('dl', {
  base: {
    display: 'grid',
    gap: 1.5,
    '& > div': { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: 3 },
    '& dt, & small': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere' },
    // Kept whole where it fits.
    '& small': { display: 'inline-block' },
  },
});

/** A name and its value in a list of data. */
export function Datum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The words as they were written, in lines that are not too long to read. */
export const Words = chakra('p', { base: { maxW: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

/** Who wrote it, and when. */
export const Signature = chakra('p', { base: { mt: 2, color: 'fg.muted', fontSize: 'sm' } });
