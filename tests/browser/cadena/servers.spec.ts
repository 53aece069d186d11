import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, type Signed, signIn, test } from '../bed/test.ts';

const PASS = 'clave-que-nadie-ve-123';

/** A real web server on this machine: it lets in who has the password, and says nothing at all at /mudo. */
let neighbour: Server;
let port = 0;
test.beforeAll(async () => {
  const expected = `Basic ${Buffer.from(`mostrador:${PASS}`).toString('base64')}`;
  neighbour = createServer(({ headers, url }, answer) => {
    if (url === '/mudo') return;
    answer.writeHead(headers.authorization === expected ? 200 : 401).end();
  });
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  port = (neighbour.address() as AddressInfo).port;
});
test.afterAll(() => {
  neighbour.closeAllConnections();
  neighbour.close();
});

/** The page of the servers, by what a person sees and does on it. */
function servers(page: Page) {
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Servidores' });
  return {
    table,
    dialog,
    row: (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    field: (label: string) => dialog.getByLabel(new RegExp(`^${label}`)),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    open: async () => {
      await signIn(page, EMPLOYEES.administrador);
      await page.goto('configuracion');
      await expect(page.getByRole('heading', { level: 1, name: 'Servidores' })).toBeVisible();
    },
  };
}

let keys = 0;

/** A server that is there already; answers its id. */
async function add({ request }: Signed, changes: object = {}): Promise<number> {
  const server = {
    servidor: '127.0.0.1',
    usuario: 'mostrador',
    puerto: port,
    path: '',
    url: `http://127.0.0.1:${port}`,
  };
  const answer = await request.post('api/panel/guardar', {
    data: { ...server, pass: PASS, ...changes },
    headers: { 'idempotency-key': `navegador-${Date.now()}-${++keys}` },
  });
  return (await answer.json()).id;
}

test.describe('the servers', () => {
  test('are added by keyboard, tried, switched off and on, and looked back on', async ({ page }) => {
    const { open, dialog, field, button, row } = servers(page);
    await open();
    await page.getByRole('button', { name: 'Agregar servidor' }).press('Enter');
    await expect(field('Servidor')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('Servidor')).toHaveAccessibleDescription(/Campo requerido/);
    await expect(field('Puerto')).toHaveAccessibleDescription(/Campo requerido/);
    for (const text of ['127.0.0.01', String(port), 'mostrador', PASS, `http://127.0.0.1:${port}`]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await button('Probar conexión').press('Enter');
    await expect(dialog.getByText('Conexión correcta: el servidor contestó 200.')).toBeVisible();
    await field('Ruta').press('Enter');
    await expect(page.getByText('Servidor agregado con éxito')).toBeVisible();
    await expect(dialog).toBeHidden();

    const own = row('127.0.0.1').first();
    await own.getByRole('button', { name: 'Probar conexión de 127.0.0.1' }).press('Enter');
    await expect(own.getByText('CONECTA', { exact: true })).toBeVisible();
    await own.getByRole('button', { name: 'Apagar 127.0.0.1' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Apagar este servidor?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(own.getByText('ENCENDIDO')).toBeVisible();
    await own.getByRole('button', { name: 'Apagar 127.0.0.1' }).press('Enter');
    await question.getByRole('button', { name: 'Sí, apagar' }).press('Enter');
    await expect(own.getByText('APAGADO')).toBeVisible();
    const turnOn = own.getByRole('button', { name: 'Encender 127.0.0.1' });
    await expect(turnOn).toBeFocused();
    await turnOn.press('Enter');
    await expect(own.getByText('ENCENDIDO')).toBeVisible();

    await own.getByRole('button', { name: 'Editar 127.0.0.1' }).press('Enter');
    await dialog.getByText('Historial de cambios').press('Enter');
    await expect(dialog.getByRole('listitem').first()).toContainText('Activo');
    await expect(dialog).not.toContainText(PASS);
  });

  test('do not let a stored password go elsewhere, and take a new one', async ({ page }) => {
    const { open, field, button, dialog } = servers(page);
    await open();
    await add(page, { servidor: 'sat.cadena.mx', url: '' });
    await page.getByRole('button', { name: 'Editar sat.cadena.mx' }).click();
    await field('Servidor').fill('127.0.0.1');
    await button('Probar conexión').click();
    await expect(
      dialog.getByRole('status').getByText('Escriba de nuevo la contraseña: el servidor cambió.'),
    ).toBeVisible();
    await button('Guardar').click();
    await expect(field('Contraseña')).toHaveAccessibleDescription(
      /Escriba de nuevo la contraseña: el servidor cambió\./,
    );
    await expect(field('Contraseña')).toBeFocused();
    await page.keyboard.type('otra');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: 'sat.cadena.mx' })).toHaveCount(0);
  });

  test('that somebody else changed meanwhile show what changed, and are switched once', async ({ page, apart }) => {
    const { open, field, button, dialog, row } = servers(page);
    await open();
    const id = await add(page, { servidor: 'crm.cadena.mx', url: '' });
    await page.getByRole('button', { name: 'Editar crm.cadena.mx' }).click();
    await field('Usuario').fill('mío');
    const other = await apart(EMPLOYEES.administrador);
    await other.request.get(`api/panel/switch/${id}?version=1&activo=false`, {
      headers: { 'idempotency-key': `otro-${id}-x` },
    });
    await button('Guardar').click();
    await expect(dialog.getByText(/cambió Activo: de Sí a No/)).toBeVisible();
    await button('Guardar de todos modos').click();
    await expect(dialog).toBeHidden();
    await expect(row('crm.cadena.mx')).toContainText('APAGADO');
    await expect(row('crm.cadena.mx')).toContainText('mío');
  });

  test('that somebody else changed before they are switched show what changed', async ({ page, apart }) => {
    const { open, row } = servers(page);
    await open();
    const id = await add(page, { servidor: 'wms.cadena.mx', url: '' });
    await page.getByRole('button', { name: 'Apagar wms.cadena.mx' }).click();
    const other = await apart(EMPLOYEES.administrador);
    await other.request.put('api/panel/editar', {
      data: { id, version: 1, servidor: 'wms.cadena.mx', usuario: 'otro', puerto: port, path: '', url: '' },
      headers: { 'idempotency-key': `otro-${id}-z` },
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, apagar' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(/cambió Usuario: de mostrador a otro/)).toBeVisible();
    await main.getByRole('button', { name: 'Descartar' }).click();
    await expect(main.getByText(/cambió Usuario/)).toHaveCount(0);
    await expect(row('wms.cadena.mx')).toContainText('otro');
    await page.getByRole('button', { name: 'Apagar wms.cadena.mx' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, apagar' }).click();
    await expect(row('wms.cadena.mx')).toContainText('APAGADO');
  });

  test('undo nothing by a draft from before it', async ({ page, apart }) => {
    const { open, field, button, dialog } = servers(page);
    await open();
    const id = await add(page, { servidor: 'pos.cadena.mx', url: '' });
    const edit = page.getByRole('button', { name: 'Editar pos.cadena.mx' });
    await edit.click();
    await field('Usuario').fill('borrador');
    await expect(dialog.getByText('Borrador guardado')).toBeVisible();
    await button('Cerrar').click();
    const other = await apart(EMPLOYEES.administrador);
    await other.request.get(`api/panel/switch/${id}?version=1`, { headers: { 'idempotency-key': `otro-${id}-y` } });
    await expect(page.getByRole('button', { name: 'Encender pos.cadena.mx' })).toBeVisible();
    await edit.click();
    await expect(field('Usuario')).toHaveValue('borrador');
    await button('Guardar').click();
    await expect(dialog.getByText(/cambió Activo: de Sí a No/)).toBeVisible();
    await button('Descartar').click();
    await expect(dialog).toBeHidden();
  });
});
