/** Requests decided where they lie: by the keyboard alone, by two people at once. */
import { expect, type Page } from '@playwright/test';
import { newRequestAt } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { makeVoucher, voucherAtServer } from '../bed/vouchers.ts';

/** The inbox of vouchers of a page, and the drawer beside it. */
async function openInbox(page: Page) {
  await page.goto('administracion/por-autorizar?tipo=vale&tienda=1');
  await page.getByLabel(/por página/i).selectOption('100');
  const drawer = page.getByRole('dialog');
  return {
    drawer,
    link: (folio: string) => page.getByRole('link', { name: folio, exact: true }),
    shown: (folio: string) => drawer.getByRole('group', { name: `Vale ${folio}`, exact: true }),
  };
}

test('two vouchers are decided by the keyboard alone, and back and reload find the one that is open', async ({
  page,
  apart,
  producto,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const one = await makeVoucher(asesor, producto.url, { waits: true });
  const two = await makeVoucher(asesor, producto.url, { waits: true });
  const three = await makeVoucher(asesor, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const { drawer, link, shown } = await openInbox(page);
  const keys: string[] = [];
  const press = (key: string) => {
    keys.push(key);
    return page.keyboard.press(key);
  };
  await link(one.folio).focus();
  await press('Enter');
  await expect(shown(one.folio)).toBeFocused();
  await page.reload();
  await expect(shown(one.folio)).toBeFocused();
  await press('a');
  await expect(shown(two.folio)).toBeFocused();
  await press('r');
  await expect(drawer.getByRole('textbox', { name: /^Motivo/ })).toBeFocused();
  await page.keyboard.type('Sin aspas.');
  await press('Control+Enter');
  await expect(shown(three.folio)).toBeFocused();
  expect(keys, 'besides the reason that is written').toEqual(['Enter', 'a', 'r', 'Control+Enter']);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(link(one.folio)).toHaveCount(0);
  await expect(link(three.folio)).toBeVisible();
  const states = [];
  for (const { id } of [one, two, three]) states.push((await voucherAtServer(asesor, id)).estado.nombre);
  expect(states).toEqual(['VIGENTE', 'RECHAZADO', 'POR AUTORIZAR']);
});

test('of two people who decide one voucher one is the first, and the other is told who', async ({
  page,
  apart,
  elsewhere,
  producto,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const made = await makeVoucher(asesor, producto.url, { waits: true });
  const next = await makeVoucher(asesor, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const other = await elsewhere(EMPLOYEES.administrador);
  const [mine, theirs] = [await openInbox(page), await openInbox(other)];
  for (const { link, shown } of [mine, theirs]) {
    await link(made.folio).click();
    await expect(shown(made.folio)).toBeFocused();
  }
  // Their screen hears nothing of it: the answer to their own decision tells it.
  await other.route('**/api/vales/obtenerVale', (route) => route.abort());
  await Promise.all([page.keyboard.press('a'), other.keyboard.press('r')]);
  await theirs.drawer.getByRole('textbox', { name: /^Motivo/ }).fill('Ya no procede.');
  await expect(mine.shown(next.folio)).toBeFocused();
  await other.keyboard.press('Control+Enter');
  const told = theirs.drawer.getByRole('alert');
  await expect(told).toContainText('No se rechazó el vale.');
  await expect(told).toContainText('Silvia Muñoz Arriaga: Vale autorizado');
  await other.unroute('**/api/vales/obtenerVale');
  expect((await voucherAtServer(asesor, made.id)).estado.nombre).toBe('VIGENTE');
  await theirs.drawer.getByRole('button', { name: /^Descartar/ }).click();
  await other.keyboard.press('j');
  await expect(theirs.shown(next.folio)).toBeFocused();
});

test('a case is decided with its reason beside the list', async ({ page, producto }) => {
  const idCaso = await newRequestAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`administracion/por-autorizar?abierto=c${idCaso}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('group', { name: `Caso ${idCaso}` })).toBeFocused();
  await expect(drawer).toContainText('Pasó el plazo.');
  await page.keyboard.press('r');
  await expect(drawer.getByRole('textbox', { name: /^Comentario/ })).toBeFocused();
  await page.keyboard.type('Ya pasó un año.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`El caso ${idCaso} no se autorizó`).first()).toBeVisible();
});
