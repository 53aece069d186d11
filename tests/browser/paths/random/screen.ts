/** A screen as anybody sees it, without knowing its page: what lies on top, what can be pressed there and what is written. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

/** A thing to press. */
export interface Control {
  /** Its place among all of its layer. */
  readonly place: number;
  readonly name: string;
  readonly isOn: boolean;
  /** The words with which it says why it does nothing; empty where it says none. */
  readonly reason: string;
}

/** A field with its text. */
export interface Field {
  readonly place: number;
  readonly label: string;
  readonly value: string;
  readonly isEditable: boolean;
}

/** The part of the screen that lies on top: the only one that a person can reach. */
export interface Layer {
  /** Its title, and nothing for the page itself. */
  readonly title: string | null;
  /** It is the list of a button: its entries belong to what lies under it. */
  readonly isMenu: boolean;
  readonly root: Locator;
}

const MENU = '[role=menu][data-state=open]';
/** Of what lies on top the first that is there. */
const LAYERS = [MENU, '[role=alertdialog][data-state=open]', '[role=dialog][data-state=open]', 'main'] as const;

const PRESSED = 'button, [role=menuitem], [role=tab], [role=switch], summary';
const LINKS = 'a[href]';
/** Text that a form keeps; a list's own box and a password are none. */
const WRITTEN = 'textarea, input[type=text]:not([role=combobox]), input:not([type]):not([role=combobox])';

/** One question to the page: it is asked several times a step. */
export async function topLayer(page: Page): Promise<Layer> {
  const { selector, title } = await page.evaluate(topOf, LAYERS);
  return { title, isMenu: selector === MENU, root: page.locator(selector).last() };
}

/** The things to press in a layer that a person sees; `links` where it may also be left. */
export async function controlsOf(root: Locator, links: boolean): Promise<readonly Control[]> {
  return pressable(root, links).evaluateAll(asControls);
}

/** The same, seen or not: the entries of a closed menu, too. */
export async function allControlsOf(root: Locator): Promise<readonly Control[]> {
  return root.evaluateAll(asControls, true);
}

/** One of them. */
export function pressable(root: Locator, links: boolean): Locator {
  return root.locator(links ? `${PRESSED}, ${LINKS}` : PRESSED);
}

export function fieldsOf(root: Locator): Promise<readonly Field[]> {
  return root.locator(WRITTEN).evaluateAll((elements) =>
    elements.flatMap((element, place) => {
      const field = element as HTMLInputElement;
      const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
      if (!field.checkVisibility() || label === '') return [];
      const isEditable = !field.disabled && !field.readOnly && field.closest('fieldset:disabled') === null;
      return [{ place, label: label.replace(/[*✱]|\([^)]*\)/g, '').trim(), value: field.value, isEditable }];
    }),
  );
}

/** The contents of a layer's fields, as a text to compare. */
export async function textsOf(root: Locator): Promise<string> {
  return JSON.stringify((await fieldsOf(root)).map(({ label, value }) => [label, value]));
}

/** A text field of a layer by its place. */
export function fieldAt(root: Locator, place: number): Locator {
  return root.locator(WRITTEN).nth(place);
}

/** Everything that a person could notice. */
export interface Look {
  /** Words, values and marks as a text to compare; hints that a pointer brings and takes are none of it, and no notices, which go by themselves. */
  readonly content: string;
  readonly notices: readonly string[];
  /** The place in the document of what has the focus; null where that is nothing, or what was pressed. */
  readonly focus: number | null;
}

/** @param pressed the thing that is pressed: that it takes the focus, every button does, and one that does nothing too. */
export function lookOf(page: Page, pressed: ElementHandle | null = null): Promise<Look> {
  return page.evaluate((own) => {
    const marks = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'aria-invalid',
      'aria-busy',
      'aria-sort',
      'open',
    ];
    const marked = document.querySelectorAll<HTMLInputElement>(
      `${marks.map((name) => `[${name}]`).join()}, input, textarea, select`,
    );
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText);
    const notices = textsOf('[data-aviso]');
    const passing = [...textsOf('[role=tooltip]'), ...notices];
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body && !own?.contains(activeElement);
    return {
      content: JSON.stringify([
        location.href,
        passing.reduce((text, one) => text.replace(one, ''), document.body.innerText).trim(),
        // By its words, too: a mark that goes on to the next column is another look.
        [...marked].map((each) => [
          each.textContent?.slice(0, 40),
          marks.map((name) => each.getAttribute(name)),
          ...[each.value, each.checked],
        ]),
        (window as { readonly printed?: number }).printed ?? 0,
      ]),
      notices,
      focus: isElsewhere ? [...document.querySelectorAll('*')].indexOf(activeElement) : null,
    };
  }, pressed);
}

/** Whether something came of a press: the screen is another one, or the focus went on to something else. */
export function isChanged(before: Look, after: Look): boolean {
  if (after.content !== before.content || after.notices.length > before.notices.length) return true;
  if (after.notices.some((notice) => !before.notices.includes(notice))) return true;
  return after.focus !== null && after.focus !== before.focus;
}

/** Runs in the page: answers, once nothing changed there for so long, in milliseconds, or after ten times as long, whether something is still awaited. */
export function staysFor(still: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      resolve(document.querySelector('[aria-busy=true]:not(main)') !== null);
    };
    let rest = setTimeout(end, still);
    const watch = new MutationObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(end, still);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(end, 10 * still);
  });
}

/** Runs in the page: `window.print` opens what no test can see. */
export function countPrints(): void {
  window.print = () => {
    const counted = window as { printed?: number };
    counted.printed = (counted.printed ?? 0) + 1;
  };
}

/** Runs in the page: the first of these whose last one is seen, with its title; `main` has none. */
function topOf(selectors: readonly string[]): { readonly selector: string; readonly title: string | null } {
  for (const selector of selectors) {
    const layer = [...document.querySelectorAll(selector)].at(-1);
    if (!layer?.checkVisibility({ visibilityProperty: true })) continue;
    if (selector === 'main') return { selector, title: null };
    const by = layer.getAttribute('aria-labelledby');
    const named = by === null ? null : (document.getElementById(by)?.cloneNode(true) as Element | undefined);
    for (const key of named?.querySelectorAll('kbd') ?? []) key.remove();
    return { selector, title: (layer.getAttribute('aria-label') ?? named?.textContent ?? '').trim() };
  }
  return { selector: 'body', title: null };
}

/** Runs in the page. */
function asControls(elements: Element[], hidden = false): Control[] {
  const wordsOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const beside of copy.querySelectorAll('kbd, small, [aria-hidden=true]')) beside.remove();
    // A mark beside the words says that something is kept.
    return (copy.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<=.)Borrador$/, '');
  };
  const textOf = (ids: string | null): string =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  return elements.flatMap((element, place) => {
    if (!hidden && !element.checkVisibility({ visibilityProperty: true })) return [];
    const isOff = element.matches(':disabled, [aria-disabled=true], [data-disabled]');
    const name = element.getAttribute('aria-label') ?? wordsOf(element);
    const said =
      textOf(element.getAttribute('aria-describedby')) || (element.querySelector('small')?.textContent ?? '');
    return [{ place, name, isOn: !isOff, reason: said || (element.getAttribute('title') ?? '') }];
  });
}
