import { expect } from '@playwright/test';
import { CIFRADO, JPEG } from '../server/casos.files.ts';
import { caseAtServer } from './bed/caso.ts';
import { pdf, png } from './bed/files.ts';
import { newSale } from './bed/sales.ts';
import { nuevoCaso, openedCase, openNewCaseWindow, REQUEST, validacion } from './bed/screens.ts';
import { holdCalls, signIn, test } from './bed/test.ts';

const TOO_MANY =
  'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.';

test.describe('the new-case window', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test('shows what is wrong only where the person has been, and all of it when it is to be saved', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    await form.nombre.fill('Jo');
    await form.apellidoPaterno.focus();
    await expect(form.nombre).toHaveAccessibleDescription(/Campo mayor a 3 caracteres/);
    await expect(form.descripcion).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.buscar).toBeDisabled();
    await form.guardar.click();
    await expect(form.nombre).toBeFocused();
    await expect(form.descripcion).toHaveAccessibleDescription(/Campo requerido/);
    // Never covered by a notice.
    const notice = await page.locator('[data-avisos] [data-aviso]').first().boundingBox();
    const dialog = await form.dialog.boundingBox();
    expect(notice?.y).toBeGreaterThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0));
  });

  test('asks for one way at least to reach the customer, names those that are wrong, and a birth date that is past', async ({
    page,
  }) => {
    const form = await openNewCaseWindow(page);
    await form.fill();
    await form.correo.fill('');
    await form.guardar.click();
    const one = 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.';
    await expect(page.getByText(one).first()).toBeVisible();
    await form.correo.fill('no es correo');
    await form.celular.pressSequentially('55-1');
    await expect(form.celular, 'digits only').toHaveValue('551');
    await form.guardar.click();
    await expect(
      page.getByText('Por favor valide los datos de contacto: Correo, Número celular').first(),
    ).toBeVisible();
    await expect(form.correo).toHaveAccessibleDescription(/Email no válido/);
    await expect(form.celular).toHaveAccessibleDescription(/Campo igual a 10 caracteres/);
    await form.celular.fill('');
    await form.celular.pressSequentially('044 55-1234 5678');
    await expect(form.celular, 'without the prefix').toHaveValue('5512345678');
    await form.correo.fill(REQUEST.correo);
    await form.fechaNacimiento.fill('2099-01-01');
    await form.guardar.click();
    await expect(page.getByText('La fecha debe ser menor a la actual.').first()).toBeVisible();
  });

  test('cuts nothing of what is pasted, and says what is too long', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    await form.fill();
    const long = 'maria.fernanda.hernandez.dominguez@grupoejempl.com.mx';
    for (const [field, pasted, fault] of [
      [form.correo, long, /Campo de máximo 50 caracteres/],
      [form.apellidoPaterno, 'Fernández de Lara y Vivanco', /Campo de máximo 20 caracteres/],
      [form.celular, '+1 (956) 555-0123', /Campo de solo números\./],
      [form.celular, '1 55 1234 5678', /Campo igual a 10 caracteres/],
    ] as const) {
      await field.fill(pasted);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(fault);
    }
    await expect(form.correo).toHaveValue(long);
    await expect(form.celular).toHaveValue('15512345678');
    await form.guardar.click();
    await expect(form.dialog).toBeVisible();
    // Or it would come back in the next window.
    await form.cerrar.click();
    await form.question.getByRole('button', { name: 'Descartar' }).click();
    await expect(form.dialog).toHaveCount(0);
  });

  test('an area brings its own categories, and choosing another forgets the category', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    await expect(form.categoria.locator('option').first()).toHaveText('Seleccionar categoría');
    await form.area.selectOption({ index: 1 });
    const first = await form.categoria.locator('option').allTextContents();
    await form.categoria.selectOption({ index: 1 });
    await form.area.selectOption({ index: 2 });
    await expect(form.categoria.locator('option:checked')).toHaveText('Seleccionar categoría');
    expect(await form.categoria.locator('option').allTextContents()).not.toEqual(first);
  });

  test('refuses a sixth file, and says why a file of another type stays out', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    const none = form.dialog.getByText('Puede seleccionar como máximo 5 anexos');
    await expect(none).toBeVisible();
    await form.fileInput.setInputFiles([1, 2, 3, 4, 5, 6].map((n) => pdf(`hoja ${n}.pdf`, `${n}`)));
    await expect(page.getByText('Solo puede seleccionar 5 archivos. Seleccione de nuevo.').first()).toBeVisible();
    await expect(none).toBeVisible();
    await form.fileInput.setInputFiles([
      png('foto.png'),
      { name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(form.dialog.getByText(/programa\.exe no es de un tipo permitido/)).toBeVisible();
    await expect(form.dialog.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
  });

  test('a file that is not what its name says is refused by the server, and everything typed stays', async ({
    page,
  }) => {
    const form = await openNewCaseWindow(page);
    await form.fill([{ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') }]);
    await form.guardar.click();
    await expect(page.getByText(/El contenido del archivo foto\.png no corresponde a su tipo\./).first()).toBeVisible();
    await expect(form.descripcion).toHaveValue(REQUEST.descripcion);
    await form.dialog.getByRole('button', { name: 'Quitar foto.png' }).click();
    await form.guardar.click();
    await openedCase(page);
  });

  test('takes three photos of one name, and says of a workbook with a password that it has one', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    const photo = (more: string) => ({
      ...{ name: 'image.jpg', mimeType: 'image/jpeg' },
      buffer: Buffer.concat([JPEG, Buffer.from(more)]),
    });
    await form.fill([photo(''), photo('b'), photo('cc')]);
    await expect(form.dialog.getByText('Se encuentra seleccionados 3 anexos.')).toBeVisible();
    await form.fileInput.setInputFiles({
      ...{ name: 'libro.xlsx', mimeType: 'application/octet-stream' },
      buffer: CIFRADO,
    });
    await form.guardar.click();
    const why = 'El archivo libro.xlsx tiene contraseña. Quítesela y adjúntelo de nuevo.';
    await expect(page.getByText(why).first()).toBeVisible();
    await form.dialog.getByRole('button', { name: 'Quitar libro.xlsx' }).click();
    await form.guardar.click();
    await openedCase(page);
    await expect(page.getByRole('button', { name: 'Descargar image.jpg' })).toHaveCount(3);
  });

  test('goes to the field that the server refuses, and says there what is wrong with it', async ({ page }) => {
    const refusal = {
      codigo: 0,
      message: 'Revise el correo.',
      campos: [{ campo: 'correo', message: 'Ese correo rebota' }],
    };
    await page.route('**/caso/guardar', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
    const form = await openNewCaseWindow(page);
    await form.fill();
    await form.guardar.click();
    await expect(form.correo).toBeFocused();
    await expect(form.correo).toHaveAccessibleDescription(/Ese correo rebota/);
    await expect(form.dialog.getByRole('alert').getByText('No se pudo crear el caso. Revise el correo.')).toBeVisible();
    await form.correo.fill('otro@correo.mx');
    await form.guardar.click();
    await openedCase(page);
  });

  test('finds customers without accents, says when nobody has a name, and goes back to a new one without losing what was typed', async ({
    page,
  }) => {
    const answer = await holdCalls(page, '**/clientes/listar');
    const form = await openNewCaseWindow(page);
    await form.nombre.fill('ana sofia');
    await form.apellidoPaterno.fill('pena');
    await form.buscar.click();
    for (const field of [form.nombre, form.apellidoPaterno, form.correo, form.celular]) {
      await expect(field, 'while it searches').toBeDisabled();
    }
    await expect(form.descripcion).toBeEditable();
    answer();
    await expect(form.nombre).toBeEnabled();
    await expect(form.dialog.getByRole('radio').nth(2)).toHaveAccessibleName(/Crear nuevo cliente/);
    await form.clientes.first().check();
    await expect(form.apellidoPaterno).toHaveValue('Peña');
    await expect(form.apellidoPaterno).toBeDisabled();
    await form.clienteNuevo.check();
    await expect(form.apellidoPaterno).toBeEnabled();
    await expect(form.apellidoPaterno).toHaveValue('pena');

    await form.nombre.fill('Xochiquetzalli');
    await form.apellidoPaterno.fill('Zzyzx');
    await form.buscar.click();
    await expect(page.getByText('No se encontraron resultados').first()).toBeVisible();
    await expect(form.clientes).toHaveCount(0);
    await expect(form.clienteNuevo).toBeChecked();
  });

  test('names the operation and offers its customer with one click', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    await expect(form.dialog.getByText('Tienda 1 Tienda Centro · Operación 1000001')).toBeVisible();
    await form.chooseOfOperation.click();
    await expect(form.nombre).toBeDisabled();
    await expect(form.nombre).not.toHaveValue('');
    await expect(form.clientes).toHaveCount(1);
    await expect(form.clientes.first()).toBeChecked();
    await expect(form.dialog.getByRole('button', { name: 'Cliente elegido' })).toBeFocused();
    await form.celular.fill('5512345678');
    await form.area.selectOption({ index: 1 });
    await form.categoria.selectOption({ index: 1 });
    await form.descripcion.fill(REQUEST.descripcion);
    await form.guardar.click();
    await openedCase(page);
  });

  test('begins at the customer of its sale: Enter takes them, and the case is theirs', async ({ page }) => {
    const { operacion, cliente } = newSale('enEfectivo');
    const form = await openNewCaseWindow(page, String(operacion));
    await expect(form.chooseOfOperation).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.nombre).toHaveValue('Práxedes');
    await expect(form.nombre).toBeDisabled();
    await form.area.selectOption({ index: 1 });
    await form.categoria.selectOption({ index: 1 });
    await form.descripcion.fill(REQUEST.descripcion);
    await form.guardar.click();
    expect((await caseAtServer(page, await openedCase(page))).datosCliente.numiden).toBe(cliente);
  });

  test('finds nothing wrong with the name that it passed on the way to the customer of its sale', async ({ page }) => {
    const form = await openNewCaseWindow(page, String(newSale('enEfectivo').operacion));
    await expect(form.chooseOfOperation).toBeFocused();
    // A fault would be drawn by then.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(form.nombre).not.toHaveAttribute('aria-invalid', 'true');
    await form.nombre.focus();
    await form.apellidoPaterno.focus();
    await expect(form.nombre).toHaveAccessibleDescription(/Campo requerido/);
  });

  test('lets who was faster than the answer go on writing, and begins at the name where the sale has no customer', async ({
    page,
  }) => {
    const answer = await holdCalls(page, '**/clientes/por-operacion*');
    await page.goto(`valida-operacion?tienda=1&operacion=${newSale('enEfectivo').operacion}`);
    await validacion(page).nuevoCaso.click();
    const form = nuevoCaso(page);
    await expect(form.nombre).toBeFocused();
    await page.keyboard.type('Lu');
    answer();
    await expect(form.chooseOfOperation).toBeVisible();
    await page.keyboard.type('pe');
    await expect(form.nombre).toHaveValue('Lupe');

    const other = await openNewCaseWindow(page, String(newSale('anonima').operacion));
    await expect(other.dialog.getByText('La operación no tiene cliente.')).toBeVisible();
    await expect(other.nombre).toBeFocused();
  });

  test('opens a case for a new customer, and reads it once on the way to its page', async ({ page }) => {
    // The news of one's own save may come after the reading, and then it is read again: not what this is about.
    await page.route('**/api/eventos', (route) => route.abort());
    const form = await openNewCaseWindow(page);
    await form.fill([pdf('ticket.pdf')]);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/(caso\/detalle|catalogo\/anexos)/.test(request.url())) reads.push(new URL(request.url()).pathname);
    });
    await form.guardar.click();
    await openedCase(page);
    await expect(page.getByRole('main')).toContainText(REQUEST.descripcion);
    await expect(page.getByRole('main')).toContainText(REQUEST.apellidoPaterno);
    await expect(page.getByRole('main')).toContainText('ticket.pdf');
    expect(new Set(reads).size).toBe(reads.length);
    expect(reads).toHaveLength(2);
  });

  test('keeps head and foot in sight, on a counter PC and on a tablet', async ({ page }) => {
    const form = await openNewCaseWindow(page);
    await form.nombre.fill('ana sofia');
    await form.apellidoPaterno.fill('pena');
    await form.buscar.click();
    await expect(form.clientes.first()).toBeVisible();
    for (const [width, height] of [
      [1366, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [form.guardar, form.cerrar, form.dialog.getByRole('heading', { name: 'Nuevo Caso' })])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('a new case from the list of cases', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await page.goto('administracion/casos');
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect(nuevoCaso(page).nombre).toBeEditable();
  });

  test('needs neither store nor operation; of one that is not there it says so at the field, and goes on', async ({
    page,
  }) => {
    const form = nuevoCaso(page);
    await form.chooseStore('Tienda Centro');
    await form.operacion.fill('77');
    await expect(form.operacion).toHaveAccessibleDescription(/No se encontró la operación 77 en la tienda 1\./);
    await form.fill();
    await form.guardar.click();
    await openedCase(page);
    await page.goto('administracion/casos');
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await form.fill();
    await form.guardar.click();
    const id = await openedCase(page);
    expect((await caseAtServer(page, id)).parametrosBusqueda).toEqual([]);
  });

  test('offers the customer of the operation that is given, and keeps both with the case', async ({ page }) => {
    const form = nuevoCaso(page);
    await form.chooseStore('Tienda Centro');
    await form.operacion.fill('1000001');
    await form.chooseOfOperation.click();
    await expect(form.nombre).toBeDisabled();
    await form.celular.fill('5512345678');
    await form.area.selectOption({ index: 1 });
    await form.categoria.selectOption({ index: 1 });
    await form.descripcion.fill(REQUEST.descripcion);
    await form.guardar.click();
    const id = await openedCase(page);
    expect((await caseAtServer(page, id)).parametrosBusqueda).toEqual([
      { tipo: 1, valor: '1' },
      { tipo: 2, valor: '1000001' },
    ]);
  });

  test('tells who searches too many customers why there are no more, and for how long', async ({ page }) => {
    const dialog = await openNewCaseWindow(page);
    await dialog.nombre.fill(REQUEST.nombre);
    await dialog.apellidoPaterno.fill(REQUEST.apellidoPaterno);
    await page.route('**/clientes/listar', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '150' },
        json: { codigo: 429, message: TOO_MANY },
      }),
    );
    await dialog.buscar.click();
    await expect(page.getByText(TOO_MANY).first()).toBeVisible();
    await expect(dialog.nombre).toHaveValue(REQUEST.nombre);
    await page.unroute('**/clientes/listar');
    await expect(dialog.buscar).toBeEnabled();
  });
});
