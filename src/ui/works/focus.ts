import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * When what had the focus is gone (a button whose work is done, a closed form), takes the focus to where the person goes
 * on: the first field of the open form, else `preferred`, else the heading. Waits until React has drawn.
 */
export function regainFocus(preferred: () => HTMLElement | null = () => null): void {
  setTimeout(() => {
    if (document.activeElement?.matches('body, main, dialog, [role=dialog]') === false) return;
    const place =
      document.querySelector<HTMLElement>('[role=dialog] :is(select, textarea):enabled') ??
      preferred() ??
      // The page is not reached under a window.
      (document.querySelector('[role=dialog]') === null ? document.querySelector<HTMLElement>('main h1') : null);
    place?.focus({ preventScroll: true });
  });
}

/** The place of a page where the person goes on when the button that opened a window is gone; outside of any, the heading. */
export const FocusAfterSave = createContext<() => HTMLElement | null>(() => null);

/**
 * Takes the focus on when a window goes with the button that opened it. The dialog gives it back to that button where it is still
 * there; that comes first.
 */
export function useFocusAfterSave(): void {
  const place = use(FocusAfterSave);
  const preferred = useEffectEvent(() => place());
  useEffect(() => () => void requestAnimationFrame(() => regainFocus(preferred)), []);
}
