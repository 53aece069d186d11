import { expect, type Page } from '@playwright/test';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** The bell, by how many notices it says are unread. */
function bell(page: Page, unread: number) {
  return page.getByRole('button', { name: unread === 0 ? 'Novedades' : `Novedades: ${unread} sin leer`, exact: true });
}

/** Looks at a case, chooses by name who gets it, and says why: all by keys. */
async function assignByKeys(page: Page, typed: string, name: string, note: string): Promise<void> {
  await page.keyboard.press('p');
  const field = page.getByRole('combobox', { name: /^A quién/ });
  await expect(field).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(note);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a case is handed to a colleague by keys, whose bell tells it at once, on every computer', async ({
  page,
  producto,
  elsewhere,
  fallas,
}) => {
  const one = await elsewhere(EMPLOYEES.asesor);
  const two = await elsewhere(EMPLOYEES.asesor);
  await one.request.post('api/novedades/leidas', { data: { hasta: 1_000_000 } });
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  for (const each of [one, two]) await each.goto(`${producto.url}overview`);
  await expect(bell(one, 0)).toBeVisible();
  const title = await one.title();

  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).resumen).toBeVisible();
  await page.keyboard.press('p');
  expect(await fallas('[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await assignByKeys(page, EMPLOYEES.asesor, 'Jorge Peña Ríos', 'Pide hablar con usted.');
  await expect(casePage(page).historia).toContainText('Caso asignado a Jorge Peña Ríos: Pide hablar con usted.');
  await expect(casePage(page).resumen).toContainText('NUEVO');

  for (const each of [one, two]) {
    await expect(bell(each, 1)).toBeVisible();
    await expect(each).toHaveTitle(`(1) ${title}`);
  }
  // Out of the field in which the home page begins.
  await one.keyboard.press('Escape');
  await one.keyboard.press('b');
  const line = one.getByRole('dialog', { name: 'Novedades' }).getByRole('link').first();
  await expect(line).toContainText(`le asignó el caso ${id}`);
  await expect(line).toContainText('«Pide hablar con usted.»');
  await expect(line).toBeFocused();
  await one.keyboard.press('Enter');
  await expect(one.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeVisible();
  for (const each of [one, two]) await expect(bell(each, 0)).toBeVisible();
  await expect(two).toHaveTitle(title);
});

test('what somebody has who may more is not taken, and the window says so before anything is written', async ({
  page,
  producto,
  apart,
}) => {
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  const gerente = await apart(EMPLOYEES.gerente);
  await gerente.request.post('api/caso/asignar', { data: { idCaso: id, version: 1, numiden: 100_003 } });
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).resumen).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog').getByText(/^Quien tiene el caso puede más que usted/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Asignar' })).toHaveCount(0);
});

test('all notices are read at once, and what is read stays in sight', async ({ page, producto, apart, fallas }) => {
  const gerente = await apart(EMPLOYEES.gerente);
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await signIn(page, EMPLOYEES.asesor);
  await page.request.post('api/novedades/leidas', { data: { hasta: 1_000_000 } });
  await page.goto('overview');
  await expect(bell(page, 0)).toBeVisible();
  for (const comentario of ['Llamó el cliente.', 'Volvió a llamar.'])
    await gerente.request.post('api/caso/agregar-comentario', { data: { idCaso: id, comentario } });
  await bell(page, 2).click();
  const window = page.getByRole('dialog', { name: 'Novedades' });
  await expect(window.getByRole('link', { name: /^Sin leer/ })).toHaveCount(2);
  await expect(window.getByRole('link').first()).toContainText('Volvió a llamar.');
  expect(await fallas('[role=dialog]')).toEqual([]);
  await window.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(window.getByRole('link', { name: /^Sin leer/ })).toHaveCount(0);
  await expect(window.getByRole('link').first()).toContainText(`comentó el caso ${id}`);
  await page.keyboard.press('Escape');
  await expect(bell(page, 0)).toBeFocused();
});

test('a comment on the case that is in sight is read by that', async ({ page, producto, apart }) => {
  const gerente = await apart(EMPLOYEES.gerente);
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).resumen).toBeVisible();
  const data = { idCaso: id, comentario: 'Ya está en camino.' };
  await gerente.request.post('api/caso/agregar-comentario', { data });
  await expect(casePage(page).historia).toContainText(data.comentario);
  const newest = async () => (await (await page.request.get('api/novedades/propias')).json()).novedades[0];
  await expect.poll(newest).toMatchObject({ idEntidad: id, clase: 'comentado', leida: true });
});
