import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The start of a phase: what the focus goes to. */
const START = '[data-phase-focus], :is(input, select, textarea):enabled';

/**
 * The focused element goes with its phase: the focus moves to the start of the next. A focus elsewhere stays, but for that of a heading
 * that nobody has left when an act opened the case: it goes to the first question of what the act is about, once that is there.
 */
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
    root.current?.querySelector<HTMLElement>(START)?.focus();
  }, [phase, root]);
  const isOfAct = useRouterState({ select: ({ location }) => location.state.beginsService === true });
  const isFound = phase !== 'search' && phase !== 'choice';
  useEffect(() => {
    const place = root.current;
    if (!isOfAct || !isFound || place === null) return;
    const begin = () => {
      const { activeElement } = document;
      const isLeft = activeElement !== null && !activeElement.matches('h1, main, body');
      const first = isLeft ? null : place.querySelector<HTMLElement>(START);
      if (!isLeft && first === null) return;
      arriving.disconnect();
      first?.focus();
    };
    const arriving = new MutationObserver(begin);
    arriving.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    begin();
    return () => arriving.disconnect();
  }, [isOfAct, isFound, root]);
}
