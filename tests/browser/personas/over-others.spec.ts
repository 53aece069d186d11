import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';

/** Users of the sample that no other test changes: one who edits users and roles, and one who may less than he. */
const EDITOR = '100121';
const ADVISER = 100_122;

/** The permissions of an adviser, and those that the editor has besides. */
const OF_ADVISERS = [2, 4, 6, 7, 8, 13, 16, 27];
const OF_EDITORS = [3, 5, 12, 15, 25, 26];

const NOT_GIVEN = 'No se puede dar lo que usted no tiene.';
const MORE =
  'Esta persona puede más que usted (rol de administrador, permisos, áreas y áreas de gerente): pídalo a alguien que pueda lo mismo que ella.';

/** Gives both of them one area, and what they may. */
async function arrange({ request }: Signed, tiendas: readonly number[] = []): Promise<void> {
  const areas: { id: number; nombre: string }[] = await (await request.get('api/catalogo/areas')).json();
  const area = areas.find(({ nombre }) => nombre === 'Facturación')?.id;
  for (const [id, permisos] of [
    [Number(EDITOR), [...OF_ADVISERS, ...OF_EDITORS]],
    [ADVISER, OF_ADVISERS],
  ] as const) {
    const data = {
      id,
      correo: `${id}@mostrador.example`,
      areas: [area],
      areasGerente: [],
      roles: [2],
      idAplicacion: 146,
    };
    const answer = await request.put('api/usuario/editar', { data: { ...data, permisos, tiendas } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}
function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true });
}
function save(page: Page) {
  return page.getByRole('button', { name: 'Guardar', exact: true });
}

test.beforeEach(async ({ apart }) => arrange(await apart(EMPLOYEES.administrador)));

test('what one lacks is shown and cannot be given, and it is said why', async ({ page }) => {
  await signIn(page, EDITOR);
  await open(page, `usuarios/detalles/${ADVISER}`, 'Editar Usuario');
  await expect(box(page, 'Crear casos')).toBeEnabled();
  for (const name of ['Autorizar casos', 'Administrar servidores']) {
    await expect(box(page, name)).toBeDisabled();
    await expect(box(page, name)).toHaveAccessibleDescription(NOT_GIVEN);
  }
  const areas = page.getByRole('group', { name: /^Áreas( \(\*\))?$/ });
  await expect(areas.getByLabel('Facturación')).toBeEnabled();
  await expect(areas.getByLabel('Devoluciones y vales')).toBeDisabled();
  await expect(areas.getByLabel('Devoluciones y vales')).toHaveAccessibleDescription(NOT_GIVEN);
  const role = page.getByRole('combobox', { name: /^Rol/ });
  await expect(role).toHaveAccessibleDescription(NOT_GIVEN);
  await expect(role.getByRole('option', { name: 'Gerente (puede más que usted)' })).toBeDisabled();
  await expect(role.getByRole('option', { name: 'Asesor de tienda', exact: true })).toBeEnabled();

  // A whole group is as much of it as may be given.
  await box(page, 'Todos los de este grupo: Usuarios y roles').click();
  await expect(box(page, 'Editar usuarios')).toBeChecked();
  await expect(box(page, 'Eliminar roles con usuarios')).not.toBeChecked();
  await box(page, 'Todos los de este grupo: Usuarios y roles').click();
  await expect(box(page, 'Editar usuarios')).not.toBeChecked();
  await box(page, 'Ver usuarios').check();
  await save(page).click();
  await expect(page.getByText('Usuario editado con éxito')).toBeVisible();
});

test('who may more is locked as a whole, with the reason at every button', async ({ page, fallas }) => {
  await page.route('**/sesion/opciones', (route) => route.fulfill({ json: { contrasena: true } }));
  await signIn(page, EDITOR);
  await open(page, `usuarios/detalles/${EMPLOYEES.administrador}`, 'Editar Usuario');
  await expect(page.getByText(MORE).first()).toBeVisible();
  for (const field of [page.getByLabel(/^Correo/), page.getByLabel(/^Activo/), box(page, 'Crear casos')]) {
    await expect(field).toBeDisabled();
  }
  for (const button of [save(page), page.getByRole('button', { name: 'Nueva contraseña' })]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(MORE);
  }
  expect(await fallas()).toEqual([]);
});

