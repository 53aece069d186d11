import { expect, type Page } from '@playwright/test';
import { caseAtServer, openNewCase, otherPerson, workApart } from '../bed/caso.ts';
import { EMPLOYEES, test } from '../bed/test.ts';

/** Who else has the record open, as its page says. */
function here(page: Page) {
  return page.getByRole('note', { name: 'También aquí' });
}

test('each of two at one case reads who the other is, whether the other writes, and at once that the other left', async ({
  page,
  elsewhere,
  producto,
  fallas,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await expect(caso.resumen).toBeVisible();
  await expect(here(page)).toHaveCount(0);
  // They come once it is known whether the person follows the case, and waits for a reminder of it.
  for (const name of ['Seguir', 'Recordarme']) await expect(caso.resumen.getByRole('button', { name })).toBeVisible();
  const before = await caso.resumen.boundingBox();
  const other = await otherPerson(elsewhere, EMPLOYEES.gerente, id);
  await expect(here(page)).toHaveText('Silvia Muñoz Arriaga');
  await expect(here(other.page)).toHaveText('Jorge Peña Ríos');
  // Nobody who comes moves anything.
  expect(await caso.resumen.boundingBox()).toEqual(before);
  expect(await fallas('main')).toEqual([]);

  await caso.comentario.fill('Estoy hablando con');
  await expect(here(other.page)).toHaveText('Jorge Peña Ríos (escribe)');
  await other.page.goto(`${producto.url}administracion/casos`);
  await expect(here(page)).toHaveCount(0);
  const row = other.page.getByRole('row').filter({ has: other.page.locator(`[data-record="${id}"]`) });
  await expect(row).toContainText('Lo tiene abierto: Jorge Peña Ríos (escribe)');
  await page.goto('overview');
  await expect(row).not.toContainText('Lo tiene abierto');
});

test('what another says is in the history at once, and the box in which one writes stays where it is', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Estoy hablando con');
  const before = await caso.comentario.boundingBox();
  const other = await apart(EMPLOYEES.gerente);
  for (const comentario of ['Ya le llamé.', 'Mañana viene.', 'Trae su ticket.', 'Y la caja.'])
    await workApart(other, 'agregar-comentario', id, { comentario });
  await expect(caso.historia).toContainText('Y la caja.');
  expect(await caso.comentario.boundingBox()).toEqual(before);
  await expect(caso.comentario).toBeFocused();
  expect((await caseAtServer(page, id)).comentarios).toHaveLength(4);
});
