/** Going on in another of one's own stores from the bar. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VERSION } from '../../../src/system/version.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const CENTRO = { cvetda: 1, nombre: 'Tienda Centro' };
const COYOACAN = { cvetda: 2, nombre: 'Tienda Coyoacán' };
const NONE = { periodosGlobales: [], notasPorHacer: [], recientes: [] };
const DONE = { codigo: 1, descripcion: 'Tienda cambiada' };

function sessionAt({ cvetda: id, nombre }: typeof CENTRO) {
  return { numiden: 100_001, tienda: { id, nombre }, zona: 'America/Mexico_City', version: VERSION };
}

const other = page.getByRole('button', { name: /: cambiar de tienda$/ });
const choice = (name: string) => page.getByRole('menuitemradio', { name });

test('a store is chosen with one act, and the page stays', async () => {
  const { address, asked, answer } = await openApp('facturas-globales', {
    ...NONE,
    tiendasPropias: [CENTRO, COYOACAN],
  });
  await expect.element(other).toHaveAccessibleName('Tienda Centro: cambiar de tienda');
  expect(await faultsIn('body')).toEqual([]);
  answer({ cambiarTienda: DONE, sesionActual: sessionAt(COYOACAN) });
  await other.click();
  await expect.element(choice('Tienda Centro')).toHaveAttribute('aria-checked', 'true');
  await choice('Tienda Coyoacán').click();
  await expect.element(page.getByText('Numiden: 100001 | Tienda: Tienda Coyoacán')).toBeVisible();
  await expect.element(other).toHaveAccessibleName('Tienda Coyoacán: cambiar de tienda');
  await expect.element(other).toHaveFocus();
  expect(asked('cambiarTienda').map(({ cuerpo }) => cuerpo)).toEqual([{ idTienda: 2 }]);
  expect(address()).toBe('facturas-globales');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
});

test('a refused one leaves the person where they are, and says why', async () => {
  const message = 'No puede entrar en Tienda Coyoacán: pida que le asignen esa tienda.';
  await openApp('facturas-globales', {
    ...{ ...NONE, tiendasPropias: [CENTRO, COYOACAN] },
    cambiarTienda: { status: 403, body: { codigo: 403, message } },
  });
  await other.click();
  await choice('Tienda Coyoacán').click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(other).toHaveAccessibleName('Tienda Centro: cambiar de tienda');
});

test('arrows only look at the stores: Esc leaves all as it was, and Enter chooses', async () => {
  const { asked, answer } = await openApp('facturas-globales', { ...NONE, tiendasPropias: [CENTRO, COYOACAN] });
  await expect.element(other).toBeVisible();
  (other.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('Tienda Centro')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(choice('Tienda Centro')).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
  expect(asked('cambiarTienda')).toEqual([]);
  answer({ cambiarTienda: DONE, sesionActual: sessionAt(COYOACAN) });
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('Tienda Centro')).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(other).toHaveAccessibleName('Tienda Coyoacán: cambiar de tienda');
});

test('who has no other store is offered none', async () => {
  await openApp('facturas-globales', NONE);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(other).not.toBeInTheDocument();
});

test('the search of everything goes there by the name of the store', async () => {
  const { asked, answer } = await openApp('facturas-globales', { ...NONE, tiendasPropias: [CENTRO, COYOACAN] });
  await expect.element(other).toBeInTheDocument();
  answer({ cambiarTienda: DONE, sesionActual: sessionAt(COYOACAN) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Qué busca' })).toHaveFocus();
  await userEvent.keyboard('coyo');
  await expect.element(page.getByRole('option', { name: 'Cambiar a Tienda Coyoacán' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Numiden: 100001 | Tienda: Tienda Coyoacán')).toBeVisible();
  expect(asked('cambiarTienda').map(({ cuerpo }) => cuerpo)).toEqual([{ idTienda: 2 }]);
});
