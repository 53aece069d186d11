/** The new-case window: whose case it is. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../bed/act.ts';
import { held } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { BUYER, newCase, openNewCase, openNewCaseOfSale, REQUEST } from '../bed/newCase.ts';

const TOO_MANY =
  'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.';

describe('the customer of a new case', () => {
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

  test('is told from others of the name by number, sex and birth, and brings the contact that is known', async () => {
    const { sexo: _sex, fechaNacimiento: _birth, ...rest } = BUYER;
    const unknown = { ...rest, numiden: 6, sexo: null, fechaNacimiento: null };
    const { form } = await openNewCase({ listarClientes: { clientes: [BUYER, unknown], limiteExcedido: false } });
    await form.nombre.fill('ana sofia');
    await form.apellidoPaterno.fill('pena');
    await form.buscar.click();
    await expect.element(form.clientes.nth(1)).toBeVisible();
    const names = [...form.dialog.element().querySelectorAll('label:has([name=cliente])')];
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Crear nuevo clienteNUEVO CLIENTE',
      'Peña Uc PráxedesNumiden: 5 | Sexo: F | Fecha nac: 29 de febrero de 1980',
      'Peña Uc PráxedesNumiden: 6 | Sexo: N/D | Fecha nac: N/D',
    ]);
    expect(getComputedStyle(names[0]?.parentElement as Element).maxHeight).toBe('240px');
    await form.clientes.first().click();
    await expect.element(form.correo).toHaveValue('maria@correo.mx');
    await expect.element(form.correo).toBeEnabled();
  });

  test('says which cases of the sale and its customer are open, before one more is', async () => {
    const open = (id: number, deLaVenta: boolean) => ({
      ...{ id, deLaVenta, subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, fecha: '2026-03-10T18:00:00.000Z' },
      ...{ estado: { id: 2, nombre: 'EN PROCESO' }, tienda: { cvetda: 1, nombre: 'Tienda Centro' } },
    });
    const { form, app } = await openNewCaseOfSale({
      casosAbiertos: { casos: [open(7_002, true), open(7_001, false)], total: 4 },
    });
    const note = form.dialog.getByRole('status').filter({ hasText: 'sin solucionar' });
    await expect
      .element(note)
      .toHaveTextContent(
        'De esta operación o de este cliente hay 4 casos sin solucionar:Caso 7002 · Vale de devolución · EN PROCESO · Tienda Centro, 10/03/2026',
      );
    expect(await faultsIn('[role=dialog]')).toEqual([]);
    expect(app.asked('casosAbiertos').at(-1)?.consulta).toEqual({ cliente: '5', tienda: '1', operacion: '1000001' });
    await expect
      .element(note.getByRole('link', { name: 'Caso 7001' }))
      .toHaveAttribute('href', expect.stringMatching(/casos\/7001$/));
  });

  test('says who seems to be there already, and is made once it is said that it is another', async () => {
    const text =
      'Ya hay un cliente con ese correo: Peña Ruiz Ana (500012). Búsquelo y elíjalo, o diga que es otra persona.';
    const { form, app } = await openNewCase({
      guardarCaso: { status: 409, body: { codigo: 409, message: text, entidad: 'cliente', id: 500_012 } },
    });
    await form.fill();
    await form.guardar.click();
    await expect.element(form.dialog.getByRole('alert')).toHaveTextContent(text);
    expect(await faultsIn('[role=dialog]')).toEqual([]);
    await form.dialog.getByRole('button', { name: 'Es otra persona: guardar' }).click();
    const said = () => app.asked('guardarCaso').map(({ cuerpo, clave }) => [cuerpo.otroCliente, clave]);
    await expect.poll(() => said().map(([other]) => other)).toEqual([false, true]);
    // A word about one customer is not said of another.
    await form.correo.fill('otra@ejemplo.mx');
    await form.guardar.click();
    await expect.poll(() => said().map(([other]) => other)).toEqual([false, true, false]);
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
