import { useHotkeys } from 'react-hotkeys-hook';
import { onceTyped } from '../system/scanner.ts';

interface Shortcut {
  /** An infinitive ('Comentar'), as the sheet of keys says it. */
  readonly description: string;
  readonly enabled?: boolean;
  /** It is one of every page: the sheet of keys has it apart. */
  readonly everywhere?: boolean;
  /** It is a key of the one window that is open over the page. */
  readonly ofWindow?: boolean;
}

/**
 * A key of the page: a letter or a sign ('n', '?'), or two letters one after the other ('g>i'), which are then no keys by themselves.
 * None works while somebody types, in a list that is open, with Ctrl, Alt or Meta, or under a window over the page,
 * but for the window's own.
 */
export function useShortcut(
  keys: string,
  act: () => void,
  { description, enabled = true, everywhere = false, ofWindow = false }: Shortcut,
): void {
  const isSequence = keys.includes('>');
  const press = (event: KeyboardEvent) => {
    if (!isMeant(event) || windowsOpen() !== (ofWindow ? 1 : 0)) return;
    event.preventDefault();
    if (isSequence) event.stopImmediatePropagation();
    onceTyped(act);
  };
  useHotkeys(keys, press, {
    description,
    metadata: { everywhere },
    enabled: enabled && keys !== '',
    // By the letter; a sequence by the stroke, since the library tells capitals apart there, and capitals may be locked.
    useKey: !isSequence,
    ignoreModifiers: true,
    // Before the keys of one letter hear its second one.
    eventListenerOptions: { capture: isSequence },
  });
}

/** A window over the page keeps its keys. */
export function isFree(): boolean {
  return windowsOpen() === 0;
}

function windowsOpen(): number {
  return document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
}

/** Signs are struck with Shift on many keyboards; a letter with it belongs to nobody. */
function isMeant({ ctrlKey, altKey, metaKey, shiftKey, key, repeat, target }: KeyboardEvent): boolean {
  const isModified = ctrlKey || altKey || metaKey || (shiftKey && /^\p{L}$/u.test(key));
  const isInList = target instanceof Element && target.closest(LISTS) !== null;
  return !isModified && !repeat && !isInList;
}

/** They find an entry by its first letters. */
const LISTS = '[role=combobox], [role=listbox], [role=menu]';
