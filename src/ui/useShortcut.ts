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
  /** It moves: held down it goes on. Any other act is done once. */
  readonly repeats?: boolean;
}

/**
 * A key of the page: a letter or a sign ('n', '?'), or two letters one after the other ('g>i'), which are then no keys by themselves.
 * None works while somebody types, in a list that is open, with Ctrl, Alt or Meta, or under a window over the page,
 * but for the window's own.
 */
export function useShortcut(
  keys: string,
  act: () => void,
  { description, enabled = true, everywhere = false, ofWindow = false, repeats = false }: Shortcut,
): void {
  const isSequence = keys.includes('>');
  const press = (event: KeyboardEvent) => {
    if (!isMeant(event) || windowsOpen() !== (ofWindow ? 1 : 0)) return;
    if (event.repeat && !repeats) return;
    event.preventDefault();
    if (isSequence) event.stopImmediatePropagation();
    // A held key is no scan.
    if (event.repeat) act();
    else onceTyped(act);
  };
  useHotkeys(keys, press, {
    description,
    metadata: { everywhere },
    enabled: enabled && keys !== '',
    // Of those a box and a round button, into which nothing is typed.
    enableOnFormTags: ['input'],
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
function isMeant({ ctrlKey, altKey, metaKey, shiftKey, key, target }: KeyboardEvent): boolean {
  const isModified = ctrlKey || altKey || metaKey || (shiftKey && /^\p{L}$/u.test(key));
  const isTaken = target instanceof Element && (target.closest(LISTS) !== null || target.matches(TYPED_INTO));
  return !isModified && !isTaken;
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio])';

/** They find an entry by its first letters. */
const LISTS = '[role=combobox], [role=listbox], [role=menu]';
