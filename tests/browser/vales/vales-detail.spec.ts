import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { textOfPdf } from '../../pdf.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { decideApart, type Made, makeVoucher, says, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

/** Signs a person in and opens a voucher. */
async function openAs(page: Page, numiden: string, made: Made) {
  await signIn(page, numiden);
  const vale = voucherPage(page);
  await vale.open(made);
  return vale;
}

test('somebody else authorizes what its maker may not, and it is valid from then on', async ({
  page,
  apart,
  elsewhere,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { waits: true });
  const maker = await openAs(await elsewhere(), EMPLOYEES.asesor, made);
  await expect(maker.resumen).toContainText('POR AUTORIZAR');
  await expect(maker.action('Autorizar')).toHaveCount(0);
  await expect(maker.part('Autorización')).toContainText('Tiene depreciación');

  const vale = await openAs(page, EMPLOYEES.gerente, made);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await vale.action('Autorizar').click();
  const { labelled, buttonNamed, dialog } = vale.windowNamed('Autorizar vale');
  await expect(labelled(/^Comentario/)).toBeFocused();
  await expect(dialog).toContainText('Tiene depreciación');
  await labelled(/^Comentario/).fill('Procede por única ocasión.');
  await buttonNamed('Autorizar').click();
  await says(page, `El vale ${made.folio} se autorizó con éxito`);
  await expect(vale.historia, 'its maker is told by mail').toContainText('Aviso por enviar a quien lo hizo');
  expect(
    asked.filter((url) => url.includes('correo-depreciacion-atendida')),
    'by the server alone',
  ).toEqual([]);
  await expect(vale.resumen).toContainText('VIGENTE');
  await expect(vale.part('Autorización')).toContainText('Procede por única ocasión.');
  await expect(vale.action('Autorizar')).toHaveCount(0);
  await expect(vale.action('Devolver')).toBeVisible();
  // Its maker, who has it open, sees it at once and is told who did it.
  await expect(maker.resumen).toContainText('VIGENTE');
  await expect(maker.news).toBeVisible();
});

test('a rejection needs its reason, which outlives closing the window and a reload', async ({
  page,
  apart,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { waits: true });
  const vale = await openAs(page, EMPLOYEES.gerente, made);
  await vale.action('Rechazar').click();
  const { labelled, buttonNamed } = vale.windowNamed('Rechazar vale');
  await buttonNamed('Rechazar').click();
  await expect(page.getByText('Escriba al menos 5 caracteres.')).toBeVisible();
  await expect(labelled(/^Motivo/)).toBeFocused();
  await labelled(/^Motivo/).fill('El daño lo hizo el cliente.');
  await page.keyboard.press('Escape');
  await expect(vale.action(/^Rechazar/)).toContainText('Borrador');
  await page.reload();
  await vale.action(/^Rechazar/).click();
  await expect(labelled(/^Motivo/)).toHaveValue('El daño lo hizo el cliente.');
  await buttonNamed('Rechazar').click();
  await says(page, `El vale ${made.folio} se rechazó`);
  await expect(vale.resumen).toContainText('RECHAZADO');
  await expect(vale.actions).toHaveCount(0);
  await expect(vale.historia).toContainText('Vale rechazado: El daño lo hizo el cliente.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who decides what somebody else decided meanwhile sees what happened, and nothing is overwritten', async ({
  page,
  apart,
  producto,
}) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { waits: true });
  const vale = await openAs(page, EMPLOYEES.gerente, made);
  await vale.action('Rechazar').click();
  const { labelled, buttonNamed, dialog } = vale.windowNamed('Rechazar vale');
  await labelled(/^Motivo/).fill('No trae su ticket.');
  await decideApart(await apart(EMPLOYEES.administrador), 'autorizar-vale', made.id, { comentario: 'Sí lo trajo.' });
  await expect(dialog.getByText('Vale autorizado: Sí lo trajo.')).toBeVisible();
  await buttonNamed('Rechazar').click();
  await expect(dialog.getByText('No se rechazó el vale.')).toBeVisible();
  await expect(dialog).toContainText('Un vale en estado VIGENTE no permite rechazarlo.');
  await expect(labelled(/^Motivo/)).toHaveValue('No trae su ticket.');
  expect((await voucherAtServer(page, made.id)).estado.nombre).toBe('VIGENTE');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(vale.resumen).toContainText('VIGENTE');
});

