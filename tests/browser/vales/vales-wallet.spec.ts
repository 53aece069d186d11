import { expect, type Page } from '@playwright/test';
import { folioCertificado } from '#domain/vales/certificados';
import { newCaseOfBuyer } from '../bed/caso.ts';
import { keepAway } from '../bed/keepAway.ts';
import { newCertificate, newSale } from '../bed/sales.ts';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';
import { decideApart, makeVoucher } from '../bed/vouchers.ts';

/** Opens the page that makes a voucher of a sale under a new case. */
async function openMaking(page: Page, server: string): Promise<void> {
  const sale = newSale('enEfectivo');
  const caso = await newCaseOfBuyer(server, sale);
  await signIn(page);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Vale de/ })).toBeVisible();
}

interface Wallet {
  readonly folio: string;
  readonly numidenCliente: number;
  readonly movimientos: readonly { readonly idVale: number }[];
}

/** The wallet of who got the balance of a voucher there. */
async function walletWithVoucher(person: Signed, server: string): Promise<Wallet> {
  const sale = newSale('porTarjeta');
  const { id } = await makeVoucher(person, server, { of: sale, toWallet: true });
  await decideApart(person, 'folio/agregar-billetera', id);
  const answer = await person.request.get(`api/vales/folio/get-billetera/${sale.cliente}`);
  return (await answer.json()) as Wallet;
}

function parts(page: Page) {
  const wallet = page.getByRole('dialog', { name: 'Billetera' });
  const certificate = page.getByRole('dialog', { name: 'Certificado de regalo' });
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  return {
    wallet,
    certificate,
    methods,
    customer: wallet.getByLabel('Número del cliente'),
    folio: certificate.getByLabel('Folio'),
    question: page.getByRole('alertdialog', { name: '¿Canjear este certificado?' }),
  };
}

