import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, openHome, signIn, test } from '../bed/test.ts';

/** Users of the sample that no other test changes; each test has one of its own. */
const SOMEBODY = { rights: 100_111, conflict: 100_112, leaves: 100_113, role: 100_114, mail: 100_115 } as const;

function user(page: Page) {
  const handOver = page.getByRole('dialog', { name: 'Casos abiertos a su cargo' });
  return {
    numiden: page.getByLabel(/^Numiden/),
    nombre: page.getByLabel('Nombre completo'),
    correo: page.getByLabel(/^Correo/),
    rol: page.getByRole('combobox', { name: /^Rol/ }),
    area: (nombre: string) => page.getByRole('group', { name: /^Áreas( \(\*\))?$/ }).getByLabel(nombre),
    areaGerente: (nombre: string) => page.getByRole('group', { name: 'Áreas Gerente' }).getByLabel(nombre),
    permiso: (nombre: string) => page.getByRole('checkbox', { name: nombre, exact: true }),
    activo: page.getByLabel(/^Activo/),
    cambios: page.getByRole('region', { name: 'Lo que va a cambiar' }),
    guardar: page.getByRole('button', { name: 'Guardar', exact: true }),
    entrega: handOver,
  };
}

async function openUser(page: Page, numiden: number) {
  await page.goto(`usuarios/detalles/${numiden}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Usuario' })).toBeVisible();
  await expect(user(page).correo).toBeVisible();
  return user(page);
}

test.describe('users', () => {
  test.beforeEach(({ page }) => signIn(page, EMPLOYEES.administrador));

  test('are listed by role 1 first, found without accents, and opened with the way back', async ({ page }) => {
    await page.goto('usuarios');
    await expect(page.getByLabel('Rol', { exact: true })).toHaveValue('1');
    await expect(page.getByRole('row', { name: /Laura Méndez Castillo/ })).toBeVisible();
    await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Todos' });
    await page.getByLabel('Buscar').fill('arriaga munoz');
    await page.keyboard.press('Enter');
    await expect(page.locator('a[data-record]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Silvia Muñoz Arriaga' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editar Usuario' })).toBeFocused();
    await page.getByRole('link', { name: 'Volver a los usuarios' }).click();
    await expect(page).toHaveURL(/rol=0.*buscar=arriaga|buscar=arriaga.*rol=0/);
  });

  test('are added by a number that human resources know, by the keyboard', async ({ page }) => {
    await page.goto('usuarios/detalles/nuevo');
    const form = user(page);
    await expect(form.guardar).toBeDisabled();
    await form.numiden.fill('1');
    await expect(page.getByText('Recursos humanos no conoce ese número de empleado.')).toBeVisible();
    await form.numiden.fill('100002');
    await expect(page.getByText('Esa persona ya es usuario de la aplicación.')).toBeVisible();
    await form.numiden.fill('100210');
    await expect(page.getByText('Recursos humanos dice que esa persona ya no trabaja en la cadena.')).toBeVisible();
    await form.numiden.fill('100201');
    await expect(form.nombre).not.toHaveValue('');
    await expect(form.correo).toHaveValue(/@mostrador\.example$/);
    await form.rol.focus();
    await page.keyboard.type('Gerente');
    await expect(form.permiso('Autorizar casos')).toBeChecked();
    await expect(form.cambios).toContainText('Se agrega: Autorizar casos');
    await form.area('Facturación').focus();
    await page.keyboard.press('Space');
    await form.areaGerente('Facturación').focus();
    await page.keyboard.press('Space');
    await form.guardar.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Usuario agregado con éxito')).toBeVisible();
    await expect(page).toHaveURL(/\/usuarios$/);
  });

  test('show what a save changes: the role brings its permissions, an area taken away its manager', async ({
    page,
  }) => {
    const form = await openUser(page, SOMEBODY.role);
    await expect(form.cambios).toContainText('Nada todavía.');
    await form.rol.selectOption({ label: 'Gerente' });
    await expect(form.cambios).toContainText('Asesor de tienda');
    await expect(form.cambios).toContainText('Se agrega: Cerrar casos');
    await expect(form.areaGerente('Crédito y cobranza')).toBeDisabled();
    await form.area('Crédito y cobranza').check();
    await form.areaGerente('Crédito y cobranza').check();
    await form.area('Crédito y cobranza').uncheck();
    await expect(form.areaGerente('Crédito y cobranza')).not.toBeChecked();
    await form.correo.fill('sin arroba');
    await form.correo.blur();
    await expect(page.getByText('Email no válido')).toBeVisible();
    await expect(form.guardar).toBeDisabled();
    await form.correo.fill('');
    await form.correo.blur();
    await expect(page.getByText('Campo requerido', { exact: true })).toBeVisible();
    await form.correo.fill('alguien@mostrador.example');
    await form.guardar.click();
    await expect(page.getByText('Usuario editado con éxito')).toBeVisible();
    await expect(page).toHaveURL(/\/usuarios$/);
  });

  test('feel a changed permission at once: the menu entry goes, and the screen refuses', async ({
    page,
    elsewhere,
  }) => {
    const theirs = await elsewhere(String(SOMEBODY.rights));
    await openHome(theirs);
    const entry = theirs
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Validar operación' });
    await expect(entry).toBeVisible();
    const form = await openUser(page, SOMEBODY.rights);
    for (const nombre of ['Validar operaciones y ver los casos de la tienda', 'Validar operaciones']) {
      await form.permiso(nombre).uncheck();
    }
    await form.guardar.click();
    await expect(page.getByText('Usuario editado con éxito')).toBeVisible();
    await expect(entry).toBeHidden();
    await theirs.goto('valida-operacion');
    await expect(theirs).toHaveURL(/\/errors\/access-denied$/);
  });

  test('that somebody else has changed meanwhile are not overwritten unread', async ({ page, elsewhere }) => {
    const form = await openUser(page, SOMEBODY.conflict);
    await form.correo.fill('mio@mostrador.example');
    const other = await elsewhere(EMPLOYEES.administrador);
    const path = `api/usuario/get-detalles?numiden=${SOMEBODY.conflict}&idAplicacion=146`;
    const { id, areas, roles, permisos } = await (await other.request.get(path)).json();
    const data = { id, areas, roles, permisos, areasGerente: [], correo: 'otro@mostrador.example', idAplicacion: 146 };
    expect((await other.request.put('api/usuario/editar', { data })).ok()).toBe(true);
    await form.guardar.click();
    await expect(page.getByText(/Correo: de .* a otro@mostrador\.example/)).toBeVisible();
    await page.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await expect(page).toHaveURL(/\/usuarios$/);
  });

  test('who are deactivated leave their open cases to another person in the same save', async ({ page, apart }) => {
    const { request } = await apart(EMPLOYEES.administrador);
    const detail = async (numiden: string) =>
      (await request.get(`api/usuario/get-detalles?numiden=${numiden}&idAplicacion=146`)).json();
    const before = (await detail(EMPLOYEES.gerente)).casosAbiertos.total as number;
    expect(before).toBeGreaterThan(5);
    const form = await openUser(page, Number(EMPLOYEES.gerente));
    await form.activo.uncheck();
    await expect(form.cambios).toContainText(`Tiene ${before} casos abiertos a su cargo`);
    await form.guardar.click();
    await expect(form.entrega).toContainText(`y ${before - 5} más`);
    await expect(form.entrega.getByRole('link')).toHaveCount(5);
    const save = form.entrega.getByRole('button', { name: 'Desactivar y guardar' });
    await expect(save).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(form.entrega).toBeHidden();
    await form.guardar.click();
    await form.entrega.getByLabel('Buscar persona').fill('pena rios');
    await form.entrega.getByRole('radio', { name: /Jorge Peña Ríos/ }).check();
    await save.click();
    await expect(page.getByText('Usuario editado con éxito')).toBeVisible();
    const [leaver, heir] = [await detail(EMPLOYEES.gerente), await detail(EMPLOYEES.asesor)];
    expect([leaver.activo, leaver.casosAbiertos.total]).toEqual([false, 0]);
    expect(heir.casosAbiertos.total).toBeGreaterThanOrEqual(before);
    const { nombreCompleto: _, casosAbiertos: __, version: ___, ...back } = leaver;
    await request.put('api/usuario/editar', { data: { ...back, activo: true, idAplicacion: 146 } });
  });

  test('do not change their own rights', async ({ page }) => {
    const form = await openUser(page, Number(EMPLOYEES.administrador));
    await expect(form.rol).toBeDisabled();
    await expect(form.permiso('Editar usuarios')).toBeDisabled();
    await expect(form.activo).toBeDisabled();
    await expect(form.correo).toBeEditable();
  });

  test('that there are not lead to error-404', async ({ page }) => {
    for (const path of ['usuarios/detalles/abc', 'usuarios/detalles/7']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/errors\/error-404$/);
    }
  });
});

test.describe('where the server asks for passwords', () => {
  const given = ['abcd-efgh-2345', 'jkmn-pqrs-6789'];

  test.beforeEach(async ({ page }) => {
    const answers = [...given];
    await page.route('**/sesion/opciones', (route) => route.fulfill({ json: { contrasena: true } }));
    await page.route('**/usuario/contrasena-provisional', (route) =>
      route.fulfill({ json: { codigo: 1, descripcion: 'La contraseña se cambió', contrasena: answers.shift() } }),
    );
    await signIn(page, EMPLOYEES.administrador);
  });

  test('a new user gets a password that is shown once, and another one by its own button', async ({ page }) => {
    const window = page.getByRole('alertdialog', { name: 'Contraseña provisional' });
    await page.goto('usuarios/detalles/nuevo');
    const form = user(page);
    await form.numiden.fill('100202');
    await form.rol.selectOption({ label: 'Asesor de tienda' });
    await form.area('Facturación').check();
    await form.guardar.click();
    await expect(window).toContainText('abcd-efgh-2345');
    await page.keyboard.press('Escape');
    await expect(window).toContainText('abcd-efgh-2345');
    await window.getByRole('button', { name: 'Listo' }).click();
    await expect(page).toHaveURL(/\/usuarios$/);

    await openUser(page, 100_202);
    await page.getByRole('button', { name: 'Nueva contraseña' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
    await expect(window).toContainText('jkmn-pqrs-6789');
    await window.getByRole('button', { name: 'Listo' }).click();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/detalles\/100202$/);
  });
});
