import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Puts the focus on the heading of each new page (specification, section 2). After a step back, and after a way that
 * says it is one (`isReturn`), it goes to the link that leads to the page one comes from, which is brought into view. A page
 * that begins with a field (the login, a search, something to be scanned) names it by `data-first-focus`: it comes before the
 * heading, and has the focus when the app opens there as well.
 */
export function followFocus(router: Pick<AnyRouter, 'subscribe'> & { readonly history: RouterHistory }): void {
  let isFirst = true;
  let isBack = false;

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const content = document.querySelector<HTMLElement>('main');
    const field = content?.querySelector<HTMLElement>('[data-first-focus]');
    if (isFirst) {
      isFirst = false;
      if (document.activeElement === document.body) field?.focus({ preventScroll: true });
      // Not sooner: before React listens, the router follows a redirect by itself only while no one else does.
      router.history.subscribe(({ action }) => {
        isBack = action.type === 'BACK' || (action.type === 'GO' && action.index < 0);
      });
      return;
    }
    if (!pathChanged) return;
    const returns = isBack || toLocation.state.isReturn === true;
    const link = returns && fromLocation !== undefined ? linkTo(content, fromLocation.publicHref) : null;
    (link ?? field ?? content?.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  });
}

function linkTo(content: HTMLElement | null, href: string): HTMLElement | null {
  return content?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? null;
}
