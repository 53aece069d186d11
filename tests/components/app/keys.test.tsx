/** The keys of the pages: where they lead, and where they are only letters. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { openCaseList } from '../bed/caseList.ts';

const INVOICES = { listaFacturas: { facturas: [], total: 0, limiteExcedido: false } };
const GLOBALS = { periodosGlobales: [], notasPorHacer: [] };
const newCase = page.getByRole('dialog', { name: 'Nuevo Caso' });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const pause = () => new Promise((goOn) => setTimeout(goOn, 120));

test('two letters lead to a page, capitals being locked too, and one begins a case', async () => {
  const { address } = await openCaseList('', INVOICES);
  await expect.element(title('Casos')).toBeVisible();
  await userEvent.keyboard('gf');
  await expect.poll(address).toBe('facturas');
  await expect.element(title('Facturas')).toBeVisible();
  for (const letter of ['G', 'C']) {
    const press = { key: letter, code: `Key${letter}`, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    document.body.dispatchEvent(new KeyboardEvent('keyup', press));
  }
  await expect.element(title('Casos')).toBeVisible();
  await pause();
  await expect.element(newCase).not.toBeInTheDocument();
  await userEvent.keyboard('c');
  await expect.element(newCase).toBeVisible();
});

test('they are letters in a field, under a window, and in a code that is scanned', async () => {
  const { address } = await openApp('facturas', { ...INVOICES, ...GLOBALS, recientes: [], tiendasBusqueda: [] });
  const name = page.getByLabelText('Nombre', { exact: true });
  await name.click();
  await userEvent.keyboard('gi');
  await expect.element(name).toHaveValue('gi');
  await userEvent.keyboard('{F1}');
  await expect.element(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveFocus();
  await title('Facturas').click();
  await userEvent.keyboard('gi7');
  await pause();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Encontrar' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar ventana' }).element().focus();
  await userEvent.keyboard('gi');
  await pause();
  expect(address()).toBe('facturas?cliente=gi');
});
