import { expect, type Locator, type Page } from '@playwright/test';
import { casePage, newCaseAt, openNewCase, otherPerson } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** Presses Tab until the part has the focus; a part that Tab does not reach fails the test. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(part, 'reached by Tab').toBeFocused();
}

async function press(page: Page, part: Locator): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, list: Locator, texto: string): Promise<void> {
  await tabTo(page, list);
  await expect(list.locator('option').nth(1)).toBeAttached();
  await page.keyboard.type(texto);
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${texto}`));
}

function says(page: Page, texto: string) {
  return expect(page.getByRole('status').getByText(texto)).toBeVisible();
}

test('the whole life of a case can be lived by keyboard', async ({ page, elsewhere, producto }) => {
  test.setTimeout(120_000);
  const { id, caso } = await openNewCase(page, producto.url);
  await expect(caso.resumen).toContainText('NUEVO');
  await expect(caso.resumen).toContainText('Reciente');
  await expect(caso.resumen).toContainText('Nadie lo tiene a su cargo');
  await expect(caso.action('Cerrar caso')).toHaveCount(0);

  await press(page, caso.action('Comentar'));
  await expect(caso.comentario).toBeFocused();
  await page.keyboard.type('Se revisó con el almacén.');
  await page.keyboard.press('Control+Enter');
  await says(page, 'Comentario agregado con éxito');
  await expect(caso.comentario).toBeFocused();
  await expect(caso.comentario).toHaveValue('');
  await expect(caso.historia.getByText('Se revisó con el almacén.')).toBeVisible();
  await expect(caso.resumen).toContainText('EN PROCESO');
  await expect(caso.resumen).toContainText('A cargo de Jorge Peña Ríos (usted)');

  // Waited for before the way there: a key may be faster than the browser is told that somebody waits.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, caso.fileInput);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([png('golpe.png')]);
  await says(page, 'Anexos agregados con éxito');
  await expect(caso.anexos.getByText('golpe.png')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, caso.action('Escalar'));
  const escalar = caso.windowNamed('Escalar caso');
  await expect(escalar.labelled(/^Área/)).toBeFocused();
  await choose(page, escalar.labelled(/^Área/), 'Entregas');
  await choose(page, escalar.labelled(/^Categoría/), 'PEDIDO INCOMPLETO');
  await choose(page, escalar.labelled(/^Motivo/), 'Reprogramar');
  await tabTo(page, escalar.labelled(/^Comentario/));
  await page.keyboard.type('Falta reprogramar la entrega.');
  await press(page, escalar.buttonNamed('Escalar'));
  await says(page, `El caso ${id} se ha escalado con éxito`);
  await expect(escalar.dialog).toHaveCount(0);
  await expect(caso.action('Escalar')).toBeFocused();
  await expect(caso.resumen).toContainText('ESCALADO');
  await expect(caso.historia).toContainText('Caso escalado a Entregas a domicilio · PEDIDO INCOMPLETO');
  await expect(caso.historia).toContainText('Falta reprogramar la entrega.');

  await press(page, caso.action('Tomar caso'));
  await says(page, `El caso ${id} está en proceso`);
  await expect(caso.action('Tomar caso')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page, caso.action('Solicitar autorización'));
  await page.keyboard.type('El plazo de devolución venció ayer.');
  await press(page, caso.windowNamed('Solicitar autorización').buttonNamed('Solicitar autorización'));
  await says(page, 'Autorización solicitada con éxito');
  await expect(caso.resumen).toContainText('PENDIENTE');
  await expect(caso.action(/Autorizar/)).toHaveCount(0);

  const gerente = await otherPerson(elsewhere, EMPLOYEES.gerente, id);
  await expect(gerente.page.getByRole('region', { name: 'Autorización' })).toContainText(
    'El plazo de devolución venció',
  );
  await press(gerente.page, gerente.caso.action('Autorizar / No autorizar'));
  await gerente.page.keyboard.type('Procede por única ocasión.');
  await press(gerente.page, gerente.caso.windowNamed('Autorizar o no autorizar').buttonNamed('Autorizar'));
  await says(gerente.page, `El caso ${id} se ha autorizado con éxito`);
  await expect(gerente.page.getByRole('region', { name: 'Autorización' })).toContainText('AUTORIZADO');

  await press(gerente.page, gerente.caso.action('Cerrar caso'));
  await gerente.page.keyboard.type('Se entregó otro refrigerador.');
  await press(gerente.page, gerente.caso.windowNamed('Cerrar caso').buttonNamed('Cerrar caso'));
  await says(gerente.page, `El caso ${id} se ha cerrado con éxito`);
  await expect(gerente.caso.resumen).toContainText('SOLUCIONADA');
  await expect(gerente.page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(gerente.page.getByRole('region', { name: 'Solución' })).toContainText('Se entregó otro refrigerador.');
  await expect(gerente.caso.actions).toHaveCount(0);
  await expect(gerente.caso.comentario).toHaveCount(0);
  await expect(gerente.caso.fileInput).toHaveCount(0);
});

test('what is typed outlives closing its form and a reload, and nothing stays once it was used or thrown away', async ({
  page,
  producto,
}) => {
  const id = await newCaseAt(producto.url);
  const another = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  const caso = casePage(page);
  await caso.open(id);
  await caso.comentario.fill('Falta la respuesta');
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  await caso.action('Escalar').click();
  await caso.fillEscalation('Facturación', 'El cliente pide su nota');
  await page.keyboard.press('Escape');
  await (await caso.act('Cerrar caso')).click();
  await caso
    .windowNamed('Cerrar caso')
    .labelled(/^Solución/)
    .fill('Se repuso el artículo');
  await page.keyboard.press('Escape');
  await expect(await caso.act(/Cerrar caso/)).toContainText('Borrador');

  await page.reload();
  await expect(caso.comentario).toHaveValue('Falta la respuesta');
  await caso.open(another);
  await expect(caso.comentario).toHaveValue('');
  await caso.open(id);
  await caso.action(/Escalar/).click();
  const escalar = caso.windowNamed('Escalar caso');
  await expect(escalar.labelled(/^Comentario/)).toHaveValue('El cliente pide su nota');
  await expect(escalar.labelled(/^Área/).locator('option:checked')).toHaveText('Facturación');
  await expect(escalar.labelled(/^Motivo/).locator('option:checked')).not.toHaveText('Seleccionar motivo');
  await escalar.buttonNamed('Descartar').click();
  await expect(escalar.dialog).toHaveCount(0);
  await expect(caso.action('Escalar')).toBeVisible();

  await caso.comentar.click();
  await says(page, 'Comentario agregado con éxito');
  await (await caso.act(/Cerrar caso/)).click();
  await expect(caso.windowNamed('Cerrar caso').labelled(/^Solución/)).toHaveValue('Se repuso el artículo');
  await caso.windowNamed('Cerrar caso').buttonNamed('Descartar').click();
  await page.reload();
  await expect(caso.comentario).toHaveValue('');
  await expect(caso.action('Cerrar caso')).toBeVisible();
});
