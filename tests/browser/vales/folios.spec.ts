/** The windows of wallets and gift certificates when the line is bad, others are faster, or somebody goes another way. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { newCertificate, newSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { says, voucherList } from '../bed/vouchers.ts';

const SPEND = '**/folio/guardar-certificado-regalo';
const OPEN = '**/folio/billetera-*';

/** Opens one of the two windows from the list of vouchers. */
async function openWindow(page: Page, name: 'Billetera' | 'Certificado de regalo') {
  if (!page.url().includes('/vales')) {
    await signIn(page, EMPLOYEES.asesor);
    await voucherList(page).open();
  }
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const window = page.getByRole('dialog', { name });
  const field = window.getByRole('textbox');
  const button = (button: string) => window.getByRole('button', { name: button, exact: true });
  await expect(field).toBeFocused();
  return {
    window,
    field,
    button,
    question: page.getByRole('alertdialog', { name: '¿Canjear este certificado?' }),
    ask: async (number: string | number) => {
      await field.fill(String(number));
      await field.press('Enter');
    },
  };
}

/** Notes under which key each thing is sent, by what it is about, and lets it through or not. */
async function watchKeys(page: Page, path: string, field: string) {
  const keys = new Map<string, Set<string | undefined>>();
  const line = { isCut: true };
  await page.route(path, (route) => {
    const about = String(route.request().postDataJSON()[field]);
    keys.set(about, (keys.get(about) ?? new Set()).add(route.request().headers()['idempotency-key']));
    return line.isCut ? route.abort() : route.continue();
  });
  return { keysOf: (about: string | number) => [...(keys.get(String(about)) ?? [])], line };
}

