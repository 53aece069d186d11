import { useEffect, useRef } from 'react';

/** What had the focus goes with its phase: the focus goes on to where the next one begins. Who works elsewhere keeps it. */
export function usePhaseFocus(phase: string, root: { readonly current: HTMLElement | null }): void {
  const before = useRef(phase);
  const isInside = useRef(false);
  useEffect(() => {
    // Told of what gets the focus alone: of what goes with it nobody is told.
    const hear = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, [root]);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    const { activeElement } = document;
    // What is hidden has it for a moment still, and so has the page once what had it is gone.
    const isKept = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (!isInside.current || (isKept && !activeElement.matches('main'))) return;
    const next = root.current?.querySelector<HTMLElement>('[data-phase-focus], :is(input, select):enabled');
    next?.focus();
  }, [phase, root]);
}
