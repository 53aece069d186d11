/** The new-case window: what it asks for, refuses and offers. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blur, focus } from './bed/act.ts';
import { faultsIn } from './bed/faults.ts';
import { BUYER, newCase, openNewCase, openNewCaseOfSale, REQUEST } from './bed/newCase.ts';

const TOO_MANY =
  'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.';

/** An answer that waits until it is let go. */
function held<T>(answer: T): { readonly answer: () => Promise<T>; readonly release: () => void } {
  let release = (): void => undefined;
  const promise = new Promise<T>((resolve) => {
    release = () => resolve(answer);
  });
  return { answer: () => promise, release: () => release() };
}

function pdf(name: string): File {
  return new File(['%PDF-1.4 ', name], name, { type: 'application/pdf' });
}

describe('the new-case window', () => {
  test('shows what is wrong only where the person has been, and all of it when it is to be saved', async () => {
    const { form } = await openNewCase();
    await form.nombre.fill('Jo');
    focus(form.apellidoPaterno);
    await expect.element(form.nombre).toHaveAccessibleDescription(/Campo mayor a 3 caracteres/);
    await expect.element(form.descripcion).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(form.buscar).toBeDisabled();
    await form.guardar.click();
    await expect.element(form.nombre).toHaveFocus();
    await expect.element(form.descripcion).toHaveAccessibleDescription(/Campo requerido/);
    // Never covered by a notice.
    await expect.poll(() => document.querySelector('[data-avisos] [data-aviso]')).not.toBeNull();
    const notice = document.querySelector('[data-avisos] [data-aviso]')?.getBoundingClientRect();
    expect(notice?.y).toBeGreaterThanOrEqual(form.dialog.element().getBoundingClientRect().bottom);
  });

  test('asks for one way at least to reach the customer, names those that are wrong, and a birth date that is past', async () => {
    const { form } = await openNewCase();
    await form.fill();
    await form.correo.fill('');
    await form.guardar.click();
    const one = 'Se requiere por lo menos un correo, teléfono o celular como dato de contacto.';
    await expect.element(page.getByText(one).first()).toBeVisible();
    await form.correo.fill('no es correo');
    await userEvent.type(form.celular, '55-1');
    // Digits only.
    await expect.element(form.celular).toHaveValue('551');
    await form.guardar.click();
    await expect
      .element(page.getByText('Por favor valide los datos de contacto: Correo, Número celular').first())
      .toBeVisible();
    await expect.element(form.correo).toHaveAccessibleDescription(/Email no válido/);
    await expect.element(form.celular).toHaveAccessibleDescription(/Campo igual a 10 caracteres/);
    await form.celular.fill('');
    await userEvent.type(form.celular, '044 55-1234 5678');
    // Without the prefix.
    await expect.element(form.celular).toHaveValue('5512345678');
    await form.correo.fill(REQUEST.correo);
    await form.fechaNacimiento.fill('2099-01-01');
    await form.guardar.click();
    await expect.element(page.getByText('La fecha debe ser menor a la actual.').first()).toBeVisible();
  });

  test('cuts nothing of what is pasted, and says what is too long', async () => {
    const { form, app } = await openNewCase();
    await form.fill();
    const long = 'maria.fernanda.hernandez.dominguez@grupoejempl.com.mx';
    for (const [field, pasted, fault] of [
      [form.correo, long, /Campo de máximo 50 caracteres/],
      [form.apellidoPaterno, 'Fernández de Lara y Vivanco', /Campo de máximo 20 caracteres/],
      [form.celular, '+1 (956) 555-0123', /Campo de solo números\./],
      [form.celular, '1 55 1234 5678', /Campo igual a 10 caracteres/],
    ] as const) {
      await field.fill(pasted);
      blur(field);
      await expect.element(field).toHaveAccessibleDescription(fault);
    }
    await expect.element(form.correo).toHaveValue(long);
    await expect.element(form.celular).toHaveValue('15512345678');
    await form.guardar.click();
    await expect.element(form.dialog).toBeVisible();
    expect(app.asked('guardarCaso')).toEqual([]);
  });

  test('an area brings its own categories, and choosing another forgets the category', async () => {
    const { form } = await openNewCase();
    const options = () => [...form.categoria.element().querySelectorAll('option')].map((each) => each.textContent);
    await expect.poll(options).toEqual(['Seleccionar categoría']);
    await form.area.selectOptions('Devoluciones y vales');
    await expect.poll(options).toEqual(['Seleccionar categoría', 'VALE DE DEVOLUCIÓN']);
    await form.categoria.selectOptions('VALE DE DEVOLUCIÓN');
    await form.area.selectOptions('Garantías y servicio técnico');
    await expect.element(form.categoria).toHaveDisplayValue('Seleccionar categoría');
    expect(options()).toEqual(['Seleccionar categoría', 'GARANTÍA DEL FABRICANTE']);
    // Forgotten, and not only out of sight.
    await form.area.selectOptions('Devoluciones y vales');
    await expect.poll(options).toEqual(['Seleccionar categoría', 'VALE DE DEVOLUCIÓN']);
    await expect.element(form.categoria).toHaveDisplayValue('Seleccionar categoría');
  });

  test('refuses a sixth file, and says why a file of another type stays out', async () => {
    const { form } = await openNewCase();
    const none = form.dialog.getByText('Puede seleccionar como máximo 5 anexos');
    await expect.element(none).toBeVisible();
    await userEvent.upload(
      form.fileInput(),
      [1, 2, 3, 4, 5, 6].map((n) => pdf(`hoja ${n}.pdf`)),
    );
    await expect
      .element(page.getByText('Solo puede seleccionar 5 archivos. Seleccione de nuevo.').first())
      .toBeVisible();
    await expect.element(none).toBeVisible();
    await userEvent.upload(form.fileInput(), [
      pdf('ticket.pdf'),
      new File(['MZ'], 'programa.exe', { type: 'application/octet-stream' }),
    ]);
    await expect.element(form.dialog.getByText(/programa\.exe no es de un tipo permitido/)).toBeVisible();
    await expect.element(form.dialog.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
  });

  test('lists the fields at fault on top, each a way there, and moves nothing while they are corrected', async () => {
    const { form } = await openNewCase();
    await form.guardar.click();
    const list = form.dialog.getByRole('group', { name: 'Por corregir' });
    await expect
      .element(list)
      .toHaveTextContent(
        'Por corregir: Nombre · Apellido paterno · Fecha nacimiento · Correo · Área · Categoría · Descripción',
      );
    await expect.element(form.nombre).toHaveFocus();
    expect(await faultsIn('[role=dialog]')).toEqual([]);
    const place = () => form.area.element().getBoundingClientRect().top;
    const before = place();
    await list.getByRole('button', { name: 'Descripción' }).click();
    await expect.element(form.descripcion).toHaveFocus();
    await form.descripcion.fill('El refrigerador llegó con un golpe.');
    await form.area.selectOptions('Devoluciones y vales');
    await expect.element(list.getByRole('button', { name: 'Descripción' })).not.toBeInTheDocument();
    await expect.element(list).toHaveTextContent(/Categoría · Descripción$/);
    form.area.element().scrollIntoView({ block: 'nearest' });
    form.nombre.element().focus();
    expect(Math.abs(place() - before)).toBeLessThan(1);
    // It stays in sight while the fields pass below it.
    form.descripcion.element().scrollIntoView();
    await expect.element(list).toBeInViewport({ ratio: 0.99 });
  });

  test('goes to the field that the server refuses, and says there what is wrong with it', async () => {
    const { form, app } = await openNewCase({
      guardarCaso: {
        status: 400,
        body: { codigo: 0, message: 'Revise el correo.', campos: [{ campo: 'correo', message: 'Ese correo rebota' }] },
      },
    });
    await form.fill();
    await form.guardar.click();
    await expect.element(form.correo).toHaveFocus();
    await expect.element(form.correo).toHaveAccessibleDescription(/Ese correo rebota/);
    await expect
      .element(form.dialog.getByRole('alert').getByText('No se pudo crear el caso. Revise el correo.'))
      .toBeVisible();
    await form.correo.fill('otro@correo.mx');
    await form.guardar.click();
    await expect
      .poll(() => app.asked('guardarCaso').map(({ cuerpo }) => cuerpo.correo))
      .toEqual([REQUEST.correo, 'otro@correo.mx']);
  });

  test('finds customers, says when nobody has a name, and goes back to a new one without losing what was typed', async () => {
    const found = held({ clientes: [BUYER, { ...BUYER, numiden: 6 }], limiteExcedido: false });
    const { form, app } = await openNewCase({ listarClientes: found.answer });
    await form.nombre.fill('ana sofia');
    await form.apellidoPaterno.fill('pena');
    await form.buscar.click();
    // While it searches.
    for (const field of [form.nombre, form.apellidoPaterno, form.correo, form.celular])
      await expect.element(field).toBeDisabled();
    await expect.element(form.descripcion).toBeEnabled();
    found.release();
    await expect.element(form.nombre).toBeEnabled();
    await expect.element(form.dialog.getByRole('radio').nth(2)).toHaveAccessibleName(/Crear nuevo cliente/);
    await form.clientes.first().click();
    await expect.element(form.apellidoPaterno).toHaveValue('Peña');
    await expect.element(form.apellidoPaterno).toBeDisabled();
    await form.clienteNuevo.click();
    await expect.element(form.apellidoPaterno).toBeEnabled();
    await expect.element(form.apellidoPaterno).toHaveValue('pena');

    app.answer({ listarClientes: { clientes: [], limiteExcedido: false } });
    await form.nombre.fill('Xochiquetzalli');
    await form.apellidoPaterno.fill('Zzyzx');
    await form.buscar.click();
    await expect.element(page.getByText('No se encontraron resultados').first()).toBeVisible();
    await expect.element(form.clientes).not.toBeInTheDocument();
    await expect.element(form.clienteNuevo).toBeChecked();
  });

  test('is of the customer of its sale at once: the cursor is at what is left, its fields in sight, and it is theirs', async () => {
    const { form, app } = await openNewCaseOfSale({
      guardarCaso: { status: 400, body: { codigo: 0, message: 'Hoy no.' } },
    });
    await expect.element(form.dialog.getByText('Tienda 1 Tienda Centro · Operación 1000001')).toBeVisible();
    await expect
      .element(form.dialog.getByRole('group', { name: 'Cliente de la operación' }))
      .toHaveTextContent(/Práxedes/);
    await expect.element(form.area).toHaveFocus();
    await expect.element(form.nombre).not.toBeInTheDocument();
    expect(await faultsIn('[role=dialog]')).toEqual([]);
    await page.viewport(1366, 768);
    for (const part of [
      form.correo,
      form.area,
      form.descripcion,
      form.dialog.getByText('Adjuntar archivos'),
      form.guardar,
    ])
      await expect.element(part).toBeInViewport({ ratio: 0.99 });
    await form.area.selectOptions('Devoluciones y vales');
    await form.categoria.selectOptions('VALE DE DEVOLUCIÓN');
    await form.descripcion.fill(REQUEST.descripcion);
    await form.guardar.click();
    await expect
      .poll(() => app.asked('guardarCaso').map(({ cuerpo }) => cuerpo))
      .toMatchObject([
        {
          numidenCliente: 5,
          descripcion: REQUEST.descripcion,
          parametrosBusqueda: [
            { tipo: 1, valor: '1' },
            { tipo: 2, valor: '1000001' },
          ],
        },
      ]);
  });

  test('asks who it is where it is somebody else, and is the buyer’s again by one press', async () => {
    const { form } = await openNewCaseOfSale();
    await expect.element(form.area).toHaveFocus();
    await form.other.click();
    await expect.element(form.nombre).toHaveFocus();
    await expect.element(form.correo).toHaveValue('');
    // Nothing is wrong with a name that nobody has come to.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect.element(form.nombre).not.toHaveAttribute('aria-invalid', 'true');
    focus(form.nombre);
    focus(form.apellidoPaterno);
    await expect.element(form.nombre).toHaveAccessibleDescription(/Campo requerido/);
    await form.chooseOfOperation.click();
    await expect.element(form.area).toHaveFocus();
    await expect.element(form.nombre).not.toBeInTheDocument();
  });

  test('is nothing written while only its buyer was chosen by itself', async () => {
    const { form, app } = await openNewCaseOfSale();
    await expect.element(form.area).toHaveFocus();
    await form.cerrar.click();
    await expect.element(form.dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await form.other.click();
    await expect.element(form.nombre).toHaveFocus();
    await form.cerrar.click();
    await expect.element(form.dialog).not.toBeInTheDocument();
    expect(app.drafts()).toBe('[]');
  });

  test('lets who was faster than the answer go on writing', async () => {
    const buyer = held({ tienda: { cvetda: 1, nombre: 'Tienda Centro' }, operacion: 1_000_001, cliente: BUYER });
    const opening = openNewCaseOfSale({ clienteDeOperacion: buyer.answer });
    const form = newCase();
    await expect.element(form.nombre).toHaveFocus();
    await userEvent.keyboard('Lu');
    buyer.release();
    await opening;
    await expect.element(form.chooseOfOperation).toBeVisible();
    await userEvent.keyboard('pe');
    await expect.element(form.nombre).toHaveValue('Lupe');
  });

  test('begins at the name where the sale has no customer', async () => {
    const { form } = await openNewCase({
      clienteDeOperacion: { tienda: { cvetda: 1, nombre: 'Tienda Centro' }, operacion: 1_000_001, cliente: null },
    });
    await expect.element(form.dialog.getByText('La operación no tiene cliente.')).toBeVisible();
    await expect.element(form.nombre).toHaveFocus();
  });

  test('keeps head and foot in sight, on a counter PC and on a tablet', async () => {
    const found = Array.from({ length: 8 }, (_, place) => ({ ...BUYER, numiden: place + 1 }));
    const { form } = await openNewCase({ listarClientes: { clientes: found, limiteExcedido: false } });
    await form.nombre.fill('ana sofia');
    await form.apellidoPaterno.fill('pena');
    await form.buscar.click();
    await expect.element(form.clientes.first()).toBeVisible();
    for (const [width, height] of [
      [820, 1180],
      [1366, 768],
    ] as const) {
      await page.viewport(width, height);
      for (const part of [form.guardar, form.cerrar, form.dialog.getByRole('heading', { name: 'Nuevo Caso' })])
        await expect.element(part).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('tells who searches too many customers why there are no more, and for how long', async () => {
    const { form } = await openNewCase({ listarClientes: { status: 429, body: { codigo: 429, message: TOO_MANY } } });
    await form.nombre.fill(REQUEST.nombre);
    await form.apellidoPaterno.fill(REQUEST.apellidoPaterno);
    await form.buscar.click();
    await expect.element(page.getByText(TOO_MANY).first()).toBeVisible();
    await expect.element(form.nombre).toHaveValue(REQUEST.nombre);
    await expect.element(form.buscar).toBeEnabled();
  });
});

describe('nothing typed is lost', () => {
  test('by closing or by Escape: the window asks first, and going on finds everything', async () => {
    const { form } = await openNewCaseOfSale();
    await form.cerrar.click();
    // Nothing typed, nothing asked.
    await expect.element(form.dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await form.other.click();
    await form.fill();
    await userEvent.upload(form.fileInput(), [pdf('ticket.pdf')]);
    await form.cerrar.click();
    await expect.element(form.question).toBeVisible();
    await form.question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.element(form.dialog.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.question).not.toBeInTheDocument();
    await expect.element(form.descripcion).toHaveValue(REQUEST.descripcion);
  });

  test('by the customer of the sale, who is offered all the same: a draft goes on at its first field', async () => {
    const { form, app } = await openNewCase();
    await form.descripcion.fill(REQUEST.descripcion);
    await expect.poll(app.drafts).toContain(REQUEST.descripcion);
    await app.reload();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect.element(form.chooseOfOperation).toBeVisible();
    await expect.element(form.descripcion).toHaveValue(REQUEST.descripcion);
    await expect.element(form.nombre).toHaveFocus();
  });

  test('by closing at once: what was typed in that moment is asked about, and once discarded it does not come back', async () => {
    const { form, app } = await openNewCase();
    await form.descripcion.fill(REQUEST.descripcion);
    await userEvent.keyboard('{Escape}');
    await form.question.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(form.dialog).not.toBeInTheDocument();
    await app.reload();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect.element(form.descripcion).toHaveValue('');
    await expect.poll(app.drafts).toBe('[]');
  });

  test('by a save that never answers: the draft knows at once under which key it was sent', async () => {
    const never = held({ status: 400, body: { codigo: 0, message: 'Hoy no.' } });
    const { form, app } = await openNewCase({ guardarCaso: never.answer });
    await form.fill();
    await expect.poll(app.drafts).toContain(REQUEST.descripcion);
    expect(app.drafts()).toContain('"attempts":{}');
    await form.guardar.click();
    await expect.poll(app.drafts).toMatch(/"key":"[0-9a-f]{32}-crear-1"/);
    never.release();
  });
});