test.describe('a wallet', () => {
  test('is asked for by keyboard, and shows what it holds and where it came from', async ({
    page,
    producto,
    apart,
  }) => {
    const known = await walletWithVoucher(await apart(EMPLOYEES.asesor), producto.url);
    await openMaking(page, producto.url);
    const { wallet, customer } = parts(page);
    await page.getByRole('button', { name: 'Billetera', exact: true }).press('Enter');
    await expect(customer).toBeFocused();
    await page.keyboard.type('no');
    await page.keyboard.press('Enter');
    await expect(customer).toHaveAccessibleDescription('Campo de solo números.');
    await customer.fill('999999');
    await page.keyboard.press('Enter');
    await expect(wallet.getByText('El cliente 999999 no existe.')).toBeVisible();
    await expect(customer).toBeFocused();
    await page.keyboard.type(String(known.numidenCliente));
    await page.keyboard.press('Enter');
    await expect(wallet.getByText(`Billetera ${known.folio}`, { exact: true })).toBeVisible();
    await expect(wallet.getByText('Todavía caben')).toBeVisible();
    await expect(wallet.getByRole('table', { name: 'Últimos movimientos' })).toBeVisible();
    const idVale = known.movimientos[0]?.idVale;
    await wallet.getByRole('link', { name: `Vale ${idVale}` }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/vales/${idVale}$`));
    await expect(wallet).toBeHidden();
  });

  test('is opened once for who has none, and its window gives the focus back', async ({ page, producto }) => {
    const { cliente: none } = newSale('porTarjeta');
    await openMaking(page, producto.url);
    const { wallet, customer } = parts(page);
    const button = page.getByRole('button', { name: 'Billetera', exact: true });
    await button.press('Enter');
    await customer.fill(String(none));
    await page.keyboard.press('Enter');
    await expect(wallet.getByText(`El cliente ${none} no tiene billetera.`)).toBeVisible();
    await wallet.getByRole('button', { name: 'Abrir billetera' }).press('Enter');
    await expect(page.getByText('La billetera se abrió con éxito')).toBeVisible();
    await expect(wallet.getByText(/^Billetera BE\d{11}$/)).toBeVisible();
    await expect(wallet.getByText('Sin movimientos todavía.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wallet).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('a gift certificate', () => {
  test('that is misspelt is said to be before anybody is asked', async ({ page, producto }) => {
    await openMaking(page, producto.url);
    const { folio, certificate } = parts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Certificado de regalo' }).press('Enter');
    await expect(folio).toBeFocused();
    await page.keyboard.type('CR12345');
    await page.keyboard.press('Enter');
    await expect(folio).toHaveAccessibleDescription(/El folio está mal escrito. Revise sus dígitos./);
    await page.keyboard.type('6');
    await expect(certificate.getByText('El folio está mal escrito.')).toBeHidden();
    expect(asked.filter((url) => url.includes('certificado-regalo/'))).toEqual([]);
    await folio.fill(folioCertificado('00000000000000'));
    await page.keyboard.press('Enter');
    await expect(certificate.getByText('El folio no existe o se encuentra en una reestructura.')).toBeVisible();
  });

  test('is scanned, spent after a question, and told as spent', async ({ page, producto }) => {
    const typed = newCertificate();
    await openMaking(page, producto.url);
    const { certificate, folio, question } = parts(page);
    await page.getByRole('button', { name: 'Certificado de regalo' }).press('Enter');
    await expect(folio).toBeFocused();
    // A scanner types and presses Enter; people write in groups.
    await page.keyboard.type(`${typed.slice(0, 6).toLowerCase()} ${typed.slice(6)}\n`);
    await expect(certificate.getByText('VIGENTE', { exact: true })).toBeVisible();
    await certificate.getByRole('button', { name: 'Canjear' }).press('Enter');
    await expect(question).toContainText('una sola vez');
    await question.getByRole('button', { name: 'No' }).press('Enter');
    await expect(question).toBeHidden();
    await certificate.getByRole('button', { name: 'Canjear' }).press('Enter');
    await question.getByRole('button', { name: 'Sí, canjear' }).press('Enter');
    await expect(page.getByText(new RegExp(`El certificado ${typed} se canjeó con éxito`)).first()).toBeVisible();
    await expect(certificate.getByText('CANJEADO', { exact: true })).toBeVisible();
    await expect(certificate.getByRole('button', { name: 'Canjear' })).toBeHidden();
    await expect(folio).toBeFocused();
  });

  test.describe('whose answer is lost', () => {
    test.use({ baseURL: async ({ hilo }, use) => use(hilo.url) });
    test('is spent once when the person tries again', async ({ page, producto, hilo }) => {
      await keepAway(page);
      const typed = newCertificate();
      await openMaking(page, producto.url);
      const { certificate, folio, question } = parts(page);
      await page.getByRole('button', { name: 'Certificado de regalo' }).click();
      await folio.fill(typed);
      await page.keyboard.press('Enter');
      await certificate.getByRole('button', { name: 'Canjear' }).click();
      hilo.loseAnswers('guardar-certificado-regalo');
      await question.getByRole('button', { name: 'Sí, canjear' }).click();
      await expect(question.getByText(/^No se pudo canjear el certificado: se guardará solo/)).toBeVisible();
      hilo.mend();
      await question.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByText(new RegExp(`El certificado ${typed} se canjeó con éxito`)).first()).toBeVisible();
      await expect(certificate.getByText('CANJEADO', { exact: true })).toBeVisible();
    });
  });
});

test('what goes back is divided by hand, and what is missing is put where one wants it', async ({ page, producto }) => {
  await openMaking(page, producto.url);
  const { methods } = parts(page);
  await page.locator('[data-quantity]:enabled').first().fill('1');
  await methods.getByRole('button', { name: 'Repartir' }).press('Enter');
  await expect(methods.getByText('Suma lo que se devuelve')).toBeVisible();
  const written = methods.getByRole('textbox');
  for (const field of await written.all()) await field.fill('');
  await expect(methods.getByText('Falta repartir')).toBeVisible();
  await methods.getByRole('textbox', { name: 'CERTIFICADO DE REGALO' }).fill('1.50');
  await methods.getByRole('button', { name: 'El resto aquí, en BILLETERA' }).press('Enter');
  await expect(methods.getByText('Suma lo que se devuelve')).toBeVisible();
  await expect(methods.getByRole('textbox', { name: 'BILLETERA' })).toBeFocused();
  await methods.getByRole('textbox', { name: 'CERTIFICADO DE REGALO' }).fill('2.50');
  await expect(methods.getByText('Sobra')).toBeVisible();
  await expect(methods.getByText('$1.00')).toBeVisible();
  await methods.getByRole('button', { name: 'Como se pagó' }).press('Enter');
  await methods.getByLabel('Todo a la billetera del cliente').check();
  await expect(methods.getByText('BILLETERA', { exact: true })).toBeVisible();
  await page.reload();
  await expect(methods.getByLabel('Todo a la billetera del cliente')).toBeChecked();
  await page.getByRole('button', { name: 'Descartar lo escrito' }).press('Enter');
  await expect(methods.getByLabel('Todo a la billetera del cliente')).not.toBeChecked();
});
