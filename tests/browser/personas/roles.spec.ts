import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

function roles(page: Page) {
  const dialog = page.getByRole('alertdialog');
  return {
    nombre: page.getByLabel('Nombre', { exact: false }).first(),
    permiso: (nombre: string) => page.getByRole('checkbox', { name: nombre, exact: true }),
    cambios: page.getByRole('region', { name: 'Lo que va a cambiar' }),
    guardar: page.getByRole('button', { name: 'Guardar' }),
    eliminar: page.getByRole('button', { name: 'Eliminar' }),
    question: dialog,
    si: dialog.getByRole('button', { name: 'Si', exact: true }),
    no: dialog.getByRole('button', { name: 'No', exact: true }),
  };
}

let made = 0;

/** Makes a role by the keyboard alone; answers its id and name. */
async function makeRole(page: Page): Promise<{ readonly id: number; readonly nombre: string }> {
  const nombre = `Cajas ${Date.now()} ${++made}`;
  const role = roles(page);
  await page.goto('roles/detalles/nuevo');
  await role.nombre.focus();
  await page.keyboard.type(nombre);
  await role.permiso('Crear casos').focus();
  await page.keyboard.press('Space');
  await role.guardar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`El rol ${nombre} se guardó con éxito`)).toBeVisible();
  await expect(page).toHaveURL(/\/roles\/detalles\/\d+$/);
  return { id: Number(page.url().split('/').at(-1)), nombre };
}

test.beforeEach(({ page }) => signIn(page, EMPLOYEES.administrador));

test('the list leads to a role and back, and on to the next one', async ({ page, fallas }) => {
  await page.goto('roles');
  await expect(page.getByRole('row', { name: /Asesor de tienda/ })).toBeVisible();
  await page.getByRole('link', { name: 'Asesor de tienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rol Permiso' })).toBeFocused();
  expect(await fallas()).toEqual([]);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(roles(page).nombre).not.toHaveValue('Asesor de tienda');
  await page.getByRole('link', { name: 'Volver a los roles' }).click();
  await expect(page).toHaveURL(/\/roles$/);
});

test('a new role begins with both its fields at fault, is made by the keyboard, and deleted on Si', async ({
  page,
}) => {
  const role = roles(page);
  await page.goto('roles/detalles/nuevo');
  await expect(page.getByText('Campo requerido')).toHaveCount(2);
  await expect(role.guardar).toBeDisabled();
  await role.nombre.fill('x');
  await role.nombre.fill('');
  await role.nombre.blur();
  await expect(page.getByText('El nombre es requerido')).toBeVisible();

  const { nombre } = await makeRole(page);
  await expect(role.nombre).toHaveValue(nombre);
  await role.eliminar.click();
  await expect(role.question).toContainText(
    `Los permisos de los usaurio que pertenecen al rol ${nombre} serán eliminados. ¿Desea Continuar?`,
  );
  await role.no.click();
  await expect(role.question).toBeHidden();
  await role.eliminar.click();
  await role.si.click();
  await expect(page).toHaveURL(/\/roles$/);
  await expect(page.getByText(`El rol ${nombre} se eliminó con éxito`)).toBeVisible();
});

test('what a save will change, and to how many, stands beside it; a filter and a group take many at once', async ({
  page,
}) => {
  const role = roles(page);
  await page.goto('roles/detalles/2');
  await expect(role.cambios).toContainText('Nada todavía.');
  await page.getByLabel('Filtrar permisos').fill('estadisticas');
  await expect(role.permiso('Crear casos')).toBeHidden();
  await role.permiso('Ver estadísticas').check();
  await page.getByLabel('Filtrar permisos').fill('');
  await role.permiso('Todos los de este grupo: Vales').check();
  await role.permiso('Crear casos').uncheck();
  await expect(role.cambios).toContainText('Se agrega: Ver estadísticas');
  await expect(role.cambios).toContainText('Se agrega: Autorizar vales');
  await expect(role.cambios).toContainText('Se quita: Crear casos');
  await expect(role.cambios).toContainText(/Los permisos también cambian a \d+ usuarios con este rol/);
  await role.eliminar.click();
  await expect(role.question).toContainText(/\d+ usuarios lo tienen/);
  await role.no.click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(role.cambios).toContainText('Nada todavía.');
});

test('a save on what somebody else has changed says what, and can be made all the same', async ({
  page,
  elsewhere,
}) => {
  const { id, nombre } = await makeRole(page);
  const role = roles(page);
  await role.permiso('Comentar casos y agregar anexos').check();
  const other = await elsewhere(EMPLOYEES.administrador);
  await other.request.post('api/rol/guardar', {
    data: { id, nombre, permisos: [2, 11], idAplicacion: 146, version: 1 },
  });
  await role.guardar.click();
  await expect(page.getByText('No se pudo guardar el rol.')).toBeVisible();
  await expect(page.getByText(/Permisos: se agregó Ver estadísticas/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar de todos modos' }).click();
  const saved = async () => (await (await page.request.get(`api/rol/get-detalles/${id}`)).json()).permisos;
  await expect.poll(saved).toEqual([2, 4]);
  await expect(role.permiso('Ver estadísticas')).not.toBeChecked();
  await expect(role.permiso('Comentar casos y agregar anexos')).toBeChecked();
  await expect(role.cambios).toContainText('Nada todavía.');
});

test('what is written survives a reload', async ({ page }) => {
  const { nombre } = await makeRole(page);
  await roles(page).nombre.fill(`${nombre} de noche`);
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await page.reload();
  await expect(roles(page).nombre).toHaveValue(`${nombre} de noche`);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(roles(page).nombre).toHaveValue(nombre);
});

test('one’s own role keeps its permissions, and the administrators’ role stays', async ({ page }) => {
  await page.goto('roles/detalles/1');
  await expect(roles(page).permiso('Crear casos')).toBeDisabled();
  await expect(page.getByText(/Nadie cambia los permisos de su propio rol/)).toBeVisible();
  await expect(roles(page).eliminar).toBeDisabled();
});

test('a role that cannot be read says so in its place and is offered again, without an alert', async ({ page }) => {
  await page.route('**/rol/get-detalles/*', (route) => route.fulfill({ status: 500, json: { message: 'Falló.' } }));
  await page.goto('roles/detalles/2');
  await expect(page.getByRole('main').getByText('Falló.')).toBeVisible();
  await page.unroute('**/rol/get-detalles/*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(roles(page).nombre).toHaveValue('Asesor de tienda');
});

test('an address that is no role leads to error-404', async ({ page }) => {
  for (const path of ['roles/detalles/abc', 'roles/detalles/999999']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/errors\/error-404$/);
  }
});
