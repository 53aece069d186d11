import { useEffect, useRef } from 'react';

/** What had the focus goes with its phase: the focus goes on to where the next one begins. */
export function usePhaseFocus(phase: string, root: { readonly current: HTMLElement | null }): void {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    const { activeElement } = document;
    // What is hidden has it for a moment still, and so has the page once what had it is gone.
    const isKept = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (isKept && !activeElement.matches('main')) return;
    const next = root.current?.querySelector<HTMLElement>('[data-phase-focus], :is(input, select):enabled');
    next?.focus();
  }, [phase, root]);
}
