/** The frame of every screen: its menu in a narrow window, the help beside the way out, where a page begins, and the pages of errors. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';

const GLOBALS = { periodosGlobales: [], notasPorHacer: [] };

test('in a narrow window the menu is a drawer, which goes with the page that is chosen in it', async () => {
  await page.viewport(390, 844);
  const { address } = await openApp('facturas-globales', { ...GLOBALS, motivosVales: [] });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const open = page.getByRole('button', { name: 'Abrir menú' });
  await expect.element(open).toBeVisible();
  expect(menu.query()).toBe(null);
  await open.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Configuración' }).click();
  await drawer.getByRole('link', { name: 'Motivos vales' }).click();
  await expect.poll(address).toMatch(/^administracion\/motivos-vales/);
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the way out says whom to call for help', async () => {
  await openApp('facturas-globales', GLOBALS);
  const exit = page.getByRole('button', { name: 'Salir' });
  await expect.element(exit).toBeVisible();
  await userEvent.hover(exit);
  await expect.element(exit).toHaveAccessibleDescription(/llame a la mesa de ayuda/);
});

test('a page begins at its top, and a step back leads to where the page before was left', async () => {
  await page.viewport(1366, 400);
  const sixty = Array.from({ length: 60 }, (_, n) => ({ id: n + 1, activo: true, version: 1 }));
  await openApp('administracion/motivos-vales', {
    motivosVales: sixty.map((one) => ({ ...one, descripcion: `Motivo ${one.id}`, tipo: 1 as const })),
    motivosDepreciacion: sixty.map((one) => ({ ...one, descripcion: `Depreciación ${one.id}`, monto: 10 })),
  });
  const row = (name: string) => page.getByText(name, { exact: true });
  await expect.element(row('Motivo 1')).toBeVisible();
  const main = page.getByRole('main').element();
  main.scrollTo(0, 300);
  await expect.poll(() => main.scrollTop).toBe(300);
  await page.getByRole('navigation').getByRole('link', { name: 'Motivos de depreciación' }).click();
  // As long as the page before: it could stand where that one was left.
  await expect.element(row('Depreciación 25')).toBeInTheDocument();
  await expect.poll(() => main.scrollTop).toBe(0);
  window.history.back();
  await expect.element(row('Motivo 1')).toBeVisible();
  await expect.poll(() => main.scrollTop).toBe(300);
});

test.each([
  ['error-401', 'Necesita iniciar sesión'],
  ['error-404', 'Página no encontrada'],
  ['error-500', 'Ocurrio un error interno'],
  ['access-denied', 'No tiene permiso para ver esta página'],
])('errors/%s is a page of its own: %s', async (path, title) => {
  const { address } = await openApp(`errors/${path}`, {});
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(address()).toBe(`errors/${path}`);
});
