/** A password manager fills a field without an event: what is seen is what is sent. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import { openCaseList } from '../bed/caseList.ts';
import { request } from '../bed/inbox.ts';
import { PUBLIC_CASES } from '../bed/publicCases.ts';
import { CASH_SALE, IRON } from '../bed/sales.ts';

const OVER = { status: 401, body: { codigo: -1, message: 'Su sesión terminó. Inicie sesión de nuevo.' } };

/** Puts a value in a field as a browser does, so that nothing hears of it. */
function fillSilently(field: Element, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

const NUMBER = { campo: 'Número de empleado', valor: '100002' };

test('the login sends the number and the password that stand in it', () => loginSends(NUMBER));

test.skipIf(PUBLIC_CASES === null)('P52: the login sends what a password manager put in its field', () =>
  loginSends(PUBLIC_CASES?.P52 ?? NUMBER),
);

async function loginSends({ campo, valor }: typeof NUMBER): Promise<void> {
  const { asked } = await openApp('auth/login', {
    ...{ sesionActual: OVER, tiendasLogin: [{ cvetda: 1, nombre: 'Tienda Centro' }] },
    opcionesSesion: { contrasena: true },
    iniciarSesion: {
      status: 401,
      body: { codigo: -1, message: 'El número de empleado o la contraseña no son correctos.' },
    },
  });
  const number = page.getByLabelText(campo);
  const password = page.getByLabelText('Contraseña');
  await expect.element(password).toBeVisible();
  fillSilently(number.element(), valor);
  // Whatever is drawn anew leaves it alone.
  await page.getByLabelText('Tienda').selectOptions('Tienda Centro');
  await expect.element(number).toHaveValue(valor);
  fillSilently(password.element(), 'tres tristes tigres');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect
    .poll(() => asked('iniciarSesion').map(({ cuerpo }) => cuerpo))
    .toMatchObject([{ numiden: valor, contrasena: 'tres tristes tigres' }]);
}

test('a form of the kit sends what stands in its fields', async () => {
  const { asked } = await openApp('administracion/casos/7001', {
    detalleCaso: {
      ...{ ...request(7001), datosAutorizacion: null },
      estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
    },
    ...{ anexosDeCaso: [], casosAbiertos: { casos: [], total: 0 }, valesDeCaso: [], facturasDeCaso: [] },
    cerrarCaso: { status: 400, body: { codigo: 0, message: 'Hoy no.' } },
  });
  await page.getByRole('button', { name: /^Cerrar caso/ }).click();
  const closing = page.getByRole('dialog', { name: 'Cerrar caso' });
  const field = closing.getByLabelText(/^Solución/);
  await expect.element(field).toBeVisible();
  fillSilently(field.element(), 'Se cambió el aparato.');
  await closing.getByRole('button', { name: /^Cerrar caso/ }).click();
  await expect
    .poll(() => asked('cerrarCaso').map(({ cuerpo }) => cuerpo))
    .toMatchObject([{ solucion: 'Se cambió el aparato.' }]);
});

test('the sheet of a voucher saves the units that stand in it', async () => {
  const { asked } = await openApp('vales/nuevo?tienda=1&operacion=7020005', {
    detalleOperacionVale: CASH_SALE,
    validarVale: { status: 400, body: { codigo: 0, message: 'Hoy no.' } },
    guardarVale: { status: 400, body: { codigo: 0, message: 'Hoy no.' } },
  });
  const units = page.getByLabelText(`Cantidad de ${IRON.descripcion}`, { exact: true });
  await expect.element(units).toBeVisible();
  const [reason = ''] = CASH_SALE.motivos.flatMap(({ tipo, descripcion }) => (tipo === 1 ? [descripcion] : []));
  await page.getByRole('combobox', { name: /^Motivo/ }).selectOptions(reason);
  fillSilently(units.element(), '1');
  // It looks as if nothing could be saved, until it is pressed.
  await page.getByRole('button', { name: 'Guardar vale', exact: true }).click({ force: true });
  const line = { linea: IRON.linea, cantidad: 1 };
  await expect.poll(() => asked('guardarVale').map(({ cuerpo }) => cuerpo)).toMatchObject([{ articulos: [line] }]);
});

test('the filters of a list search what stands in them', async () => {
  const { labelled, sent } = await openCaseList('');
  const number = labelled('Folio');
  await expect.element(number).toBeVisible();
  fillSilently(number.element(), ' 12 ');
  await userEvent.type(labelled('Cliente'), '{Enter}');
  await expect.poll(sent).toMatchObject({ folio: 12 });
});
