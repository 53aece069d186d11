/** The menu beside the page: what is not of every day is folded, as the person leaves it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const NONE = { periodosGlobales: [], notasPorHacer: [] };
const menu = page.getByRole('navigation', { name: 'Menú principal' });
const group = (name: string) => menu.getByRole('button', { name });
const link = (name: string) => menu.getByRole('link', { name, exact: true });

test('groups of the administration are folded until one opens them, which is remembered', async () => {
  const { reload, asked } = await openApp('facturas-globales', NONE);
  await expect.element(link('Inicio')).toBeVisible();
  await expect.element(link('Validar operación')).toBeVisible();
  await expect.element(link('Usuarios')).not.toBeInTheDocument();
  await group('Gestión de Usuarios').click();
  await expect.element(link('Usuarios')).toBeVisible();
  expect(await faultsIn('nav')).toEqual([]);
  await reload();
  await expect.element(link('Roles')).toBeVisible();
  await expect.element(group('Configuración')).toHaveAttribute('aria-expanded', 'false');
  await group('Gestión de Usuarios').click();
  await reload();
  await expect.element(group('Gestión de Usuarios')).toHaveAttribute('aria-expanded', 'false');
  // The page that was loaded last reads until then, and would read into the next test.
  await expect.poll(() => asked('notasPorHacer').length).toBe(3);
});

test('the group where one is is open', async () => {
  await openApp('administracion/motivos-vales', { motivosVales: [] });
  await expect.element(link('Motivos vales')).toBeVisible();
  await expect.element(group('Configuración')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link('Usuarios')).not.toBeInTheDocument();
});
