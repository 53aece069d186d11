/**
 * When what had the focus is gone (a button whose work is done, a closed form), takes the focus to where the person goes
 * on: the first field of the open form, else `preferido`, else the heading. Waits until React has drawn.
 */
export const recuperarFoco = (preferido: () => HTMLElement | null = () => null): void => {
  setTimeout(() => {
    if (document.activeElement?.matches('body, main, dialog') === false) return;
    const lugar =
      document.querySelector<HTMLElement>('dialog[open] :is(select, textarea)') ??
      preferido() ??
      document.querySelector<HTMLElement>('main h1');
    lugar?.focus({ preventScroll: true });
  });
};
