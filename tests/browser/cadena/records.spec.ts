import { expect, type Locator, type Page } from '@playwright/test';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';

let made = 0;

/** A role of the test's own, which no user has. */
async function newRole({ request }: Signed): Promise<{ readonly id: number; readonly nombre: string }> {
  const nombre = `Bodega ${Date.now()} ${++made}`;
  const answer = await request.post('api/rol/guardar', {
    data: { id: 0, nombre, permisos: [2, 4], idAplicacion: 146 },
  });
  return { id: (await answer.json()).id, nombre };
}

async function newReason({ request }: Signed): Promise<{ readonly id: number; readonly descripcion: string }> {
  const descripcion = `Sin caja ${Date.now()} ${++made}`;
  const answer = await request.post('api/motivos-vales/guardar', {
    data: { id: 0, descripcion, tipo: 1, activo: true },
  });
  return { id: (await answer.json()).id, descripcion };
}

/** Leaves a person's draft of a record in its first version. */
async function leaveDraft({ request }: Signed, key: string, values: object): Promise<void> {
  const contenido = { values, version: 1, attempts: {} };
  const answer = await request.put(`api/borrador/guardar/${key}`, { data: { contenido } });
  expect(answer.ok()).toBe(true);
}

function save(where: Page | Locator): Locator {
  return where.getByRole('button', { name: 'Guardar', exact: true });
}

async function expectNothingToSave(where: Page | Locator): Promise<void> {
  await expect(save(where)).toHaveAttribute('aria-disabled', 'true');
  await expect(save(where)).toHaveAccessibleDescription('Sin cambios que guardar');
}

const RESTORED = /^Se recuperó un borrador del \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\. Lo que ve aún no está guardado\./;

function restored(where: Page | Locator): Locator {
  return where.getByRole('status').filter({ hasText: RESTORED });
}

test.beforeEach(({ page }) => signIn(page, EMPLOYEES.administrador));

test.describe('a record that nobody has changed', () => {
  test('has nothing to save: role, user, reason, server and setting say so at their button', async ({ page }) => {
    const role = await newRole(page);
    await page.goto(`roles/detalles/${role.id}`);
    await expectNothingToSave(page);
    const name = page.getByLabel('Nombre', { exact: false }).first();
    await name.fill(`${role.nombre} de noche`);
    await expect(save(page)).toBeEnabled();
    await name.fill(role.nombre);
    await expectNothingToSave(page);

    await page.goto(`usuarios/detalles/${EMPLOYEES.facturacion}`);
    await expectNothingToSave(page);

    const reason = await newReason(page);
    await page.goto('administracion/motivos-vales');
    await page.getByRole('button', { name: reason.descripcion }).click();
    const dialog = page.getByRole('dialog');
    await expectNothingToSave(dialog);
    // Neither does the keyboard send it.
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('motivos-vales/guardar')) sent += 1;
    });
    await dialog.getByLabel(/^Descripción/).press('Enter');
    await dialog.getByLabel(/^Descripción/).fill(`  ${reason.descripcion}  `);
    await expectNothingToSave(dialog);
    await dialog.getByLabel(/^Descripción/).fill(`${reason.descripcion} ni manual`);
    await save(dialog).click();
    await expect(page.getByText('Motivo editado con éxito')).toBeVisible();
    expect(sent).toBe(1);

    await page.goto('configuracion');
    await page
      .getByRole('row', { name: /guias\.cadena\.example/ })
      .getByRole('button', { name: 'Editar' })
      .click();
    await expectNothingToSave(dialog);

    await page.goto('configuracion-general');
    await expectNothingToSave(page.getByRole('region', { name: 'Vigencia', exact: true }));
  });
});

