/** The new-case window: what it asks for, refuses and offers. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blur, focus } from '../bed/act.ts';
import { faultsIn } from '../bed/faults.ts';
import { openNewCase, pdf, REQUEST } from '../bed/newCase.ts';

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

  test('says so when an area has no categories', async () => {
    const { form } = await openNewCase({ areas: [{ id: 9, nombre: 'Cocina' }] });
    await form.area.selectOptions('Cocina');
    await expect.element(page.getByText('No se encontraron categorias para el area').first()).toBeVisible();
  });

  test('has the width, the lines, the hint and the first choice of the specification, and asks for its eight types', async () => {
    const { form } = await openNewCase();
    await expect.element(form.dialog).toBeVisible();
    expect(getComputedStyle(form.dialog.element()).maxWidth).toBe('700px');
    await expect.element(form.descripcion).toHaveAttribute('rows', '4');
    await expect.element(form.descripcion).toHaveAttribute('placeholder', 'Explicación del motivo del escalamiento.');
    await expect.element(form.dialog.getByRole('radio', { name: 'Masculino' })).toBeChecked();
    await expect.element(form.dialog.getByText('Los campos marcados con (*) son requeridos.')).toBeVisible();
    expect(form.fileInput().accept.split(',').sort()).toEqual([
      ...['.doc', '.docx', '.jpeg', '.jpg', '.odf', '.pdf', '.png', '.xlsx'],
    ]);
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
});
