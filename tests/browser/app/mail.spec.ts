import { expect } from '@playwright/test';
import { test } from '../bed/mail.ts';
import { EMPLOYEES, openHome, signIn } from '../bed/test.ts';
import { makeVoucher, voucherPage } from '../bed/vouchers.ts';

const NO = '550 5.1.1 no existe';

test('who decided a voucher learns that its maker could not be told, at the voucher and at home, until it is seen to', async ({
  page,
  apart,
  producto,
  correo,
}) => {
  correo.answerTo = () => NO;
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.action('Rechazar').click();
  const { labelled, buttonNamed } = vale.windowNamed('Rechazar vale');
  await labelled(/^Motivo/).fill('No procede la devolución.');
  await buttonNamed('Rechazar').click();
  await expect(vale.resumen).toContainText('RECHAZADO');
  // The page says it by itself, as soon as the mail server has said no.
  await expect(vale.historia).toContainText(`No se pudo enviar el aviso a quien lo hizo`);
  await expect(vale.historia).toContainText(`el servidor de correo contestó «${NO}»`);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Inicio (1 correo sin enviar)' })).toBeVisible();

  await openHome(page);
  const task = page.getByRole('region', { name: 'Un correo suyo no se pudo enviar' });
  await expect(task).toContainText(`Vale ${made.folio} rechazado`);
  await expect(task).toContainText(NO);
  await expect(task.getByRole('link', { name: 'Abrir el vale' })).toHaveAttribute(
    'href',
    new RegExp(`/vales/${made.id}$`),
  );
  await task.getByRole('button', { name: 'Marcar como atendido' }).press('Enter');
  await expect(task).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();
});