test.describe('a draft that comes back', () => {
  test('is told over a role’s values with its date, saves nothing that is not right, and goes on demand', async ({
    page,
  }) => {
    const { id, nombre } = await newRole(page);
    await leaveDraft(page, `rol.${id}`, { nombre, permisos: [] });
    await page.goto(`roles/detalles/${id}`);
    const first = page.getByRole('main').getByRole('form', { name: 'Rol Permiso' });
    await expect(restored(first)).toBeVisible();
    await expect(first.getByText('Permisos es requerido')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(restored(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Crear casos', exact: true })).toBeChecked();
    await expectNothingToSave(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Crear casos', exact: true })).toBeChecked();
    await expect(restored(page)).toHaveCount(0);
  });

  test('is told in a window too, which shows the record once it is discarded', async ({ page }) => {
    const { id, descripcion } = await newReason(page);
    await leaveDraft(page, `motivoVale.${id}`, { descripcion: '', tipo: '1', activo: false });
    await page.goto('administracion/motivos-vales');
    await page.getByRole('button', { name: descripcion }).click();
    const dialog = page.getByRole('dialog');
    await expect(restored(dialog)).toBeVisible();
    await expect(dialog.getByText('Campo requerido')).toBeVisible();
    await expect(save(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(save(dialog)).toHaveAccessibleDescription('Corrija el borrador o descártelo');
    await dialog.getByLabel(/^Descripción/).fill('Algo');
    await expect(save(dialog)).toBeEnabled();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog.getByLabel(/^Descripción/)).toHaveValue(descripcion);
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expect(restored(dialog)).toHaveCount(0);
    await expectNothingToSave(dialog);
    await dialog.getByRole('checkbox').uncheck();
    await save(dialog).click();
    await expect(page.getByText('Motivo editado con éxito')).toBeVisible();
  });

  test('that says what the record says is not worth a word', async ({ page }) => {
    const { id, nombre } = await newRole(page);
    await leaveDraft(page, `rol.${id}`, { nombre, permisos: [2, 4] });
    await page.goto(`roles/detalles/${id}`);
    await expectNothingToSave(page);
    await expect(restored(page)).toHaveCount(0);
  });

  test('is not told of while it is being written: nothing moves under the pointer', async ({ page }) => {
    const { id, nombre } = await newRole(page);
    await page.goto(`roles/detalles/${id}`);
    await expectNothingToSave(page);
    const place = () => save(page).boundingBox();
    const name = page.getByLabel('Nombre', { exact: false }).first();
    await name.fill(`${nombre} bis`);
    const before = await place();
    await expect(page.getByText('Borrador guardado')).toBeVisible();
    expect(await place()).toEqual(before);
    await expect(restored(page)).toHaveCount(0);
  });
});

test.describe('the stream of changes', () => {
  test('that is refused to who was switched off before it opened ends the session and says why', async ({
    page,
    elsewhere,
    apart,
    quejas,
  }) => {
    const administrator = await apart(EMPLOYEES.administrador);
    const counter = await elsewhere();
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await counter.route('**/api/eventos', async (route) => {
      await opened;
      await route.continue();
    });
    await signIn(counter, EMPLOYEES.facturacion);
    await counter.goto('overview');
    await expect(counter.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const person = await (
      await administrator.request.get(`api/usuario/get-detalles?numiden=${EMPLOYEES.facturacion}&idAplicacion=146`)
    ).json();
    const { correo, areas, roles, permisos, areasGerente } = person;
    const switched = (activo: boolean) =>
      administrator.request.put('api/usuario/editar', {
        data: {
          id: person.id,
          idAplicacion: 146,
          correo,
          areas,
          roles,
          permisos,
          areasGerente,
          activo,
          heredero: null,
        },
      });
    expect((await switched(false)).ok()).toBe(true);
    try {
      open();
      const over = counter.getByRole('alertdialog', { name: 'Notificación de cierre de sesión' });
      await expect(over).toContainText('Su sesión terminó. Inicie sesión de nuevo.');
    } finally {
      await switched(true);
    }
    quejas.length = 0;
    await page.close();
  });
});

test('the figures of the dashboard tell of another version too', async ({ page }) => {
  await page.route('**/dashboard/datos-estadisticos', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), version: '99.0.0' } });
  });
  await page.goto('overview');
  await expect(page.getByRole('alertdialog')).toContainText(/desactualizada/i);
});

test('the list of users says that it shows one role, and leads to everybody', async ({ page }) => {
  await page.goto('usuarios');
  const note = page.getByText('Solo se muestran los del rol Administrador.');
  await expect(note).toBeVisible();
  const all = page.getByRole('link', { name: /^Todos \(\d+\)$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL(/rol=0/);
  await expect(note).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Lista de usuarios' }).locator('+ span')).toHaveText(String(count));
  await expect(page.getByRole('table', { name: 'Lista de usuarios' }).getByText('ACTIVO').first()).toBeVisible();
});

test('what is added has the same words everywhere, and what deletes stands apart from what saves', async ({ page }) => {
  for (const [path, words] of [
    ['usuarios', 'Agregar usuario'],
    ['roles', 'Agregar rol'],
    ['administracion/motivos-vales', 'Agregar motivo'],
    ['administracion/motivos-depresiacion', 'Agregar motivo'],
    ['configuracion', 'Agregar servidor'],
    ['integraciones', 'Agregar integración'],
  ] as const) {
    await page.goto(path);
    const add = page.getByRole('link', { name: words }).or(page.getByRole('button', { name: words, exact: true }));
    await expect(add).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  }
  const { id } = await newRole(page);
  await page.goto(`roles/detalles/${id}`);
  const [deletes, saves] = [page.getByRole('button', { name: 'Eliminar' }), save(page)];
  await expect(deletes).toBeEnabled();
  const [one, other] = [await deletes.boundingBox(), await saves.boundingBox()];
  expect((one?.y ?? 0) - ((other?.y ?? 0) + (other?.height ?? 0))).toBeGreaterThanOrEqual(16);
});
