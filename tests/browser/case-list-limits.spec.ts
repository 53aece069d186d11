import { expect } from '@playwright/test';
import { caseList } from './bed/caseList.ts';
import { openNewCaseWindow, REQUEST } from './bed/screens.ts';
import { EMPLOYEES, signIn, test } from './bed/test.ts';

const RUNNING =
  'Ya tiene otra exportación en curso, quizá en otra ventana. Espere a que termine, o ciérrela y espere un minuto, y exporte de nuevo.';
const TOO_MANY =
  'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.';
const UP_TO_HERE =
  'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros, cambie el orden o expórtelos.';

test.describe('a list with more cases than were counted', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, EMPLOYEES.gerente);
    await page.route('**/caso/lista-paginada', async (route) => {
      // The sample has fewer: every page shows the rows of the first.
      const asked = route.request().postDataJSON() as object;
      const answer = await route.fetch({ postData: { ...asked, numPagina: 1 } });
      const { listaCasos: rows } = (await answer.json()) as { listaCasos: unknown[] };
      await route.fulfill({ json: { listaCasos: rows, total: 10_000, limiteExcedido: true } });
    });
  });

  test('says so wherever it says how many there are, and on its last page what to do', async ({ page, fallas }) => {
    const { abrir, paginas, exportar } = caseList(page);
    await abrir();
    await expect(page.getByRole('main')).toContainText('Casos encontrados: más de 10,000');
    await expect(paginas.getByRole('status')).toHaveText('1–25 de más de 10,000');
    await expect(exportar).toHaveText('Exportar CSV (más de 10,000 casos)');
    await expect(page.getByText(UP_TO_HERE)).toHaveCount(0);
    await paginas.getByRole('button', { name: 'Última página' }).click();
    await expect(page).toHaveURL(/pagina=400/);
    await expect(paginas.getByRole('status')).toHaveText('9,976–10,000 de más de 10,000');
    await expect(page.getByText(UP_TO_HERE)).toBeVisible();
    await expect(paginas.getByRole('button', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled', 'true');
    expect(await fallas('main')).toEqual([]);
  });
});

test('a name of more than six words says which were not searched, and a second export is refused with the reason', async ({
  page,
}) => {
  await signIn(page, EMPLOYEES.gerente);
  const { abrir, exportar } = caseList(page);
  await page.goto('administracion/casos?cliente=Ana+Luz+Guadalupe+Sagrado+Corazón+Hernández+Gutiérrez+Villavicencio');
  await expect(
    page.getByText('Del nombre se buscan las seis palabras más largas; no se buscaron: ana, luz.'),
  ).toBeVisible();
  await abrir();
  await page.route('**/caso/exportar*', (route) =>
    route.fulfill({ status: 409, json: { codigo: 409, message: RUNNING } }),
  );
  await exportar.click();
  await expect(page.getByText(`No se pudieron exportar los casos. ${RUNNING}`)).toBeVisible();
});

test('who searches too many customers reads in the new-case window why, and for how long', async ({ page }) => {
  await signIn(page);
  const dialog = await openNewCaseWindow(page);
  await dialog.nombre.fill(REQUEST.nombre);
  await dialog.apellidoPaterno.fill(REQUEST.apellidoPaterno);
  await page.route('**/clientes/listar', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '150' },
      json: { codigo: 429, message: TOO_MANY },
    }),
  );
  await dialog.buscar.click();
  await expect(page.getByText(TOO_MANY).first()).toBeVisible();
  await expect(dialog.nombre).toHaveValue(REQUEST.nombre);
  await page.unroute('**/clientes/listar');
  await expect(dialog.buscar).toBeEnabled();
});
