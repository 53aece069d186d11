import { expect, type Locator, type Page } from '@playwright/test';
import type { ListRow } from '../bed/caseList.ts';
import { caseAtServer, casePage, newCaseAt, openNewCase, otherPerson, workApart } from '../bed/caso.ts';
import { png } from '../bed/files.ts';
import { keepAway } from '../bed/keepAway.ts';
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

test('nobody decides what he asked for himself, and is told why', async ({ page, elsewhere, producto }) => {
  const { id, caso } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  await (await caso.act('Solicitar autorización')).click();
  await caso
    .windowNamed('Solicitar autorización')
    .labelled(/^Motivo/)
    .fill('El importe supera lo permitido.');
  await caso.windowNamed('Solicitar autorización').buttonNamed('Solicitar autorización').click();
  await expect(caso.action(/Autorizar/)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Usted pidió esta autorización: la decide otra persona.')).toBeVisible();
  await caso.action(/Autorizar/).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const another = await otherPerson(elsewhere, EMPLOYEES.administrador, id);
  await another.caso.action('Autorizar / No autorizar').click();
  const dialog = another.caso.windowNamed('Autorizar o no autorizar');
  await expect(dialog.dialog).toContainText('El importe supera lo permitido.');
  await dialog.buttonNamed('No autorizar').click();
  await expect(dialog.labelled(/^Comentario/)).toBeFocused();
  await expect(dialog.dialog).toContainText('Escriba al menos 5 caracteres.');
  await dialog.labelled(/^Comentario/).fill('No corresponde a la política.');
  await dialog.buttonNamed('No autorizar').click();
  await says(another.page, `El caso ${id} no se autorizó`);
  await expect(another.page.getByRole('region', { name: 'Autorización' })).toContainText('NO AUTORIZADO');
});

test('a long history opens at its last entries, and what one adds comes into sight', async ({ page, producto }) => {
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.asesor);
  for (let n = 1; n <= 30; n++) await workApart(page, 'agregar-comentario', id, { comentario: `Llamada ${n}` });
  const caso = casePage(page);
  await caso.open(id);
  const entries = caso.historia.getByRole('listitem');
  await expect(entries).toHaveCount(20);
  await expect(entries.last()).toContainText('Llamada 30');
  await expect(caso.comentario).toBeInViewport();
  await caso.comentario.fill('La última');
  await caso.comentar.click();
  await expect(entries).toHaveCount(21);
  await expect(entries.last()).toContainText('La última');
  await expect(entries.last()).toBeInViewport();
  await caso.historia.getByRole('radio', { name: 'Movimientos' }).check();
  await expect(entries).toHaveCount(0);
  await caso.historia.getByRole('button', { name: 'Ver los 2 anteriores' }).click();
  await expect(entries).toHaveText([/Caso creado/, /Caso en proceso/]);
  await caso.historia.getByRole('radio', { name: 'Comentarios' }).check();
  await expect(entries).toHaveCount(31);
  await expect(entries.first()).toContainText('Llamada 1');
});

test('a warning of the server leaves the form open with everything typed', async ({ page, producto }) => {
  const { id, caso } = await openNewCase(page, producto.url);
  const { area, subCategoria } = await caseAtServer(page, id);
  await caso.action('Escalar').click();
  await caso.fillEscalation(area.nombre, 'Otra vez a lo mismo.');
  const { dialog, labelled, buttonNamed } = caso.windowNamed('Escalar caso');
  await labelled(/^Categoría/).selectOption({ label: subCategoria.nombre });
  await buttonNamed('Escalar').click();
  await expect(page.getByText('El caso ya está en esa categoría; elija otra para escalarlo.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(labelled(/^Comentario/)).toHaveValue('Otra vez a lo mismo.');
  await buttonNamed('Escalar').click();
  await expect(page.getByText('El caso ya está en esa categoría; elija otra para escalarlo.')).toBeVisible();
  expect((await caseAtServer(page, id)).logEscalamientos).toEqual([]);
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

test('a case that is not there, not for this person, or not reachable says so and leaves a way on', async ({
  page,
  elsewhere,
  producto,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('administracion/casos/999999');
  await expect(page).toHaveURL(/\/errors\/error-404$/);
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  const id = await newCaseAt(producto.url);
  await keepAway(page);
  await page.route('**/api/caso/detalle/**', (route) => route.abort());
  await page.goto(`administracion/casos/${id}`);
  await expect(page.getByRole('main').getByText('Revise su conexión a internet')).toBeVisible();
  await page.unroute('**/api/caso/detalle/**');
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expect(casePage(page).historia).toBeVisible();

  const ajena = await elsewhere();
  await ajena.request.post('api/sesion/login', {
    data: { numiden: EMPLOYEES.facturacion, idTienda: 5, tienda: 'Tienda Toluca' },
  });
  const oculto = await caseOfOtherArea(page);
  await ajena.goto(`administracion/casos/${oculto}`);
  await expect(ajena.getByText(/^No tiene permiso para ver el caso/)).toBeVisible();
});

const DE_FACTURACION: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 14]);

/** A case of store 1 and of an area that the invoice clerk does not attend. */
async function caseOfOtherArea(page: Page): Promise<number> {
  const answer = await page.request.post('api/caso/lista-paginada', {
    data: {
      folio: null,
      cvetda: 1,
      categoria: null,
      nomCliente: '',
      idEstatus: 0,
      numIden: null,
      fechaIni: null,
      fechaFin: null,
      idAplicacion: 146,
      numPagina: 1,
      tamPagina: 25,
    },
  });
  const { listaCasos } = (await answer.json()) as {
    listaCasos: Pick<ListRow, 'id' | 'subCategoria' | 'datosCreacion'>[];
  };
  const ajeno = listaCasos.find(
    ({ subCategoria, datosCreacion }) =>
      !DE_FACTURACION.has(subCategoria.id) && String(datosCreacion.numiden) !== EMPLOYEES.facturacion,
  );
  if (ajeno === undefined) throw new Error('The sample data has no case of another area in store 1.');
  return ajeno.id;
}
