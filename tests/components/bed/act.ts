import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Writes over what stands in a field, as one does by hand. */
export async function type(field: Locator, text: string): Promise<void> {
  await found(field);
  focus(field);
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

/** Puts the focus on a part, without a click. */
export function focus(part: Locator): void {
  (part.element() as HTMLElement).focus();
}

/** Takes the focus from a part. */
export function blur(part: Locator): void {
  (part.element() as HTMLElement).blur();
}

/** Presses a key on a part that has the focus. */
export async function press(part: Locator, key: string): Promise<void> {
  await found(part);
  focus(part);
  await userEvent.keyboard(key);
}

/** Strikes keys of the page one after the other, as slowly as a hand: a faster one would be a scanner. */
export async function strike(keys: string): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await new Promise((done) => setTimeout(done, HAND_MS));
  }
}

const HAND_MS = 80;

/**
 * Waits until a window over the page has had its first frame, in which it hides the page from who does not see it. The choices of a list
 * that opens before, faster than any hand, are hidden with it.
 */
export async function settled(window: Locator): Promise<void> {
  await found(window);
  await expect.poll(() => document.querySelector('[data-aria-hidden]')).not.toBeNull();
}

/** Leaves a window by Esc, pressed until it is gone: whatever lies over the window goes first. */
export async function leaveByEsc(window: Locator): Promise<void> {
  await settled(window);
  await expect
    .poll(async () => {
      if (window.query() !== null) await userEvent.keyboard('{Escape}');
      return window.query();
    })
    .toBeNull();
}

/** Waits until a part is there. */
async function found(part: Locator): Promise<void> {
  await expect.element(part).toBeInTheDocument();
}