test('one’s own user page is locked, and its lists are scrolled by the keyboard', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await open(page, `usuarios/detalles/${EMPLOYEES.administrador}`, 'Editar Usuario');
  await expect(box(page, 'Crear casos')).toBeDisabled();
  for (const list of [
    page.getByRole('list', { name: 'Tiendas' }),
    page.getByRole('group', { name: 'Permisos por categoría' }),
  ]) {
    await list.focus();
    await expect(list).toBeFocused();
    await page.keyboard.press('End');
    await expect
      .poll(() => list.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1))
      .toBe(true);
  }
});

test('whoever signs in at some stores only gives those, and begins with them', async ({ page, apart }) => {
  await arrange(await apart(EMPLOYEES.administrador), [1, 2]);
  await signIn(page, EDITOR);
  await open(page, 'usuarios/detalles/nuevo', 'Agregar Usuario');
  const stores = page.getByRole('group', { name: 'Tiendas' });
  await expect(stores.getByLabel('Tienda Centro')).toBeChecked();
  await expect(stores.getByLabel('Tienda Satélite')).toBeDisabled();
  await stores.getByLabel('Tienda Centro').uncheck();
  await stores.getByLabel('Tienda Coyoacán').uncheck();
  await expect(stores).toContainText('Marque por lo menos una: usted no entra en todas.');
  await expect(save(page)).toHaveAccessibleDescription(
    'No se puede dar lo que usted no tiene (tiendas): quítelo, o pídalo a alguien que lo tenga.',
  );
});

test('a role that may more is locked, and a new one takes only what one has', async ({ page }) => {
  const reason =
    'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.';
  await signIn(page, EDITOR);
  await open(page, 'roles/detalles/3', 'Rol Permiso');
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toBeDisabled();
  for (const name of ['Guardar', 'Eliminar']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason);
  }
  await open(page, 'roles/detalles/nuevo', 'Rol Permiso');
  await expect(box(page, 'Autorizar casos')).toBeDisabled();
  await expect(box(page, 'Autorizar casos')).toHaveAccessibleDescription(NOT_GIVEN);
  await expect(box(page, 'Crear casos')).toBeEnabled();
});

test('sessions of who may more are not ended from the list', async ({ page, apart }) => {
  await apart(EMPLOYEES.administrador);
  await signIn(page, EDITOR);
  await page.goto('seguridad');
  await page.getByLabel('Persona', { exact: true }).fill(EMPLOYEES.administrador);
  const rows = page.getByRole('table', { name: 'Sesiones abiertas' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Puede más que usted' })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Puede más que usted' })).toHaveCount(0);
  await expect(rows.getByRole('button')).toHaveCount(0);
});

test('what is required is said in the specification’s words once it was left', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await open(page, `usuarios/detalles/${ADVISER}`, 'Editar Usuario');
  const areas = page.getByRole('group', { name: /^Áreas( \(\*\))?$/ });
  await areas.getByLabel('Facturación').uncheck();
  await page.getByLabel(/^Correo/).focus();
  await expect(areas.getByText('Campo requerido.', { exact: true })).toBeVisible();
  await areas.getByLabel('Facturación').check();
  await expect(areas.getByText('Campo requerido.', { exact: true })).toBeHidden();
  await page.getByRole('combobox', { name: /^Rol/ }).focus();
  await page.getByRole('combobox', { name: /^Rol/ }).selectOption('');
  await page.getByLabel(/^Correo/).focus();
  await expect(page.getByText('Campo requerido.', { exact: true })).toBeVisible();

  await open(page, 'roles/detalles/nuevo', 'Rol Permiso');
  await expect(page.getByText('Campo requerido', { exact: true })).toHaveCount(2);
  await box(page, 'Crear casos').check();
  await box(page, 'Crear casos').uncheck();
  await page.getByLabel('Nombre', { exact: false }).first().focus();
  await expect(page.getByText('Permisos es requerido', { exact: true })).toBeVisible();
});
