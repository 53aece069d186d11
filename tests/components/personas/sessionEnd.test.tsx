/** The end of a session: signing in again over the same screen, and what waits meanwhile. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VERSION } from '../../../src/system/version.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const NONE = { periodosGlobales: [], notasPorHacer: [], recientes: [] };
const OVER = { status: 401, body: { codigo: -1, message: 'Su sesión terminó. Inicie sesión de nuevo.' } };
const CENTRO = { cvetda: 1, nombre: 'Tienda Centro' };
const COYOACAN = { cvetda: 2, nombre: 'Tienda Coyoacán' };
const HERE = {
  ...{ numiden: 100_001, tienda: { id: 1, nombre: 'Tienda Centro' }, zona: 'America/Mexico_City' },
  ...{ version: VERSION, quedanMs: 43_200_000 },
};

const over = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });

/** The app on a page whose session ends with the next thing that its person asks for: another store. */
async function openUntilOver(contrasena: boolean) {
  const app = await openApp('facturas-globales', {
    ...{ ...NONE, tiendasPropias: [CENTRO, COYOACAN], tiendasLogin: [CENTRO, COYOACAN] },
    ...{ opcionesSesion: { contrasena }, sesionActual: HERE },
  });
  const other = page.getByRole('button', { name: 'Tienda Centro: cambiar de tienda' });
  await expect.element(other).toBeVisible();
  app.answer({ cambiarTienda: OVER, sesionActual: OVER });
  await other.click();
  await page.getByRole('menuitemradio', { name: 'Tienda Coyoacán' }).click();
  await expect.element(over).toBeVisible();
  return app;
}

test('what was asked for is done once, when the same person is in again', async () => {
  const { asked, answer } = await openUntilOver(false);
  await expect.element(over).toHaveTextContent('Su sesión terminó. Inicie sesión de nuevo.');
  await expect.element(over).toHaveTextContent('Laura Méndez Castillo');
  await expect.element(over.getByLabelText('Número de empleado')).toHaveFocus();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(over).toBeVisible();
  answer({
    iniciarSesion: { codigo: 1, descripcion: 'Bienvenida' },
    sesionActual: HERE,
    cambiarTienda: { codigo: 1, descripcion: 'Tienda cambiada' },
  });
  await userEvent.keyboard('100001{Enter}');
  await expect.element(over).not.toBeInTheDocument();
  await expect.poll(() => asked('cambiarTienda').length).toBe(2);
  expect(asked('iniciarSesion').map(({ cuerpo }) => cuerpo)).toEqual([
    { numiden: '100001', idTienda: 1, tienda: 'Tienda Centro' },
  ]);
});

test('a password is asked for where the server does so; a refusal is said, and the field is there for the next one', async () => {
  const { answer } = await openUntilOver(true);
  await expect.element(over.getByLabelText('Número de empleado')).toHaveValue('100001');
  const password = over.getByLabelText('Contraseña');
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription('Escriba su contraseña.');
  const message = 'El número de empleado o la contraseña no son correctos.';
  answer({ iniciarSesion: { status: 401, body: { codigo: 401, message } } });
  await userEvent.keyboard('no es esta{Enter}');
  await expect.element(over).toHaveTextContent(message);
  await expect.element(password).toHaveFocus();
  expect(await faultsIn('body')).toEqual([]);
});

test('who does not want to go on leaves for the login', async () => {
  const { address, answer, asked } = await openUntilOver(false);
  answer({ cerrarSesion: { codigo: 1, descripcion: 'Sesión cerrada' } });
  await over.getByRole('button', { name: 'Salir' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  expect(address()).toBe('auth/login');
  // The session is closed behind the person's back.
  await expect.poll(() => asked('cerrarSesion').length).toBe(1);
});

test('the last minute of a session that ends however much it is used is counted down', async () => {
  await openApp('facturas-globales', { ...NONE, sesionActual: { ...HERE, quedanMs: 45_000 } });
  const count = page.getByRole('timer');
  await expect.element(count).toHaveTextContent(/Su sesión termina en 4\d segundos, aunque la use\./);
  expect(await faultsIn('body')).toEqual([]);
});
