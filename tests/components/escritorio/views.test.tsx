/** Views of a list: saved, opened, put into the menu, and said where something of one is gone. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Vista } from '#domain/escritorio/vistas';
import { openCaseList } from '../bed/caseList.ts';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const OF_HER: Vista = {
  ...{ id: 4, version: 2, nombre: 'Lo urgente', lista: 'casos', filtro: { estados: [2], aMiCargo: true } },
  ...{ caido: [], area: null, cambia: true, fijada: false },
};
const OF_AREA: Vista = {
  ...{ id: 5, version: 1, nombre: 'Garantías de la semana', lista: 'casos', filtro: { soloAbiertos: true } },
  ...{ caido: ['categoría'], area: { id: 3, nombre: 'Garantías' }, cambia: false, fijada: false },
};
const OF_VOUCHERS: Vista = { ...OF_HER, id: 6, lista: 'vales', nombre: 'Por vencer', filtro: {} };
const ALL: Answers = { vistasPropias: { vistas: [OF_AREA, OF_HER, OF_VOUCHERS], areas: [] } };

const menu = page.getByRole('button', { name: 'Vistas', exact: true });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const view = (name: string) => page.getByRole('menuitemradio', { name });

test('the views of the list are opened from their menu, and one says what of it is gone', async () => {
  const { sent, address } = await openCaseList('', ALL);
  await menu.click();
  await expect.element(page.getByText('Del área Garantías')).toBeVisible();
  await expect.element(view('Por vencer')).not.toBeInTheDocument();
  await view('Lo urgente').click();
  await expect.poll(sent).toMatchObject({ estados: [2], aMiCargo: true, numPagina: 1 });
  await expect.poll(address).toMatch(/estado=2/);
  await expect.poll(address).toMatch(/vista=4/);
  await expect.element(page.getByRole('heading', { name: 'Lo urgente' })).toBeVisible();
  await menu.click();
  await view('Garantías de la semana').click();
  await expect.poll(sent).toMatchObject({ estados: [], aMiCargo: false, soloAbiertos: true });
  const note = 'La vista «Garantías de la semana» ya no filtra por categoría: lo que buscaba ya no existe.';
  await expect.element(page.getByText(note)).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
});

test('what the list shows is saved under a name, by the keyboard alone', async () => {
  const saved = { codigo: 1, descripcion: 'Vista guardada con éxito', id: 9, version: 1 };
  const { asked, address } = await openCaseList('?estado=2,6&orden=porVencer', {
    vistasPropias: { vistas: [], areas: [{ id: 3, nombre: 'Garantías' }] },
    guardarVista: saved,
  });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Aún no hay vistas de esta lista')).toBeVisible();
  await expect.element(item('Administrar vistas…')).not.toBeInTheDocument();
  await item('Guardar vista…').click();
  const dialog = page.getByRole('dialog', { name: 'Agregar vista' });
  await expect.element(dialog.getByLabelText(/^Nombre/)).toHaveFocus();
  await userEvent.keyboard('Por perder color');
  await dialog.getByLabelText('De quién').selectOptions('Del área Garantías');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => asked('guardarVista').at(-1)?.cuerpo)
    .toMatchObject({
      ...{ id: null, nombre: 'Por perder color', lista: 'casos', idArea: 3 },
      filtro: { estados: [2, 6], orden: 'porVencer' },
    });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toMatch(/vista=9/);
});

test('a view that was changed since is kept with what it shows now, by who may change it', async () => {
  const { asked, buttonNamed } = await openCaseList('?estado=2&mios=true&vista=4', {
    ...ALL,
    guardarVista: { codigo: 1, descripcion: 'Vista guardada con éxito', id: 4, version: 3 },
  });
  await expect.element(page.getByRole('heading', { name: 'Lo urgente' })).toBeVisible();
  await buttonNamed('Sin atención').click();
  await expect.element(page.getByRole('heading', { name: 'Lista de casos' })).toBeVisible();
  await menu.click();
  await item('Guardar cambios en «Lo urgente»…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => asked('guardarVista').at(-1)?.cuerpo)
    .toMatchObject({ id: 4, version: 2, filtro: { estados: [2], aMiCargo: true, sinAtencion: true } });
});

test('all views are put into the menu, renamed and taken away in one window', async () => {
  const { asked } = await openCaseList('', {
    ...ALL,
    fijarVista: { codigo: 1, descripcion: 'La vista está en su menú' },
    quitarVista: { codigo: 1, descripcion: 'Vista quitada con éxito', id: 4, version: 3 },
  });
  await menu.click();
  await item('Administrar vistas…').click();
  const dialog = page.getByRole('dialog', { name: 'Vistas' });
  await dialog.getByRole('button', { name: 'Fijar al menú: Lo urgente' }).click();
  await expect.poll(() => asked('fijarVista').at(-1)?.cuerpo).toEqual({ id: 4, fijada: true });
  await expect.element(dialog.getByRole('button', { name: 'Quitar: Garantías de la semana' })).not.toBeInTheDocument();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Quitar: Lo urgente' }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect.poll(() => asked('quitarVista').at(-1)?.cuerpo).toEqual({ id: 4, version: 2 });
});

test('pinned views stand in the side menu with how many they find', async () => {
  const pinned: Pick<Vista, 'nombre' | 'lista' | 'filtro'> = {
    ...{ nombre: 'Lo urgente', lista: 'casos', filtro: { estados: [2] } },
  };
  const { address, sent } = await openCaseList('', {
    vistasFijadas: {
      vistas: [
        { ...pinned, id: 4, n: 7, hayMas: false },
        { ...pinned, id: 5, nombre: 'Todo', filtro: {}, n: 99, hayMas: true },
        { ...pinned, id: 6, nombre: 'De Ana', filtro: { nomCliente: 'ana' }, n: null, hayMas: false },
      ],
    },
    ...ALL,
  });
  const side = page.getByRole('navigation', { name: 'Menú principal' });
  await expect.element(side.getByRole('link', { name: 'Todo (más de 99 casos)' })).toBeVisible();
  await expect.element(side.getByRole('link', { name: 'De Ana', exact: true })).toBeVisible();
  await side.getByRole('link', { name: 'Lo urgente (7 casos)' }).click();
  await expect.poll(address).toMatch(/vista=4/);
  await expect.poll(sent).toMatchObject({ estados: [2] });
});
