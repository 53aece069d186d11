import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { caseList } from './bed/caseList.ts';
import { IRON, newSale } from './bed/sales.ts';
import { validacion } from './bed/screens.ts';
import { EMPLOYEES, openHome, signIn, test } from './bed/test.ts';

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

/** The language that the browser compares with its own, and a translator that goes over the page. */
async function translated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await page.evaluate(translate);
}

test.describe("a browser's translator", () => {
  test('leaves the amounts of a voucher true while it is made', async ({ page }) => {
    await signIn(page, EMPLOYEES.asesor);
    const { tienda, operacion } = newSale('enEfectivo');
    await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}`);
    const cantidad = page.getByLabel(`Cantidad de ${IRON.descripcion}`, { exact: true });
    await expect(cantidad).toBeVisible();
    await translated(page);
    const back = page
      .getByRole('region', { name: 'Resumen' })
      .locator('dl > div')
      .filter({ hasText: 'A devolver' })
      .locator('dd');
    await cantidad.fill('1');
    await expect(back).toHaveText('$1,160.00');
    await cantidad.fill('2');
    await expect(back).toHaveText('$2,320.00');
    await cantidad.fill('');
    await expect(cantidad).toBeVisible();
  });

  test('loses no page of the case list', async ({ page }) => {
    await signIn(page);
    const list = caseList(page);
    await list.open();
    await translated(page);
    const first = await list.folios.first().textContent();
    await list.pages.getByRole('button', { name: 'Siguiente' }).click();
    await expect(list.folios.first()).not.toHaveText(first ?? '');
    await list.folios.first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Caso/ })).toBeVisible();
  });

  test('loses nothing of a validation, and shows the operation that was looked up last', async ({ page }) => {
    await signIn(page);
    await openHome(page);
    const screen = validacion(page);
    await screen.open();
    await translated(page);
    await screen.validate('1000001');
    await screen.validate('1000003');
    await expect(page.locator('main dd').getByText('1000003', { exact: true })).toBeVisible();
    await expect(page.locator('main dd').getByText('1000001', { exact: true })).toHaveCount(0);
  });
});
