/** The window 'Guardar y devolver' where something is done or written before the money goes (docs/decisions/066). */
import { expect, type Locator, type Page } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { DIALOG } from '../bed/measures.ts';
import { BLENDER, IRON, type KindOfSale, newSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { decideApart, makeVoucher, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

const CASH = 6;
const CERTIFICATE = 7;

/** Saves the voucher of a unit of a new sale with 'Guardar y devolver'. */
async function saveAndGiveBack(page: Page, kind: KindOfSale, { descripcion }: typeof IRON) {
  await signIn(page, EMPLOYEES.asesor);
  const { tienda, operacion } = newSale(kind);
  await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}`);
  await page.getByLabel(`Cantidad de ${descripcion}`, { exact: true }).fill('1');
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Guardar y devolver' }).click();
  const dialog = page.getByRole('dialog', { name: /^Devolver el vale D/ });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    buttonNamed: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),
    filas: dialog.getByRole('list', { name: 'Qué se devuelve' }).getByRole('listitem'),
    atServer: () => voucherAtServer(page, Number(/\/vales\/(\d+)/.exec(page.url())?.[1])),
  };
}

test('what was paid by card waits for the terminal before it is written down', async ({ page, fallas }) => {
  const { dialog, buttonNamed, filas, atServer } = await saveAndGiveBack(page, 'porTarjeta', IRON);
  await expect(filas).toHaveText([/TARJETA BANCARIA.*\$1,160\.00.*POR DEVOLVER/, /Ticket.*POR IMPRIMIR/]);
  await expect(dialog.getByText('Pase la devolución por la terminal antes de registrarla aquí.')).toBeVisible();
  expect(await atServer()).toMatchObject({ estado: { nombre: 'VIGENTE' }, saldo: 1_160, devoluciones: [] });
  expect(await fallas(DIALOG)).toEqual([]);
  await expect(buttonNamed('Devolver e imprimir')).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expect(filas).toHaveText([/TARJETA BANCARIA.*\$1,160\.00.*DEVUELTO/, /Ticket.*IMPRESO/]);
  await expect(dialog.getByText(/^Pase la devolución/)).toHaveCount(0);
  expect(await atServer()).toMatchObject({
    estado: { nombre: 'CANJEADO' },
    saldo: 0,
    impresiones: 1,
    devoluciones: [{ metodo: { nombre: 'TARJETA BANCARIA' }, estado: 'hecha' }],
  });
  await buttonNamed('Listo').click();
  await expect(voucherPage(page).resumen).toContainText('CANJEADO');
});

test('a cheque is asked for its number, which is written at once and kept', async ({ page }) => {
  const { dialog, filas, atServer } = await saveAndGiveBack(page, 'enEfectivo', BLENDER);
  await expect(filas).toHaveText([/CHEQUE.*\$2,320\.00.*POR DEVOLVER/, /Ticket.*POR IMPRIMIR/]);
  const number = dialog.getByRole('textbox', { name: 'Número del cheque' });
  await expect(number).toBeFocused();
  // Without it nothing begins, and whoever forgot it writes on at once.
  await dialog.getByRole('button', { name: 'Devolver e imprimir' }).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/\S/);
  await expect(number).toBeFocused();
  expect(await atServer()).toMatchObject({ saldo: 2_320, devoluciones: [] });
  await page.keyboard.type('0012345');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expect(filas).toHaveText([/CHEQUE.*\$2,320\.00.*DEVUELTO/, /Ticket.*IMPRESO/]);
  await expect(number).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeFocused();
  expect(await atServer()).toMatchObject({
    estado: { nombre: 'CANJEADO' },
    devoluciones: [{ metodo: { nombre: 'CHEQUE' }, folio: '0012345', estado: 'hecha' }],
  });
});

test('a part whose answer is lost is asked for again under the same key, and given back once', async ({ page }) => {
  await keepAway(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/vales/devolver', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const { dialog, buttonNamed, filas, atServer } = await saveAndGiveBack(page, 'enEfectivo', IRON);
  await expect(filas).toHaveText([/EFECTIVO.*\$1,160\.00.*NO SE DEVOLVIÓ/, /Ticket.*POR IMPRIMIR/]);
  await expect(
    dialog.getByText('No se devolvió: se guardará solo en cuanto vuelva la conexión, si no cambia nada.'),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await buttonNamed('Reintentar').click();
  await download;
  await expect(filas).toHaveText([/EFECTIVO.*\$1,160\.00.*DEVUELTO/, /Ticket.*IMPRESO/]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const { devoluciones, saldo } = await atServer();
  expect([devoluciones.length, saldo]).toEqual([1, 0]);
  await buttonNamed('Listo').click();
  await expect(dialog).toHaveCount(0);
});

test('what others changed since the window opened is not given back unseen', async ({ page, apart, producto }) => {
  const other = await apart(EMPLOYEES.gerente);
  const { id } = await makeVoucher(other, producto.url, { methods: [CASH, CERTIFICATE] });
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`vales/${id}?devolver=true`);
  const dialog = page.getByRole('dialog', { name: /^Devolver el vale D/ });
  const buttonNamed = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(buttonNamed('Devolver e imprimir')).toBeFocused();
  await decideApart(other, 'devolver', id, { metodo: CASH, folio: '' });
  await expect(page.getByText('Este vale cambió:')).toBeVisible();
  await buttonNamed('Devolver e imprimir').click();
  await expect(dialog.getByText('No se devolvió. Mientras usted trabajaba:')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /: .*EFECTIVO/ })).toHaveCount(1);
  await buttonNamed('Descartar').click();
  await expect(buttonNamed('Devolver e imprimir')).toBeVisible();
  expect((await voucherAtServer(page, id)).devoluciones).toMatchObject([{ metodo: { nombre: 'EFECTIVO' } }]);
});
