import { expect, type Page } from '@playwright/test';
import { openNewCase } from '../bed/caso.ts';
import { keepAway } from '../bed/keepAway.ts';
import { test } from '../bed/test.ts';

const REFUSED = 'El caso ya no admite esto.';

/** Watches every alert that ever comes to the foot, however short it stays. */
async function watchAlerts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      for (const each of document.querySelectorAll('[data-aviso=error]')) said.push(each.textContent);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

function refuse(page: Page, call: string) {
  return page.route(call, (route) => route.fulfill({ status: 400, json: { codigo: 0, message: REFUSED } }));
}

test('why something was not saved is said once, where it was asked for', async ({ page, producto }) => {
  const { caso } = await openNewCase(page, producto.url);
  await refuse(page, '**/caso/agregar-comentario');
  await refuse(page, '**/caso/solicitar-autorizacion');
  await refuse(page, '**/caso/actualizar-estado');
  const alerts = await watchAlerts(page);

  await caso.comentario.fill('Se llamó al cliente.');
  await caso.comentar.click();
  await expect(caso.historia.getByRole('alert').locator('p')).toHaveText(`No se guardó el comentario. ${REFUSED}`);
  await expect(page.getByText(REFUSED)).toHaveCount(1);
  await caso.historia.getByRole('button', { name: 'Descartar' }).click();

  await caso.action('Tomar caso').click();
  const taken = page.getByRole('main').getByRole('alert').filter({ hasText: 'No se pudo tomar el caso.' });
  await expect(taken.locator('p')).toHaveText(`No se pudo tomar el caso. ${REFUSED}`);
  await taken.getByRole('button', { name: 'Descartar' }).click();

  await (await caso.act('Solicitar autorización')).click();
  const { dialog, labelled, buttonNamed } = caso.windowNamed('Solicitar autorización');
  await labelled(/^Motivo/).fill('El plazo de devolución venció ayer.');
  await buttonNamed('Solicitar autorización').click();
  await expect(dialog.getByRole('alert').locator('p')).toHaveText(`No se pudo solicitar la autorización. ${REFUSED}`);
  await expect(page.getByText(REFUSED)).toHaveCount(1);
  expect(await alerts()).toEqual([]);
});

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

test('without a connection one sentence is said, which the line above the page does not gainsay', async ({
  page,
  producto,
}) => {
  const { caso } = await openNewCase(page, producto.url);
  await keepAway(page);
  const alerts = await watchAlerts(page);
  await page.route('**/caso/agregar-comentario', (route) => route.abort());
  await caso.comentario.fill('Se llamó al cliente.');
  await caso.comentar.click();
  const said = caso.historia.getByRole('alert').locator('p');
  await expect(said).toHaveText(
    'No se guardó el comentario: se guardará solo en cuanto vuelva la conexión, si no cambia nada.',
  );
  await expect(page.getByRole('status').getByText(/Revise su conexión/)).toHaveText(
    'Revise su conexión a internet. Lo que escriba se conserva; la pantalla se pone al día sola cuando vuelva.',
  );
  // A comment that was changed since waits for its button, and nothing says that it goes out by itself.
  await caso.comentario.fill('Se llamó dos veces al cliente.');
  await expect(said).toContainText('No se guardó el comentario. Revise su conexión a internet');
  await expect(page.getByText('se guardará solo')).toHaveCount(0);
  expect(await alerts()).toEqual([]);
});

test('so is a file that cannot be fetched, beside its name', async ({ page, producto }) => {
  const { caso } = await openNewCase(page, producto.url);
  await refuse(page, '**/caso/download-anexo/*');
  const alerts = await watchAlerts(page);
  await caso.anexos
    .getByRole('button', { name: /^Descargar / })
    .first()
    .click();
  await expect(caso.anexos.getByRole('listitem').getByRole('alert')).toHaveText(REFUSED);
  expect(await alerts()).toEqual([]);
});
