/** The help over a page: its keys, what the manual says of it, and the search through all of it. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { openCaseList } from '../bed/caseList.ts';
import { faultsIn } from '../bed/faults.ts';

const help = page.getByRole('dialog', { name: 'Ayuda' });
const search = help.getByLabelText('Buscar en el manual');
const heading = (name: string) => help.getByRole('heading', { name, exact: true });

test('a stroke opens it with the keys of the page and its chapter, and Esc gives the focus back', async () => {
  await openCaseList();
  const client = page.getByRole('columnheader', { name: 'Cliente' });
  await expect.element(client).toBeVisible();
  const begin = page.getByRole('button', { name: 'Nuevo Caso' });
  begin.element().focus();
  await userEvent.keyboard('?');
  await expect.element(search).toHaveFocus();
  const here = help.getByRole('region', { name: 'Teclas de esta pantalla' });
  await expect.element(here).toHaveTextContent('CNuevo Caso');
  await expect
    .element(help.getByRole('region', { name: 'Teclas de todas las pantallas' }))
    .toHaveTextContent(/GFIr a Facturas/);
  await expect.element(heading('Encontrar un caso')).toBeVisible();
  await expect.element(heading('El semáforo')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(begin).toHaveFocus();
});

test('it finds a heading by words without accents, and its links and Volver stay inside', async () => {
  const { address } = await openApp('facturas-globales', { periodosGlobales: [], notasPorHacer: [] });
  await page.getByRole('button', { name: 'Ayuda' }).click();
  await expect.element(heading('Facturas globales')).toBeVisible();
  await userEvent.keyboard('leer vale');
  await expect.element(help.getByText(/^\d+ resultados?$/)).toBeVisible();
  await help.getByRole('button', { name: 'Leer un vale' }).click();
  await expect.element(heading('Leer un vale')).toHaveFocus();
  expect(await faultsIn('body')).toEqual([]);
  await help.getByRole('button', { name: 'Vales', exact: true }).click();
  await expect.element(heading('Vales')).toHaveFocus();
  await expect.element(heading('Decidir')).toBeVisible();
  const back = help.getByRole('button', { name: 'Volver' });
  await back.click();
  await expect.element(heading('Leer un vale')).toHaveFocus();
  await back.click();
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('leer vale');
  await search.fill('xyzzy');
  await expect.element(help.getByText('El manual no dice nada de «xyzzy».')).toBeVisible();
  expect(address()).toBe('facturas-globales');
});
