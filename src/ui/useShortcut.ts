import { useHotkeys } from 'react-hotkeys-hook';
import { onceTyped } from '../system/scanner.ts';

interface Shortcut {
  /** An infinitive ('Comentar'), as the sheet of keys says it. */
  readonly description: string;
  readonly enabled?: boolean;
  /** It is one of every page: the sheet of keys has it apart. */
  readonly everywhere?: boolean;
}

/**
 * A key of the page: a letter or a sign ('n', '?'), or two letters one after the other ('g>i'), which are then no keys by themselves.
 * None works while somebody types, in a list that is open, with Ctrl, Alt or Meta, or under a window over the page.
 */
export function useShortcut(
  keys: string,
  act: () => void,
  { description, enabled = true, everywhere = false }: Shortcut,
): void {
  const isSequence = keys.includes('>');
  const press = (event: KeyboardEvent) => {
    if (!isForPage(event)) return;
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
  return document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

/** Signs are struck with Shift on many keyboards; a letter with it belongs to nobody. */
function isForPage({ ctrlKey, altKey, metaKey, shiftKey, key, repeat, target }: KeyboardEvent): boolean {
  const isModified = ctrlKey || altKey || metaKey || (shiftKey && /^\p{L}$/u.test(key));
  const isInList = target instanceof Element && target.closest(LISTS) !== null;
  return !isModified && !repeat && !isInList && isFree();
}

/** They find an entry by its first letters. */
const LISTS = '[role=combobox], [role=listbox], [role=menu]';
