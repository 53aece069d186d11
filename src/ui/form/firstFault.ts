import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Takes the person to the first field at fault of a form, once the fields have their marks and can be focused again: when React
 * has drawn what was just said.
 */
export function useFirstFault(body: RefObject<HTMLElement | null>): () => void {
  const [faults, countFaults] = useState(0);
  useEffect(() => {
    if (faults > 0) focusFirstFault(body.current);
  }, [faults, body]);
  return useCallback(() => countFaults((before) => before + 1), []);
}

/** The first in the order in which people read. */
function focusFirstFault(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-correct]');
  const name = first?.dataset.correct;
  (name === undefined ? first : body?.querySelector<HTMLElement>(`[name="${name}"]`))?.focus();
}
