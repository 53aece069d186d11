/** The ways from a sale to its voucher beside the simplest one (docs/decisions/066): cancelling, and the choice of the case. */
import { expect, type Page } from '@playwright/test';
import { newCaseOfSale } from '../bed/caso.ts';
import { DINING_TABLE, FRIDGE, IRON, newSale, type OwnSale } from '../bed/sales.ts';
import { validacion } from '../bed/screens.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { voucherAtServer, voucherPage } from '../bed/vouchers.ts';

/** Looks a sale up on the validation screen and goes on to its voucher. */
async function goOnTo(
  page: Page,
  { operacion }: OwnSale,
  way: 'Devolver artículos' | 'Cancelar artículos',
  { descripcion } = IRON,
) {
  const screen = validacion(page);
  await screen.open();
  await screen.validate(String(operacion));
  await page.getByRole('link', { name: way }).click();
  await page.getByLabel(`Cantidad de ${descripcion}`, { exact: true }).fill('1');
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 });
  return {
    caso: page.getByRole('combobox', { name: 'Caso' }),
    save: async () => {
      await page.getByRole('button', { name: 'Guardar vale', exact: true }).click();
      await expect(page).toHaveURL(/\/vales\/\d+$/);
      return voucherAtServer(page, Number(page.url().split('/').at(-1)));
    },
  };
}

async function caseAtServer(page: Page, id: number): Promise<unknown> {
  return (await page.request.get(`api/caso/detalle/${id}`)).json();
}

test('what was not delivered is cancelled from the validation screen to the saved voucher', async ({ page }) => {
  const sale = newSale('conGuia');
  await signIn(page, EMPLOYEES.asesor);
  const { save } = await goOnTo(page, sale, 'Cancelar artículos', DINING_TABLE);
  await expect(page.getByRole('heading', { level: 1, name: 'Vale de cancelación' })).toBeVisible();
  await expect(page.getByText('Se abrirá un caso nuevo')).toBeVisible();
  // Goods that were never delivered are not worth less, nor fetched; those on the road are no longer cancelled.
  await expect(page.getByRole('checkbox', { name: /^(Depreciar|Recoger)/ })).toHaveCount(0);
  await expect(page.getByLabel(`Cantidad de ${FRIDGE.descripcion}`, { exact: true })).toBeDisabled();
  const vale = await save();
  // A dining table is worth more than anybody cancels alone.
  expect(vale).toMatchObject({
    tipo: { id: 0 },
    estado: { nombre: 'POR AUTORIZAR' },
    total: 9_280,
    saldo: 9_280,
    operacion: { numero: sale.operacion },
    articulos: [{ descripcion: DINING_TABLE.descripcion, cantidad: 1 }],
  });
  await expect(voucherPage(page).resumen).toContainText('POR AUTORIZAR');
  expect(await caseAtServer(page, vale.casoId)).toMatchObject({
    subCategoria: { nombre: 'VALE DE CANCELACIÓN' },
    datosCliente: { numiden: sale.cliente },
    comentarioOriginal: `Cancelación de la operación ${sale.operacion}`,
  });
});

test('the open case of a sale is offered, chosen already, and takes the voucher', async ({ page }) => {
  const sale = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  const open = await newCaseOfSale(page, 'VALE DE DEVOLUCIÓN', sale);
  const { caso, save } = await goOnTo(page, sale, 'Devolver artículos');
  await expect(caso).toHaveValue(String(open));
  // A sale gets no second case of its own while the first one is open.
  await expect(caso.getByRole('option')).toHaveText([`Usar el ${open}, abierto: VALE DE DEVOLUCIÓN`]);
  expect((await save()).casoId).toBe(open);
});

test('an open case of another kind is offered, and left alone by who opens a new one', async ({ page }) => {
  const sale = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  const open = await newCaseOfSale(page, 'MANTENIMIENTO FACTURA', sale);
  const { caso, save } = await goOnTo(page, sale, 'Devolver artículos');
  await expect(caso).toHaveValue(String(open));
  await expect(caso.getByRole('option')).toHaveText([
    `Usar el ${open}, abierto: MANTENIMIENTO FACTURA`,
    'Abrir uno nuevo',
  ]);
  await caso.selectOption('Abrir uno nuevo');
  const { casoId } = await save();
  expect(casoId).not.toBe(open);
  expect(await caseAtServer(page, casoId)).toMatchObject({
    subCategoria: { nombre: 'VALE DE DEVOLUCIÓN' },
    comentarioOriginal: `Devolución de la operación ${sale.operacion}`,
  });
});
