import { expect, type Locator, type Page } from '@playwright/test';
import { buyer, IRON, nameOf, newSale, type OwnSale } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { voucherAtServer } from '../bed/vouchers.ts';

/** The making page of a sale, and the window in which its buyer is chosen. */
function buyerAt(page: Page, title = 'Elegir al cliente') {
  const resumen = page.getByRole('region', { name: 'Resumen' });
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const field = (nombre: RegExp): Locator => dialog.getByLabel(nombre);
  const button = (nombre: string): Locator => resumen.getByRole('button', { name: nombre, exact: true });
  return {
    resumen,
    dialog,
    field,
    choose: button('Elegir al cliente'),
    change: button('Cambiar al cliente'),
    write: button('Escribir un contacto'),
    save: page.getByRole('button', { name: 'Guardar vale', exact: true }).filter({ visible: true }),
    cantidad: page.getByLabel(`Cantidad de ${IRON.descripcion}`),
    motivo: page.getByRole('combobox', { name: 'Motivo' }),
    open: async ({ tienda, operacion }: OwnSale) => {
      await page.goto(`vales/nuevo?tienda=${tienda}&operacion=${operacion}&tipo=1`);
      await expect(page.getByLabel(`Cantidad de ${IRON.descripcion}`)).toBeVisible();
    },
  };
}

/** The voucher that was saved, with its case. */
async function savedFor(page: Page) {
  await expect(page).toHaveURL(/\/vales\/\d+$/);
  const vale = await voucherAtServer(page, Number(/\/vales\/(\d+)/.exec(page.url())?.[1]));
  const caso = await (await page.request.get(`api/caso/detalle/${vale.casoId}`)).json();
  return { vale, caso };
}

test('a sale to nobody in particular gets its buyer by the keyboard, and the case and the money are his', async ({
  page,
}) => {
  const sale = newSale('anonima');
  const { nombre, apellidoPaterno, apellidoMaterno } = buyer(sale.cliente);
  await signIn(page, EMPLOYEES.asesor);
  const making = buyerAt(page);
  await making.open(sale);
  const { keyboard } = page;
  await making.cantidad.focus();
  await keyboard.press('1');
  await making.motivo.selectOption({ index: 1 });
  // Saving says what is missing: the button stands there.
  await making.save.focus();
  await keyboard.press('Enter');
  await expect(making.choose).toBeFocused();
  await expect(making.choose).toHaveAccessibleDescription('Esta operación no dice quién compró: elija al cliente.');
  await keyboard.press('Enter');
  await expect(making.field(/^Nombre/)).toBeFocused();
  await keyboard.type(nombre);
  await keyboard.press('Tab');
  await keyboard.type(apellidoPaterno);
  await keyboard.press('Tab');
  await keyboard.type(apellidoMaterno);
  await keyboard.press('Enter');
  await expect(making.dialog.getByText(/coincidencia/)).toBeVisible();
  const found = making.dialog.getByRole('radio', { name: new RegExp(`Numiden: ${sale.cliente}`) });
  await expect(making.dialog.getByRole('radio', { name: /Crear nuevo cliente/ })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(found).toBeChecked();
  await expect(making.field(/^Correo/)).toHaveValue(buyer(sale.cliente).correo);
  await making.dialog.getByRole('button', { name: 'Elegir', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(making.dialog).toHaveCount(0);
  await expect(making.change).toBeFocused();
  await expect(making.resumen).toContainText(`Se devuelve a:${nameOf(sale.cliente)} ${sale.cliente}`);
  await making.save.focus();
  await keyboard.press('Enter');
  const { vale, caso } = await savedFor(page);
  expect(vale).toMatchObject({ estado: { nombre: 'VIGENTE' }, cliente: { numiden: sale.cliente } });
  expect(caso).toMatchObject({
    datosCliente: { numiden: sale.cliente },
    datosContacto: { email: buyer(sale.cliente).correo },
    subCategoria: { nombre: 'VALE DE DEVOLUCIÓN' },
  });
  // The next voucher of the sale is offered that case, and says whose it is.
  await making.open(sale);
  await expect(page.getByRole('combobox', { name: 'Caso' })).toContainText(
    `Usar el ${caso.id}, abierto: VALE DE DEVOLUCIÓN, de ${nameOf(sale.cliente)}`,
  );
  await expect(making.resumen).toContainText(`Se devuelve a:${nameOf(sale.cliente)}`);
});

test('a new buyer is written down, survives Escape and a reload, and is registered with the voucher', async ({
  page,
}) => {
  const sale = newSale('anonima');
  const surname = `Nueva ${buyer(sale.cliente).apellidoMaterno}`;
  await signIn(page, EMPLOYEES.asesor);
  const making = buyerAt(page);
  await making.open(sale);
  await making.cantidad.fill('1');
  await making.motivo.selectOption({ index: 1 });
  await making.choose.click();
  await making.field(/^Nombre/).fill('Ana');
  await page.keyboard.press('Escape');
  await expect(making.dialog).toHaveCount(0);
  await expect(making.choose).toBeFocused();
  await making.choose.click();
  await expect(making.field(/^Nombre/)).toHaveValue('Ana');
  // Nothing is chosen while something is wrong.
  await making.dialog.getByRole('button', { name: 'Elegir', exact: true }).click();
  await expect(making.field(/^Apellido paterno/)).toBeFocused();
  await making.field(/^Apellido paterno/).fill(surname);
  await making.field(/^Fecha nacimiento/).fill('1990-03-31');
  await making.field(/^Número celular/).fill('5598765432');
  await making.dialog.getByRole('button', { name: 'Elegir', exact: true }).click();
  await expect(making.dialog).toHaveCount(0);
  await expect(making.resumen).toContainText(`Se devuelve a:${surname} Ana Cliente nuevo`);
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  await page.reload();
  await expect(making.resumen).toContainText(`Se devuelve a:${surname} Ana Cliente nuevo`);
  await making.change.click();
  await expect(making.field(/^Número celular/)).toHaveValue('5598765432');
  await page.keyboard.press('Escape');
  await making.save.click();
  const { vale, caso } = await savedFor(page);
  expect(vale.cliente).toEqual({ numiden: expect.any(Number), nombre: `${surname} Ana` });
  expect(caso).toMatchObject({ datosCliente: vale.cliente, datosContacto: { celular: '5598765432' } });
});

test('a buyer without mail and phone gets a contact for the case', async ({ page }) => {
  const sale = newSale('sinContacto');
  await signIn(page, EMPLOYEES.asesor);
  const making = buyerAt(page, 'Contacto del comprador');
  await making.open(sale);
  await expect(making.resumen).toContainText('El comprador no tiene correo ni teléfono: escriba uno.');
  await making.cantidad.fill('1');
  await making.motivo.selectOption({ index: 1 });
  await making.save.click();
  await expect(making.write).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(making.field(/^Correo/)).toBeFocused();
  await making.field(/^Correo/).fill('hermana@ejemplo.mx');
  await making.dialog.getByRole('button', { name: 'Usar este contacto' }).click();
  await expect(making.dialog).toHaveCount(0);
  await expect(making.resumen).toContainText('hermana@ejemplo.mx');
  await making.save.click();
  const { caso } = await savedFor(page);
  expect(caso).toMatchObject({
    datosCliente: { numiden: sale.cliente },
    datosContacto: { email: 'hermana@ejemplo.mx' },
  });
});
