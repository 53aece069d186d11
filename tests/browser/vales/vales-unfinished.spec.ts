import { expect } from '@playwright/test';
import { DEVOLUCION_TEXTS } from '#domain/vales/devoluciones';
import { setWallet, test } from '../bed/silentWallet.ts';
import { EMPLOYEES, signIn } from '../bed/test.ts';
import { makeVoucher, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

const WALLET = 3;
test('what the wallet left unfinished the system finishes by itself, and the open page shows it', async ({
  page,
  apart,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { toWallet: true });
  await signIn(page, EMPLOYEES.asesor);
  await setWallet(page, false);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Devolver').press('Enter');
  const { dialog, buttonNamed } = vale.windowNamed('Devolver el saldo');
  await buttonNamed('Devolver').press('Enter');
  await expect(dialog.getByText(DEVOLUCION_TEXTS.sinSaberse(WALLET))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const refunds = vale.part('Devoluciones');
  await expect(refunds).toContainText('SIN TERMINAR');
  await expect(refunds).toContainText(DEVOLUCION_TEXTS.seReintenta);
  await expect(vale.resumen).toContainText('VIGENTE');
  // It may be on its way already: neither another one is made of it, nor is it given up.
  await expect(await vale.act('Reponer')).toHaveAttribute('aria-disabled', 'true');
  await (await vale.act('Reponer')).click({ force: true });
  await expect(
    page.getByText(/^Ya se devolvió o se está devolviendo parte de este vale: no permite /).first(),
  ).toBeVisible();

  await expect(await vale.act('Cambiar métodos')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^Una devolución de este vale no ha terminado: /).first()).toBeVisible();

  await setWallet(page, true);
  await expect(refunds).toContainText('HECHA');
  await expect(refunds).not.toContainText('SIN TERMINAR');
  await expect(vale.resumen).toContainText('CANJEADO');
  await expect(vale.historia).toContainText(DEVOLUCION_TEXTS.porElSistema.trim());
  const { devoluciones, estado } = await voucherAtServer(page, made.id);
  expect(devoluciones).toMatchObject([{ estado: 'hecha', metodo: { id: WALLET } }]);
  expect(estado.nombre).toBe('CANJEADO');
});
