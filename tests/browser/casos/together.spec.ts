import { expect, type Page } from '@playwright/test';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** Opens the bell, and answers its newest line. */
async function newestLine(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  return page.getByRole('dialog', { name: 'Novedades' }).getByRole('link').first();
}

test('a colleague is mentioned in a comment by keys, told at once, and finds it marked', async ({
  page,
  producto,
  elsewhere,
  fallas,
}) => {
  const other = await elsewhere(EMPLOYEES.gerente);
  await other.request.post('api/novedades/leidas', { data: { hasta: 1_000_000 } });
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await other.goto(`${producto.url}overview`);
  await expect(other.getByRole('button', { name: 'Novedades', exact: true })).toBeVisible();

  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`administracion/casos/${id}`);
  const { historia } = casePage(page);
  await expect(historia).toBeVisible();
  await page.keyboard.press('n');
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  await expect(comment).toBeFocused();
  await page.keyboard.type('Lo ve @');
  await expect(page.getByRole('combobox', { name: 'A quién mencionar' })).toBeFocused();
  await page.keyboard.type(EMPLOYEES.gerente);
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await fallas('body')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue(/^Lo ve @.+ $/);
  const name = (await comment.inputValue()).slice('Lo ve @'.length).trim();
  await page.keyboard.type('hoy.');
  await page.keyboard.press('Control+Enter');
  await expect(historia.locator('mark')).toHaveText(`@${name}`);

  await expect(other.getByRole('button', { name: 'Novedades: 1 sin leer', exact: true })).toBeVisible();
  const line = await newestLine(other);
  await expect(line).toContainText(`Jorge Peña Ríos le mencionó en el caso ${id}`);
  await line.press('Enter');
  await expect(casePage(other).historia.locator('mark')).toHaveText(`@${name}`);
});

test('who follows a case hears of what others do there, and finds it in the day’s lists', async ({
  page,
  producto,
  elsewhere,
}) => {
  const other = await elsewhere(EMPLOYEES.gerente);
  await other.request.post('api/novedades/leidas', { data: { hasta: 1_000_000 } });
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await other.goto(`${producto.url}administracion/casos/${id}`);
  await other.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Dejar de seguir' })).toBeVisible();
  await other.goto(`${producto.url}overview`);
  await expect(other.getByRole('region', { name: 'Lo que sigo' })).toContainText(`Caso ${id}`);

  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).historia).toBeVisible();
  for (const text of ['Uno', 'Dos']) {
    const box = page.getByLabel('Comentario', { exact: true });
    await box.fill(text);
    await box.press('Control+Enter');
    await expect(casePage(page).historia.getByText(text, { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
  }
  await expect(other.getByRole('button', { name: 'Novedades: 1 sin leer', exact: true })).toBeVisible();
  await expect(await newestLine(other)).toContainText(`comentó el caso ${id}, que usted sigue`);
});
