/** The screens are for who may: each by hand, with the permissions of which one is enough. The server checks every call besides. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Permiso } from '#domain/common/permisos';
import { openApp } from '../bed/app.tsx';
import { without } from '../bed/people.ts';

const VOUCHERS = ['crearVale', 'autorizarVale', 'cancelarVale', 'verVales'] as const;
const CASES = ['verTodosLosCasos', 'validarOperacion'] as const;
const CHARTS = [
  ...['verPermisos', 'guardarRol', 'editarUsuarios', 'servidores', 'configuracionGeneral'],
  ...['motivosVales', 'motivosDepreciacion'],
] as readonly Permiso[];

const SCREENS: readonly (readonly [path: string, oneOf: readonly Permiso[]])[] = [
  ['valida-operacion', ['validarOperacion', 'soloValidarOperacion']],
  ['administracion/casos', CASES],
  ['administracion/casos/7001', CASES],
  ['administracion/casos/7001/diagrama', CASES],
  ['administracion/casos/7001/facturas/5/diagrama', ['facturar']],
  ['administracion/por-autorizar', ['autorizarCaso', 'autorizarVale']],
  ['clientes/500001', [...CASES, ...VOUCHERS, 'soloValidarOperacion']],
  ['vales', VOUCHERS],
  ['vales/61', VOUCHERS],
  ['vales/61/diagrama', VOUCHERS],
  ['vales/nuevo?tienda=1&operacion=1000001', ['crearVale']],
  ['facturas', ['facturar']],
  ['facturas/5', ['facturar']],
  ['facturas-globales', ['facturar']],
  ['cuadre', ['facturar']],
  ['textos', ['comentarCaso', 'cerrarCaso']],
  ['usuarios', ['verUsuarios']],
  ['usuarios/detalles/100002', ['editarUsuarios']],
  ['roles', ['verRoles']],
  ['roles/detalles/3', ['verRoles']],
  ['roles/detalles/nuevo', ['guardarRol']],
  ['seguridad', ['editarUsuarios']],
  ['configuracion', ['servidores']],
  ['configuracion-general', ['configuracionGeneral']],
  ['datos-fiscales', ['configuracionGeneral']],
  ['administracion/motivos-vales', ['motivosVales']],
  ['administracion/motivos-depresiacion', ['motivosDepreciacion']],
  ['entradas', ['servidores']],
  ['integraciones', ['servidores']],
  ['diagramas', CHARTS],
  ['diagramas/vidaCaso', CHARTS],
  ['diagramas/vidaCaso/uso', CHARTS],
];

// Whatever the screen would ask is a fault here, since nobody answers it.
test.each(SCREENS)('%s is closed to who lacks %j, and asks nothing for them', async (path, oneOf) => {
  const { address } = await openApp(path, without(oneOf));
  await expect.poll(address).toBe('errors/access-denied');
});

test('the menu names none of the screens of an administrator to who administers nothing', async () => {
  const { address } = await openApp('mi-cuenta', {
    ...without([...CHARTS, 'verUsuarios', 'verRoles', 'autorizarCaso', 'autorizarVale', 'facturar']),
    miCuenta: { status: 500, body: { codigo: 500, message: 'No' } },
    opcionesSesion: { contrasena: false },
  });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect.element(menu.getByRole('link', { name: 'Vales' })).toBeInTheDocument();
  const shown = [...menu.element().querySelectorAll('a')].map((link) => new URL(link.href).pathname);
  const closed = ['usuarios', 'roles', 'seguridad', 'configuracion', 'por-autorizar', 'facturas', 'diagramas'];
  expect(shown.filter((path) => closed.some((part) => path.includes(part)))).toEqual([]);
  expect(address()).toBe('mi-cuenta');
});
