import type { ReactNode } from 'react';

/** A record that is decided beside a list, as the list gives it to the panel that shows it. */
export interface Deciding {
  /** The number of the record. */
  readonly id: number;
  /** The words that name it: 'Vale D1-20', 'Caso 7001'. */
  readonly title: string;
  /** This person has just decided it: it is no longer waiting, whatever the list still shows. */
  readonly onDecided: () => void;
  /** Goes on to the one after or before it that waits for this person; after the last one the panel closes. */
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** The way to the record's own page. */
  readonly whole: ReactNode;
  /** Takes what Esc closes before the panel itself; null where it closes nothing else. */
  readonly closesFirst: { current: (() => void) | null };
}

/** The works that say yes and no to what a record waits for. */
export interface Ways<Name extends string> {
  readonly yes: Name;
  readonly no: Name;
}