test('the balance goes back part by part, until the voucher is CANJEADO', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { methods: [3, 7, 6] });
  const vale = await openAs(page, EMPLOYEES.asesor, made);
  const { dialog, buttonNamed } = vale.windowNamed('Devolver el saldo');
  const giveBack = async (metodo: string) => {
    await vale.action(/^Devolver/).click();
    const choice = dialog.getByRole('radio', { name: new RegExp(metodo) });
    if ((await choice.count()) > 0) await choice.check();
    await buttonNamed('Devolver').click();
    await expect(dialog).toHaveCount(0);
  };
  await vale.action('Devolver').click();
  await buttonNamed('Devolver').click();
  await expect(dialog.getByText('Elija qué se devuelve.')).toBeVisible();
  await page.keyboard.press('Escape');

  await giveBack('CERTIFICADO DE REGALO');
  const folio = (await voucherAtServer(page, made.id)).devoluciones[0]?.folio ?? '';
  expect(folio).not.toBe('');
  await expect(page.getByRole('status').getByText(folio, { exact: true })).toBeVisible();
  await expect(vale.part('Devoluciones')).toContainText(folio);
  await expect(vale.action('Devolver')).toBeFocused();

  await vale.action('Devolver').click();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: /BILLETERA/ }).check();
  await expect(dialog).toContainText(/billetera/i);
  await page.keyboard.press('Escape');
  await giveBack('BILLETERA');
  await giveBack('EFECTIVO');
  await expect(vale.resumen).toContainText('CANJEADO');
  await expect(vale.resumen).toContainText('$0.00');
  await expect(vale.action('Devolver')).toHaveCount(0);
});

test('a voucher is cancelled with its reason, and takes no more work', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  const vale = await openAs(page, EMPLOYEES.gerente, made);
  await (await vale.act('Cancelar vale')).click();
  const { labelled, buttonNamed } = vale.windowNamed('Cancelar vale');
  await labelled(/^Motivo/).fill('El cliente se quedó con el artículo.');
  await buttonNamed('Cancelar vale').click();
  await says(page, `El vale ${made.folio} se canceló con éxito`);
  await expect(vale.resumen).toContainText('CANCELADO');
  await expect(vale.part('Cancelación')).toContainText('El cliente se quedó con el artículo.');
  await expect(vale.actions).toHaveCount(0);
});

test('the first paper is the voucher, the second one says that it is a reprint', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  const vale = await openAs(page, EMPLOYEES.asesor, made);
  const print = async (name: string | RegExp) => {
    const download = page.waitForEvent('download');
    await vale.action(name).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`vale-${made.folio}.pdf`);
    return textOfPdf(await readFile(await file.path()))
      .flat()
      .join('\n');
  };
  const first = await print('Imprimir');
  expect(first).toContain(made.folio);
  expect(first).not.toContain('REIMPRESIÓN');
  await expect(vale.action('Reimprimir (1)')).toBeVisible();
  expect(await print('Reimprimir ticket')).toContain('REIMPRESIÓN');
  await expect(vale.action('Reimprimir (2)')).toBeVisible();
  await expect(vale.historia).toContainText(/Vale reimpreso \(ticket, impresión 2\)/);
});

test('a lost voucher is replaced by another one, where the person goes on', async ({ page, apart, producto }) => {
  const made = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  const vale = await openAs(page, EMPLOYEES.asesor, made);
  await (await vale.act('Reponer')).click();
  const { labelled, buttonNamed } = vale.windowNamed('Reponer vale');
  await labelled(/^Motivo/).fill('Perdió el papel.');
  await buttonNamed('Reponer').click();
  await says(page, new RegExp(`El vale ${made.folio} se repuso por el vale `));
  await expect(page).not.toHaveURL(new RegExp(`/vales/${made.id}$`));
  await expect(vale.resumen).toContainText('VIGENTE');
  const old = page.getByRole('main').getByRole('link', { name: made.folio });
  await old.click();
  await expect(vale.resumen).toContainText('CANCELADO');
  await expect(vale.part('Reposición')).toContainText('Perdió el papel.');
});
