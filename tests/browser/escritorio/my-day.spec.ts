import { expect, type Page } from '@playwright/test';
import { casePage, newCaseAt, workApart } from '../bed/caso.ts';
import { EMPLOYEES, signIn, testAlone as test } from '../bed/test.ts';

/** A short list of the home page. */
function shortList(page: Page, name: string) {
  const list = page.getByRole('region', { name, exact: true });
  return { list, links: list.getByRole('listitem').getByRole('link') };
}

async function expectCase(page: Page, id: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeVisible();
}

test('leads from one of the own cases to the next one, and back home', async ({ page, producto }) => {
  await signIn(page, EMPLOYEES.gerente);
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const id = await newCaseAt(producto.url, EMPLOYEES.gerente);
    await workApart(page, 'actualizar-estado', id, { idEstado: 2 });
    ids.push(id);
  }
  const [first = 0, second = 0, third = 0] = ids;
  await page.goto('overview');
  // By the hour of the day the sample has cases that lose their colour sooner, so only the own ones are compared.
  const own = shortList(page, 'A mi cargo').links.filter({ hasText: new RegExp(`^(${ids.join('|')}) · `) });
  // They were opened one after the other: so they lose their colour.
  await expect(own).toContainText(ids.map((id) => `${id} · `));
  await expect(own.first()).toContainText('Reciente');
  await expect(own.first()).toContainText(/Antiguo en (3.h.59.min|4.h)/);
  await own.first().click();
  await expectCase(page, first);

  const way = page.getByRole('navigation', { name: 'Recorrido de la lista' });
  const { act, windowNamed } = casePage(page);
  await (await act('Cerrar caso')).click();
  const { labelled, buttonNamed } = windowNamed('Cerrar caso');
  await labelled(/^Solución/).fill('Se cambió el artículo.');
  await buttonNamed('Cerrar caso').click();
  await expect(casePage(page).resumen).toContainText('SOLUCIONADA');
  const next = way.getByRole('link', { name: 'Siguiente' });
  // Now it is what to press, and says its key.
  await expect(next.locator('kbd')).toBeVisible();
  await next.click();
  await expectCase(page, second);
  await expect(next.locator('kbd')).toHaveCount(0);

  // While somebody writes a letter is a letter.
  const { comentario } = casePage(page);
  await comentario.fill('');
  await comentario.press('s');
  await expect(comentario).toHaveValue('s');
  await comentario.fill('');
  await comentario.blur();
  await page.keyboard.press('s');
  await expectCase(page, third);
  await page.keyboard.press('Control+s');
  await expectCase(page, third);

  await way.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await expect(own).toContainText([second, third].map((id) => `${id} · `));
  await expect(shortList(page, 'Lo último que abrí').links.first()).toContainText(`Caso ${third}`);
});

test('hears what comes and goes, and has what was left unsaved', async ({ page, producto }) => {
  await signIn(page, EMPLOYEES.gerente);
  const id = await newCaseAt(producto.url, EMPLOYEES.gerente);
  await page.goto('overview');
  const { list, links } = shortList(page, 'A mi cargo');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await workApart(page, 'actualizar-estado', id, { idEstado: 2 });
  const own = links.filter({ hasText: `${id} · ` });
  await expect(own).toBeVisible();
  await own.click();
  const { comentario } = casePage(page);
  await comentario.fill('Se llamó al cliente y no contestó.');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  const draft = shortList(page, 'Mis borradores').links.filter({ hasText: `Caso ${id}` });
  await expect(draft).toContainText('Comentario');
  await expect(draft).toContainText('hace un momento');
  await draft.click();
  await expect(comentario).toHaveValue('Se llamó al cliente y no contestó.');
  await page.getByRole('button', { name: 'Descartar' }).click();
});

test('says what came back until the person acts on it', async ({ page, producto, apart }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const gerente = await apart(EMPLOYEES.gerente);
  const id = await newCaseAt(producto.url);
  await workApart(asesor, 'solicitar-autorizacion', id, { motivo: 'Pasó el plazo.' });
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('overview');
  const { list, links } = shortList(page, 'Me los devolvieron');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const back = links.filter({ hasText: `Caso ${id}` });
  await expect(back).toHaveCount(0);
  await workApart(gerente, 'autorizar', id, { autorizado: false, comentario: 'Falta el ticket.' });
  await expect(back).toContainText('Falta el ticket.');
  await workApart(asesor, 'agregar-comentario', id, { comentario: 'Ya está el ticket.' });
  await expect(back).toHaveCount(0);
});

test('is readable on a counter PC and a tablet, in light and dark', async ({ page }) => {
  await signIn(page, EMPLOYEES.gerente);
  await page.goto('overview');
  await expect(shortList(page, 'Lo último que abrí').list).toHaveAttribute('aria-busy', 'false');
});

test('a reload of the home comes back to the place where one was', async ({ page }) => {
  await signIn(page, EMPLOYEES.gerente);
  await page.goto('overview');
  const main = page.getByRole('main');
  const figures = page.getByText('Total casos abiertos');
  await figures.waitFor();
  await main.evaluate((part) => part.scrollTo(0, 400));
  await page.reload();
  await figures.waitFor();
  await expect.poll(() => main.evaluate((part) => part.scrollTop)).toBe(400);
});
