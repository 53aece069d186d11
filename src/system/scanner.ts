/**
 * A scanner is a keyboard that types a code and Enter, faster than anybody can. A listener that knows a code says what
 * to do with it (`onScan`); the text that its keys wrote into the field in focus is taken back first.
 */

/** Longest pause between two keys of a scanner, in milliseconds, one without a wire included; fast typists need twice as long. */
const PAUSE_MS = 50;

/** Two keys that are struck nearly together happen; so many in a row, and Enter, do not. Codes of articles can be as short. */
const LEAST_KEYS = 3;

/**
 * Answers the act for a code; null where the code says nothing to this listener.
 * @param focused the element in focus while it was scanned.
 */
export type ScanListener = (code: string, focused: Element | null) => (() => void) | null;

const listeners = { first: new Set<ScanListener>(), last: new Set<ScanListener>() };

/**
 * Listens to scans on any page.
 * @param turn 'last' for who takes what no other listener knows.
 * @returns the function that ends it.
 */
export function onScan(listener: ScanListener, turn: 'first' | 'last' = 'first'): () => void {
  listeners[turn].add(listener);
  return () => listeners[turn].delete(listener);
}

interface Burst {
  readonly code: string;
  readonly last: number;
  readonly focused: Element | null;
  /** The text of the field before the first key; null outside of one. */
  readonly before: string | null;
}

/** Does the act of a key that a hand struck; of a scan, whose letters are no keys of the page, the next one comes first. */
export function onceTyped(act: () => void): void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', stop, { capture: true });
  };
  const timer = setTimeout(() => {
    stop();
    act();
  }, PAUSE_MS);
  window.addEventListener('keydown', stop, { capture: true });
}

/**
 * Tells scans from typing, for all listeners. A window over the page and a field that is meant for scans (`data-scans`) get them as
 * they were typed.
 * @returns the function that ends it.
 */
export function watchScans(): () => void {
  let burst: Burst | null = null;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    // Capitals come with it.
    if (key === 'Shift') return;
    const going = burst !== null && timeStamp - burst.last <= PAUSE_MS ? burst : null;
    burst = null;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return;
    if (key.length === 1) {
      const { activeElement } = document;
      burst = going
        ? { ...going, code: going.code + key, last: timeStamp }
        : { code: key, last: timeStamp, focused: activeElement, before: textIn(activeElement) };
      return;
    }
    if (key !== 'Enter' || going === null || going.code.length < LEAST_KEYS || isTaken(going.focused)) return;
    const act = actFor(going.code.trim(), going.focused);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    takeBack(going);
    act();
  };

  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

function isTaken(focused: Element | null): boolean {
  return (
    document.querySelector('[role=dialog], [role=alertdialog]') !== null || focused?.matches('[data-scans]') === true
  );
}

const CONTROLS = 'input, textarea, select';

function textIn(element: Element | null): string | null {
  return element?.matches(CONTROLS) ? (element as HTMLInputElement).value : null;
}

function actFor(code: string, focused: Element | null): (() => void) | null {
  for (const listener of [...listeners.first, ...listeners.last]) {
    const act = listener(code, focused);
    if (act !== null) return act;
  }
  return null;
}

/** Does with a code that was typed what is done with it once it is scanned; nothing where no listener knows it. */
export function asScanned(code: string): void {
  actFor(code, document.activeElement)?.();
}

/** Puts the field back as it was, in a way that forms hear. */
function takeBack({ focused, before }: Burst): void {
  if (before === null || focused === null || textIn(focused) === before) return;
  // The element's own setter is React's, which would not hear of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(focused), 'value')?.set?.call(focused, before);
  for (const type of ['input', 'change']) focused.dispatchEvent(new Event(type, { bubbles: true }));
}
