/** The frame of every screen: its menu in a narrow window, the help beside the way out, and where a page begins. */
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
  const motivosVales = Array.from({ length: 60 }, (_, n) => ({
    ...{ id: n + 1, descripcion: `Motivo ${n + 1}`, tipo: 1 as const, activo: true, version: 1 },
  }));
  await openApp('administracion/motivos-vales', { motivosVales, motivosDepreciacion: [] });
  await expect.element(page.getByText('Motivo 1', { exact: true })).toBeVisible();
  const main = page.getByRole('main').element();
  main.scrollTo(0, 300);
  await expect.poll(() => main.scrollTop).toBe(300);
  await page.getByRole('navigation').getByRole('link', { name: 'Motivos de depreciación' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /depreciación/i })).toBeVisible();
  await expect.poll(() => main.scrollTop).toBe(0);
  window.history.back();
  await expect.element(page.getByText('Motivo 1', { exact: true })).toBeVisible();
  await expect.poll(() => main.scrollTop).toBe(300);
});
