import { use } from 'react';
import { ChosenContext } from './chosen.ts';

/** Chooses an invoice to take along. It alone is drawn again, not its row. */
export function ChoiceBox({ id, name }: { readonly id: number; readonly name: string }) {
  const chosen = use(ChosenContext);
  if (chosen === null) return null;
  const isChosen = chosen.ids.has(id);
  return (
    // The whole cell is its target: beside it a press would open the row.
    <label data-choice="">
      <input
        type="checkbox"
        aria-label={`Elegir ${name}`}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onChange={({ target }) => chosen.onChange(id, target.checked)}
      />
    </label>
  );
}
