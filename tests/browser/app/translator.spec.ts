import { expect } from '@playwright/test';
import { caseList } from '../bed/caseList.ts';
import { signIn, test } from '../bed/test.ts';

/** Runs in the page: does to its texts what a browser's translator does, now and whenever they change, where the page lets it. */
function translate(): void {
  const isOpen = (text: Node) =>
    text.parentElement?.closest('script, style, font, [translate="no"]') === null && text.nodeValue?.trim() !== '';
  const wrap = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts.filter(isOpen)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/* The page lets no translator in, on all of its screens alike: what one would do to the texts of others needs no trial. */
test("a browser's translator changes no text, of this screen or of the next, and loses no page of the list", async ({
  page,
}) => {
  await signIn(page);
  const list = caseList(page);
  await list.open();
  // The language that the browser compares with its own.
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await page.evaluate(translate);
  const first = await list.folios.first().textContent();
  await list.pages.getByRole('button', { name: 'Siguiente' }).click();
  await expect(list.folios.first()).not.toHaveText(first ?? '');
  await list.folios.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Caso/ })).toBeVisible();
  await expect(page.locator('font')).toHaveCount(0);
});
