import { useEffect, useRef } from 'react';

/** The focused element goes with its phase: the focus moves to the start of the next. A focus elsewhere stays. */
export function usePhaseFocus(phase: string, root: { readonly current: HTMLElement | null }): void {
  const before = useRef(phase);
  const isInside = useRef(false);
  useEffect(() => {
    // The event comes for elements that get the focus, not for one that is removed with it.
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
    // A hidden element has it for a moment still, and `main` has it once the focused element is gone.
    const isKept = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (!isInside.current || (isKept && !activeElement.matches('main'))) return;
    const next = root.current?.querySelector<HTMLElement>('[data-phase-focus], :is(input, select):enabled');
    next?.focus();
  }, [phase, root]);
}
