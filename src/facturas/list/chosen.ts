import { createContext } from 'react';

/** The invoices that a person chose to take along, over all pages of the list. */
export interface Chosen {
  readonly ids: ReadonlySet<number>;
  readonly isFull: boolean;
  readonly onChange: (id: number, isChosen: boolean) => void;
}

export const ChosenContext = createContext<Chosen | null>(null);
