/** Wallets and gift certificates where another person is faster, and where an answer is lost on its way from the server. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { keepAway } from '../bed/keepAway.ts';
import { newCertificate, newSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { says, voucherList } from '../bed/vouchers.ts';

/** Opens one of the two windows from the list of vouchers. */
async function openWindow(page: Page, name: 'Billetera' | 'Certificado de regalo') {
  if (!page.url().includes('/vales')) {
    await signIn(page, EMPLOYEES.asesor);
    await voucherList(page).open();
  }
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const window = page.getByRole('dialog', { name });
  const field = window.getByRole('textbox');
  await expect(field).toBeFocused();
  return {
    window,
    button: (button: string) => window.getByRole('button', { name: button, exact: true }),
    question: page.getByRole('alertdialog', { name: '¿Canjear este certificado?' }),
    ask: async (number: string | number) => {
      await field.fill(String(number));
      await field.press('Enter');
    },
  };
}

test('what another person spends or opens meanwhile is shown, and nothing is asked of it any more', async ({
  page,
  apart,
}) => {
  const person = await apart(EMPLOYEES.gerente);
  const byOther = async (call: string, data: object) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answer = await person.request.post(`api/vales/folio/${call}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await test.step('a certificate that was about to be spent', async () => {
    const folio = newCertificate();
    const { window, ask, button, question } = await openWindow(page, 'Certificado de regalo');
    await ask(folio);
    await button('Canjear').press('Enter');
    await expect(question).toBeVisible();
    await byOther('guardar-certificado-regalo', { folio });
    await expect(question).toBeHidden();
    await expect(window.getByText('CANJEADO', { exact: true })).toBeVisible();
    await expect(button('Canjear')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  });
  await test.step('a wallet that was about to be opened', async () => {
    const { cliente } = newSale('porTarjeta');
    const { window, ask, button } = await openWindow(page, 'Billetera');
    await ask(cliente);
    await expect(button('Abrir billetera')).toBeVisible();
    await byOther('billetera-mostrador', { numidenCliente: cliente, numidenUsuario: Number(EMPLOYEES.gerente) });
    await expect(window.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
    await expect(button('Abrir billetera')).toHaveCount(0);
  });
});

test.describe('a gift certificate whose answer is lost', () => {
  test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });
  test('is spent once when the person tries again', async ({ page, hilo }) => {
    await keepAway(page);
    const folio = newCertificate();
    const { window, ask, button, question } = await openWindow(page, 'Certificado de regalo');
    await ask(folio);
    await button('Canjear').click();
    hilo.loseAnswers('guardar-certificado-regalo');
    await question.getByRole('button', { name: 'Sí, canjear' }).click();
    await expect(question.getByText(/^No se pudo canjear el certificado: se guardará solo/)).toBeVisible();
    hilo.mend();
    await question.getByRole('button', { name: 'Reintentar' }).click();
    await says(page, new RegExp(`El certificado ${folio} se canjeó con éxito`));
    await expect(window.getByText('CANJEADO', { exact: true })).toBeVisible();
  });
});
