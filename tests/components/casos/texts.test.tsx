/** The page of texts ready to use: one's own are written, an area's are read by who does not keep them. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const dialog = page.getByRole('dialog');
const OF_AREA = {
  ...{ id: 1, version: 1, nombre: 'Bienvenida', texto: 'Hola {{cliente}}', activo: true, cambia: false },
  area: { id: 2, nombre: 'Entregas' },
  sigue: null,
};

test('a text is written by keys, for an area that one manages; a variable that there is not is refused', async () => {
  const { asked } = await openApp('textos', {
    textosListos: { textos: [OF_AREA], areas: [{ id: 3, nombre: 'Garantías' }] },
    guardarTexto: { codigo: 1, descripcion: 'Texto guardado con éxito', id: 2, version: 1 },
  });
  await page.getByRole('button', { name: 'Agregar texto' }).click();
  await userEvent.keyboard('Saludo');
  await dialog.getByLabelText('De quién').selectOptions('Del área Garantías');
  const texto = dialog.getByRole('textbox', { name: /^Texto/ });
  await texto.fill('Hola {{nombre}}');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(/^\{\{nombre\}\} no es una variable\. Use: /)).toBeVisible();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await texto.fill('Hola {{cliente}}');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Texto guardado con éxito')).toBeVisible();
  expect(asked('guardarTexto').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: null, version: null, nombre: 'Saludo', texto: 'Hola {{cliente}}', idArea: 3, activo: true, sigue: null },
  ]);
});

test('a text of an area that others keep is shown', async () => {
  await openApp('textos', { textosListos: { textos: [OF_AREA], areas: [] } });
  await page.getByRole('button', { name: 'Bienvenida' }).click();
  await expect.element(dialog.getByText('Los textos de un área los cambia quien la administra.')).toBeVisible();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await faultsIn('main')).toEqual([]);
});

test('what follows a text is chosen with where it leads, and nothing is saved without it', async () => {
  const { asked } = await openApp('textos', {
    textosListos: { textos: [{ ...OF_AREA, cambia: true, sigue: { trabajo: 'asignar' } }], areas: [OF_AREA.area] },
    areas: [{ id: 4, nombre: 'Bodega' }],
    subcategorias: [{ id: 5, nombre: 'FALTANTE', idArea: 4 }],
    motivosEscalamiento: [{ id: 6, descripcion: 'No hay en tienda', idArea: 4 }],
    guardarTexto: { codigo: 1, descripcion: 'Texto guardado con éxito', id: 1, version: 2 },
  } as never);
  await page.getByRole('button', { name: 'Bienvenida' }).click();
  const follows = dialog.getByLabelText('Al enviar el comentario');
  await expect.element(follows).toHaveValue('asignar');
  await follows.selectOptions('El caso pasa a otra área o categoría');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => dialog.getByText('Campo requerido').elements().length).toBe(3);
  await dialog.getByLabelText('Área').selectOptions('Bodega');
  await dialog.getByLabelText('Categoría').selectOptions('FALTANTE');
  await dialog.getByLabelText('Motivo').selectOptions('No hay en tienda');
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => asked('guardarTexto').map(({ cuerpo }) => [cuerpo.idArea, cuerpo.sigue]))
    .toEqual([[2, { trabajo: 'escalar', idArea: 4, idSubcategoria: 5, idMotivo: 6 }]]);
});
