import { expect, type Page } from '@playwright/test';
import { openNewCase } from '../bed/caso.ts';
import { keepAway } from '../bed/keepAway.ts';
import { test } from '../bed/test.ts';

const REFUSED = 'El caso ya no admite esto.';

function refuse(page: Page, call: string) {
  return page.route(call, (route) => route.fulfill({ status: 400, json: { codigo: 0, message: REFUSED } }));
}

test('what goes out by itself and is refused under another window is said at the foot', async ({ page, producto }) => {
  const { caso } = await openNewCase(page, producto.url);
  await keepAway(page);
  await page.route('**/caso/agregar-comentario', (route) => route.abort());
  await caso.comentario.fill('Se llamó al cliente.');
  await caso.comentar.click();
  await expect(caso.historia.getByText('se guardará solo')).toBeVisible();
  await (await caso.act('Solicitar autorización')).click();
  await expect(caso.windowNamed('Solicitar autorización').dialog).toBeVisible();
  await refuse(page, '**/caso/agregar-comentario');
  await page.unroute('**/sistema/salud');
  await expect(page.locator('[data-aviso=error]')).toContainText(REFUSED);
});