test('a certificate whose spending was left is spent under the same key, after another one and after a reload', async ({
  page,
}) => {
  await keepAway(page);
  const [one, other] = [newCertificate(), newCertificate()];
  const { keysOf, line } = await watchKeys(page, SPEND, 'folio');
  let { window, field, ask, button, question } = await openWindow(page, 'Certificado de regalo');
  const spend = async (folio: string) => {
    await ask(folio);
    await button('Canjear').press('Enter');
    await question.getByRole('button', { name: 'Sí, canjear' }).press('Enter');
  };
  await spend(one);
  await expect(question.getByText(/^No se pudo canjear el certificado: se guardará solo/)).toBeVisible();
  await question.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect(question).toBeHidden();
  await expect(window.getByText('VIGENTE', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();

  line.isCut = false;
  await spend(other);
  await says(page, new RegExp(`El certificado ${other} se canjeó con éxito`));

  line.isCut = true;
  await spend(one);
  await expect(question.getByText(/^No se pudo canjear el certificado: se guardará solo/)).toBeVisible();
  await page.reload();
  ({ window, field, ask, button, question } = await openWindow(page, 'Certificado de regalo'));
  line.isCut = false;
  await spend(one);
  await says(page, new RegExp(`El certificado ${one} se canjeó con éxito`));
  await expect(window.getByText('CANJEADO', { exact: true })).toBeVisible();
  expect(keysOf(one)).toHaveLength(1);
  expect(keysOf(other)).toHaveLength(1);
  expect(keysOf(other)).not.toEqual(keysOf(one));
});

test('a certificate that another person spends meanwhile is shown as spent, and nothing is asked any more', async ({
  page,
  apart,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const folio = newCertificate();
  const { window, ask, button, question } = await openWindow(page, 'Certificado de regalo');
  await ask(folio);
  await button('Canjear').press('Enter');
  await expect(question).toBeVisible();
  const answer = await person.request.post('api/vales/folio/guardar-certificado-regalo', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { folio },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(question).toBeHidden();
  await expect(window.getByText('CANJEADO', { exact: true })).toBeVisible();
  await expect(button('Canjear')).toHaveCount(0);
});

test('what cannot be read says why and is asked for again, and nothing of before stands there', async ({ page }) => {
  await keepAway(page);
  const folio = newCertificate();
  const { window, field, ask, button } = await openWindow(page, 'Certificado de regalo');
  await ask(folio);
  await expect(window.getByText('VIGENTE', { exact: true })).toBeVisible();
  await page.route('**/folio/get-certificado-regalo/**', (route) => route.abort());
  await ask(folio);
  await expect(button('Reintentar')).toBeVisible();
  await expect(window.getByText('VIGENTE', { exact: true })).toHaveCount(0);
  await expect(button('Canjear')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.unroute('**/folio/get-certificado-regalo/**');
  await button('Reintentar').press('Enter');
  await expect(window.getByText('VIGENTE', { exact: true })).toBeVisible();
  await expect(button('Canjear')).toBeVisible();
});

test('a wallet whose opening was left is opened under the same key', async ({ page }) => {
  await keepAway(page);
  const [one, other] = [newSale('porTarjeta').cliente, newSale('porTarjeta').cliente];
  const { keysOf, line } = await watchKeys(page, OPEN, 'numidenCliente');
  let { window, ask, button } = await openWindow(page, 'Billetera');
  await ask(one);
  await button('Abrir billetera').press('Enter');
  await expect(window.getByText(/^No se pudo abrir la billetera: se guardará solo/)).toBeVisible();
  await expect(button('Abrir billetera')).toHaveCount(0);
  await ask(other);
  await expect(window.getByText(`El cliente ${other} no tiene billetera.`)).toBeVisible();
  await expect(window.getByText(/^No se pudo abrir la billetera: se guardará solo/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();

  line.isCut = false;
  ({ window, ask, button } = await openWindow(page, 'Billetera'));
  await ask(one);
  await button('Abrir billetera').press('Enter');
  await says(page, 'La billetera se abrió con éxito');
  await expect(window.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
  expect(keysOf(one)).toHaveLength(1);
  expect(keysOf(other)).toEqual([]);
});

test('a wallet that was not opened can be given up, and is read again', async ({ page }) => {
  await keepAway(page);
  const { cliente } = newSale('porTarjeta');
  const { keysOf, line } = await watchKeys(page, OPEN, 'numidenCliente');
  const { window, ask, button } = await openWindow(page, 'Billetera');
  await ask(cliente);
  await button('Abrir billetera').press('Enter');
  await button('Descartar').press('Enter');
  await expect(window.getByText(/^No se pudo abrir la billetera: se guardará solo/)).toHaveCount(0);
  line.isCut = false;
  await button('Abrir billetera').press('Enter');
  await expect(window.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
  // Who gave it up wants another one, not that one again.
  expect(keysOf(cliente)).toHaveLength(2);
});

test('while a wallet is being opened its window stays, and asks for nobody else', async ({ page }) => {
  const [one, other] = [newSale('porTarjeta').cliente, newSale('porTarjeta').cliente];
  const { window, ask, button } = await openWindow(page, 'Billetera');
  await ask(one);
  const held: Route[] = [];
  await page.route(OPEN, (route) => void held.push(route));
  await button('Abrir billetera').press('Enter');
  await expect(button('Abriendo...')).toBeVisible();
  await ask(other);
  await page.keyboard.press('Escape');
  await expect(window.getByText(`El cliente ${one} no tiene billetera.`)).toBeVisible();
  await expect(button('Abriendo...')).toBeVisible();
  for (const route of held) await route.continue();
  await says(page, 'La billetera se abrió con éxito');
  await expect(window.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
});

test('a wallet that another person opens meanwhile is shown', async ({ page, apart }) => {
  const person = await apart(EMPLOYEES.gerente);
  const { cliente } = newSale('porTarjeta');
  const { window, ask, button } = await openWindow(page, 'Billetera');
  await ask(cliente);
  await expect(button('Abrir billetera')).toBeVisible();
  const answer = await person.request.post('api/vales/folio/billetera-mostrador', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { numidenCliente: cliente, numidenUsuario: Number(EMPLOYEES.gerente) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(window.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
  await expect(button('Abrir billetera')).toHaveCount(0);
});
