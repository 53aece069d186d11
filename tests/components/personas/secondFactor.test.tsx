/** The second factor on screen: asked by the role, given over a screen whose session ended, and shown again for what is grave. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Account } from '#domain/personas/sesion';
import { VERSION } from '../../../src/system/version.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const NONE = { periodosGlobales: [], notasPorHacer: [], recientes: [] };
const KEY = {
  secreto: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  direccion: 'otpauth://totp/Mostrador:100001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ...{ qr: { lado: 9, trazo: 'M4 4h1v1h-1z' }, inscripcion: 'v1.sellada' },
};
const CODES = Array.from({ length: 10 }, (_, orden) => `${orden}-abcd-efgh-jkmn`);
const HERE = {
  ...{ numiden: 100_001, tienda: { id: 1, nombre: 'Tienda Centro' }, zona: 'America/Mexico_City' },
  ...{ version: VERSION, quedanMs: 43_200_000 },
};
const OVER = { status: 401, body: { codigo: -1, message: 'Su sesión terminó. Inicie sesión de nuevo.' } };
const refusal = (campo: string, message: string, status = 400) => ({
  status,
  body: { codigo: status, message, campos: [{ campo, message }] },
});

const SESSION: Account['sesiones'][number] = {
  ...{ id: 1, esta: true, tienda: 'Tienda Centro', ip: '127.0.0.1', navegador: 'Chrome en Linux' },
  ...{ creada: '2026-03-01T10:00:00.000Z', ultimoUso: '2026-03-01T10:05:00.000Z' },
};
const ACCOUNT: Account = {
  ...{ numiden: 100_001, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx', rol: 'Administrador' },
  ...{ areas: [], tiendas: [], conContrasena: true },
  segundoFactor: { activo: true, codigosRestantes: 1, loPideElRol: true },
  ausencia: null,
  resumen: { pedido: false, impedimento: null },
  sesiones: [SESSION, { ...SESSION, id: 2, esta: false, navegador: 'Firefox en Windows' }],
};

test('whose role asks for one does nothing before it is active; the recovery codes are shown until they are kept', async () => {
  const app = await openApp('facturas-globales', {
    ...{ ...NONE, sesionActual: { ...HERE, pendiente: 'segundoFactor' } },
    ...{ prepararSegundoFactor: KEY, activarSegundoFactor: refusal('codigo', 'El código no es correcto.') },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Active su segundo factor' })).toBeVisible();
  expect(app.address()).toMatch(/^auth\/pendiente/);
  expect(await faultsIn('body')).toEqual([]);
  await page.getByRole('button', { name: 'Mostrar la clave' }).click();
  await expect.element(page.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  const code = page.getByLabelText(/El código que muestra la aplicación/);
  await code.fill('287082');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('El código no es correcto.');
  app.answer({ activarSegundoFactor: { codigo: 1, descripcion: 'Activo', codigos: CODES } });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Códigos de recuperación')).toHaveTextContent('0-abcd-efgh-jkmn');
  expect(await faultsIn('body')).toEqual([]);
  app.answer({ sesionActual: HERE });
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
  expect(app.asked('activarSegundoFactor').map(({ cuerpo }) => cuerpo)).toEqual([
    { inscripcion: 'v1.sellada', codigo: '287082' },
    { inscripcion: 'v1.sellada', codigo: '287082' },
  ]);
});

test('over the screen of a session that ended the code is given after the password, and what was there goes on', async () => {
  const CENTRO = { cvetda: 1, nombre: 'Tienda Centro' };
  const COYOACAN = { cvetda: 2, nombre: 'Tienda Coyoacán' };
  const app = await openApp('facturas-globales', {
    ...{ ...NONE, tiendasPropias: [CENTRO, COYOACAN], tiendasLogin: [CENTRO, COYOACAN] },
    ...{ opcionesSesion: { contrasena: true }, sesionActual: HERE },
  });
  const other = page.getByRole('button', { name: 'Tienda Centro: cambiar de tienda' });
  await expect.element(other).toBeVisible();
  app.answer({ cambiarTienda: OVER, sesionActual: OVER });
  await other.click();
  await page.getByRole('menuitemradio', { name: 'Tienda Coyoacán' }).click();
  const over = page.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
  await expect.element(over.getByLabelText('Contraseña')).toHaveFocus();
  app.answer({ iniciarSesion: { codigo: 2, descripcion: 'Escriba el código de su aplicación de códigos.' } });
  await userEvent.keyboard('tres tristes tigres{Enter}');
  await expect.element(over.getByLabelText('Código')).toHaveFocus();
  expect(await faultsIn('body')).toEqual([]);
  app.answer({ confirmarCodigo: refusal('codigo', 'El código no es correcto.', 401) });
  await userEvent.keyboard('000000{Enter}');
  await expect.element(over.getByLabelText('Código')).toHaveAccessibleDescription(/no es correcto/);
  app.answer({
    confirmarCodigo: { codigo: 1, descripcion: 'Sesión iniciada' },
    ...{ sesionActual: HERE, cambiarTienda: { codigo: 1, descripcion: 'Tienda cambiada' } },
  });
  await userEvent.keyboard('287082{Enter}');
  await expect.element(over).not.toBeInTheDocument();
  expect(app.asked('iniciarSesion')).toHaveLength(1);
});

test('one’s own session is ended by the password and the code, which the server judges', async () => {
  const app = await openApp('mi-cuenta', {
    ...{ ...NONE, miCuenta: ACCOUNT, terminarSesion: refusal('codigo', 'El código no es correcto.') },
  });
  await expect.element(page.getByText('Le queda 1 código de recuperación.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Quitar', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Terminar la sesión de Firefox/ }).click();
  const window = page.getByRole('dialog', { name: 'Terminar la sesión' });
  await window.getByLabelText(/Su contraseña/).fill('tres tristes tigres');
  await window.getByLabelText(/Código/).fill('000000');
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(window.getByLabelText(/Código/)).toHaveAccessibleDescription(/no es correcto/);
  await expect.element(window.getByText('Borrador guardado')).not.toBeInTheDocument();
  app.answer({ terminarSesion: { codigo: 1, descripcion: 'La sesión se terminó' } });
  await window.getByLabelText(/Código/).fill('287082');
  await userEvent.keyboard('{Enter}');
  await expect.element(window).not.toBeInTheDocument();
  expect(app.asked('terminarSesion').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: 2, contrasena: 'tres tristes tigres', codigo: '000000' },
    { id: 2, contrasena: 'tres tristes tigres', codigo: '287082' },
  ]);
});
