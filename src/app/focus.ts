import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Puts the focus on the heading of each new page (specification, section 2). After a step back, and after a way that
 * says it is one (`isReturn`), it goes to the link that leads to the page one comes from, which is brought into view. A page
 * that waits for something to be scanned has a field that comes before its heading (`data-first-focus`).
 */
export function followFocus(router: Pick<AnyRouter, 'subscribe'> & { readonly history: RouterHistory }): void {
  let isFirst = true;
  let isBack = false;

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (isFirst) {
      isFirst = false;
      // Not sooner: before React listens, the router follows a redirect by itself only while nobody else does.
      router.history.subscribe(({ action }) => {
        isBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
      });
      return;
    }
    if (!pathChanged) return;
    const content = document.querySelector<HTMLElement>('main');
    const returns = isBack || toLocation.state.isReturn === true;
    const link = returns && fromLocation !== undefined ? linkTo(content, fromLocation.publicHref) : null;
    const first =
      content?.querySelector<HTMLElement>('[data-first-focus]') ?? content?.querySelector<HTMLElement>('h1');
    (link ?? first ?? content)?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  });
}

function linkTo(content: HTMLElement | null, href: string): HTMLElement | null {
  return content?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? null;
}
