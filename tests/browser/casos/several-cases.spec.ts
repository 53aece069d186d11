/** Several cases of the list at once, by two people at the same rows: the server judges each, and each is told. */
import { expect, type Page } from '@playwright/test';
import { casePage, newCaseOfSale, workApart } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

const CATEGORY = 'VALE DE DEVOLUCIÓN';

/** The cases of one sale in the list, with what is marked in it. */
async function openCases(page: Page, operacion: number) {
  await page.goto(`administracion/casos?operacion=${operacion}`);
  return {
    bar: page.getByRole('group', { name: 'Trabajar lo marcado' }),
    all: page.getByRole('checkbox', { name: 'Marcar todos los de esta página' }),
    mark: (id: number) => page.getByRole('checkbox', { name: `Marcar Caso ${id}`, exact: true }),
    row: (id: number) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) }),
    /** The line below its row, with what came of it. */
    line: (id: number) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: String(id), exact: true }) })
        .locator('xpath=following-sibling::tr[1]'),
  };
}

/** Three new cases of one sale by an adviser, all of them marked in the list of the manager. */
async function threeMarked(page: Page, asesor: Parameters<typeof newCaseOfSale>[0]) {
  const sale = newSale('porTarjeta');
  const newCase = () => newCaseOfSale(asesor, CATEGORY, sale);
  const cases = [await newCase(), await newCase(), await newCase()] as const;
  await signIn(page, EMPLOYEES.gerente);
  const mine = await openCases(page, sale.operacion);
  await mine.all.check();
  await expect(mine.bar.getByRole('status')).toHaveText('3 casos');
  return { sale, mine, cases };
}

test('a colleague takes one of the marked cases meanwhile: the others are assigned, and of that one it is told who', async ({
  page,
  apart,
  elsewhere,
  fallas,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const { sale, mine, cases } = await threeMarked(page, asesor);
  const [one, two, three] = cases;
  expect(await fallas()).toEqual([]);
  await page.keyboard.press('p');
  const field = page.getByRole('combobox', { name: /^A quién/ });
  await field.fill(EMPLOYEES.asesor);
  await page.getByRole('option', { name: /Jorge Peña Ríos/ }).click();
  const window = page.getByRole('dialog', { name: 'Asignar 3 casos a Jorge Peña Ríos', exact: true });
  await window.getByLabel(/^Nota/).fill('Van juntos.');

  const other = await elsewhere(EMPLOYEES.administrador);
  const theirs = await openCases(other, sale.operacion);
  await theirs.mark(two).check();
  await theirs.bar.getByRole('button', { name: 'Tomar' }).click();
  await other.keyboard.press('Enter');
  await expect(other.getByText('1 caso tomado')).toBeVisible();
  await expect(theirs.row(two)).toContainText('EN PROCESO');

  await page.keyboard.press('Control+Enter');
  await expect(mine.bar.getByRole('status')).toHaveText('2 casos asignados, 1 no');
  await expect(mine.line(two)).toContainText('véalo antes de asignarlo');
  for (const id of [one, three]) await expect(mine.row(id)).toContainText('Jorge Peña Ríos');
  expect(await fallas('main')).toEqual([]);
  await mine.bar.getByRole('button', { name: 'Listo' }).click();
  await expect(mine.bar).toHaveCount(0);
  // Seen anew it is marked anew, and the server judges it as by hand: who has it may more.
  await mine.mark(two).check();
  await page.keyboard.press('p');
  await field.fill(EMPLOYEES.asesor);
  await page.getByRole('option', { name: /Jorge Peña Ríos/ }).click();
  await page.keyboard.press('Control+Enter');
  await expect(mine.line(two)).toContainText('Quien tiene el caso puede más que usted');
  await mine.bar.getByRole('button', { name: 'Listo' }).click();
  await expect(mine.mark(two)).toBeChecked();
  await page.goto(`administracion/casos/${one}`);
  await expect(casePage(page).historia).toContainText('Caso asignado a Jorge Peña Ríos: Van juntos.');
});

test('what was taken together is taken back by Z; the one on which a colleague wrote meanwhile stays, and is told', async ({
  page,
  apart,
  fallas,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const { mine, cases } = await threeMarked(page, asesor);
  const [one, two, three] = cases;
  await page.keyboard.press('t');
  await expect(page.getByRole('alertdialog', { name: 'Tomar 3 casos', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Deshacer', exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByText('3 casos tomados')).toBeVisible();
  await workApart(asesor, 'agregar-comentario', two, { comentario: 'El cliente volvió a llamar.' });
  await page.keyboard.press('z');
  const why = 'Ya no se puede deshacer: después se hizo algo más.';
  await expect(page.getByText(`Se deshicieron 2 de 3. Caso ${two}: ${why}`)).toBeVisible();
  await expect(mine.line(two)).toContainText(`No se deshizo ${why}`);
  for (const id of [one, three]) await expect(mine.row(id)).toContainText('NUEVO');
  await expect(mine.row(two)).toContainText('EN PROCESO');
  await expect(undo).toHaveCount(0);
  expect(await fallas()).toEqual([]);
  await page.goto(`administracion/casos/${one}`);
  await expect(casePage(page).historia).toContainText('Se deshizo la toma del caso');
});

test('a list that is loaded anew has no marks, and sends nothing', async ({ page, apart }) => {
  const sale = newSale('porTarjeta');
  await newCaseOfSale(await apart(EMPLOYEES.asesor), CATEGORY, sale);
  await signIn(page, EMPLOYEES.gerente);
  const { all, bar } = await openCases(page, sale.operacion);
  await all.check();
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(all).not.toBeChecked();
  await expect(bar).toHaveCount(0);
});
