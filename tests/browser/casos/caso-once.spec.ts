import { expect, type Page } from '@playwright/test';
import { caseAtServer, openNewCase } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { keepAway } from '../bed/keepAway.ts';
import { test } from '../bed/test.ts';

const LOST = 'No se guardó el comentario: se guardará solo en cuanto vuelva la conexión, si no cambia nada.';

function says(page: Page, texto: string) {
  return expect(page.getByRole('status').getByText(texto)).toBeVisible();
}

test.describe('when the connection breaks', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });

  // Here the person tries again: the page never learns by itself that the server serves.
  test.beforeEach(({ page }) => keepAway(page));

  test('a comment whose answer was lost is kept and, sent again, is there once', async ({ page, hilo, producto }) => {
    const { id, caso } = await openNewCase(page, producto.url);
    await caso.comentario.fill('Se llamó al cliente.');
    hilo.loseAnswers('caso/agregar-comentario');
    await caso.comentar.click();
    await expect(caso.historia.getByRole('alert').locator('p'), 'one sentence alone').toHaveText(LOST);
    await expect(page.getByRole('status').getByText('Revise su conexión a internet.')).toBeVisible();
    await expect(page.locator('[data-aviso]'), 'and no alert at the foot').toHaveCount(0);
    await expect(caso.comentario).toHaveValue('Se llamó al cliente.');
    hilo.mend();
    await caso.historia.getByRole('button', { name: 'Reintentar' }).click();
    await says(page, 'Comentario agregado con éxito');
    expect((await caseAtServer(page, id)).comentarios.map(({ texto }) => texto)).toEqual(['Se llamó al cliente.']);
    await expect(caso.historia.getByRole('listitem').filter({ hasText: 'Se llamó al cliente.' })).toHaveCount(1);
  });

  test('so is one that is sent again only after a reload', async ({ page, hilo, producto }) => {
    const { id, caso } = await openNewCase(page, producto.url);
    await caso.comentario.fill('Se llamó al cliente.');
    hilo.loseAnswers('caso/agregar-comentario');
    await caso.comentar.click();
    await expect(caso.historia.getByText(LOST)).toBeVisible();
    hilo.mend();
    await page.reload();
    await expect(caso.comentario).toHaveValue('Se llamó al cliente.');
    await caso.comentar.click();
    await says(page, 'Comentario agregado con éxito');
    expect((await caseAtServer(page, id)).comentarios).toHaveLength(1);
  });

  test('files whose answer was lost are sent again with one click and are there once', async ({
    page,
    hilo,
    producto,
  }) => {
    const { id, caso } = await openNewCase(page, producto.url);
    hilo.loseAnswers('caso/guardar-anexo');
    await caso.fileInput.setInputFiles([png('golpe.png')]);
    await expect(caso.anexos.getByText(/^No se guardaron los anexos: se guardará solo/)).toBeVisible();
    hilo.mend();
    await caso.anexos.getByRole('button', { name: 'Reintentar' }).click();
    await says(page, 'Anexos agregados con éxito');
    await expect(caso.anexos.getByRole('button', { name: 'Descargar golpe.png' })).toHaveCount(1);
    expect(await (await page.request.get(`api/catalogo/anexos?casoId=${id}`)).json()).toHaveLength(2);
  });
});
