import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { AUTHORITY_IS_THERE, judged, SKIPPED } from '../../cfdi/authority.ts';
import { TEST_CER, TEST_KEY, TEST_PASSWORD } from '../../cfdi/certificates.ts';
import { casePage } from '../bed/caso.ts';
import { startProduct } from '../bed/product.ts';
import { PAYERS, servicePanel, writeReceiver } from '../bed/services.ts';
import { EMPLOYEES, fillLogin, test } from '../bed/test.ts';
import { says } from '../bed/vouchers.ts';

const CLAVES = 'Tipo,Código,ClaveProdServ,ClaveUnidad,Exento\nDepartamento,ENSERES MENORES,52141500,H87,No\n';
const VENTA = {
  ...{ tienda: 7, operacion: 4_000_001, total: 232 },
  lineas: [
    {
      ...{ linea: 1, numArt: '20001', descripcion: 'Licuadora', departamento: 'Enseres menores', cantidad: 2 },
      ...{ precioUnitario: 100, subtotal: 200, iva: 32, total: 232 },
    },
  ],
};

test.skip(!AUTHORITY_IS_THERE, SKIPPED);

test('a chain goes from an empty database to its first invoice by what its guide says', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'mostrador-vacia-'));
  const product = await startProduct(dataDir, { DEMO: 'no' });
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const save = async (button = 'Guardar') => {
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`api/${path}`, { data, headers: { 'idempotency-key': randomUUID() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  try {
    await page.goto('auth/login');
    await fillLogin(page, EMPLOYEES.administrador, 'Tienda 1');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await page.goto('datos-fiscales');
    await expect(page.getByText('Falta decir quién expide las facturas de la cadena.')).toBeVisible();
    await expect(page.getByRole('row', { name: /1 Tienda 1 NO FACTURA/ })).toBeVisible();

    await tab('Emisor');
    await named('Editar emisor').click();
    await dialog.getByLabel(/^RFC/).fill('eku-900317-3c9');
    await dialog.getByLabel(/^Nombre/).fill('Escuela Kemper Urgate, S.A. de C.V.');
    await dialog.getByLabel(/^Régimen fiscal/).selectOption('601');
    await save();
    await named('Subir certificado').click();
    await dialog.getByLabel(/^Certificado/).setInputFiles(TEST_CER);
    await dialog.getByLabel(/^Llave privada/).setInputFiles(TEST_KEY);
    await dialog.getByLabel(/^Contraseña/).fill('otra');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(dialog.getByText('La contraseña no abre la llave privada.', { exact: true })).toBeVisible();
    await dialog.getByLabel(/^Contraseña/).fill(TEST_PASSWORD);
    await save('Reintentar');
    await expect(page.getByText('30001000000500003416')).toBeVisible();

    await tab('Tiendas');
    await named('Tienda 1').click();
    await dialog.getByLabel(/^Nombre/).fill('Oficinas');
    await dialog.getByLabel(/^Código postal/).fill('06000');
    await save();
    await named('Agregar tienda').click();
    await dialog.getByLabel(/^Número/).fill('7');
    await dialog.getByLabel(/^Nombre/).fill('Tienda Tijuana');
    await dialog.getByLabel(/^Código postal/).fill('22000');
    await dialog.getByLabel(/^Serie/).fill('tj');
    await save();

    await tab('Claves del SAT');
    await named('Cargar CSV').click();
    await dialog
      .getByLabel(/^Archivo/)
      .setInputFiles({ name: 'claves.csv', mimeType: 'text/csv', buffer: Buffer.from(CLAVES) });
    await expect(dialog.getByText('Se guardarían 1 nuevas y 0 cambiadas; 0 ya estaban igual.')).toBeVisible();
    await save();
    await expect(page.getByRole('row', { name: /ENSERES MENORES/ })).toBeVisible();

    // Its tills send a sale, with a credential of their own.
    const { id, version } = await post('integracion/guardar', {
      ...{ id: null, version: null, nombre: 'Cajas', alcances: ['ventas'], direcciones: [], activa: true },
    });
    const { secreto } = await post('integracion/secreto-nuevo', { id, version });
    const fecha = new Date(Date.now() - 3_600_000).toISOString();
    const tills = await playwright.request.newContext({ baseURL: product.url });
    const sent = await tills.post('api/entrada/ventas', {
      data: JSON.stringify({ ...VENTA, fecha, pagos: [{ formaPago: 1, monto: 232, fecha }] }),
      headers: { authorization: `Bearer ${secreto}`, 'content-type': 'application/x-ndjson' },
    });
    expect((await sent.json()).resultados, await sent.text()).toEqual({ nueva: 1 });
    await tills.dispose();

    await tab('Listo para facturar');
    // All that a chain can give is there; a certified provider comes from elsewhere.
    await expect(page.getByText(/^Aún no timbra un proveedor certificado \(PAC\)/)).toBeVisible();
    await expect(page.getByText(/^Falta (decir quién|el certificado)/)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /7 Tienda Tijuana LISTA/ })).toBeVisible();

    const categories = await (await page.request.get('api/catalogo/subcategorias')).json();
    const { id: idSubcategoria, idArea } = categories.find(
      ({ nombre }: { readonly nombre: string }) => nombre === 'FACTURA GENERAL',
    );
    const solicitud = {
      ...{
        numidenCliente: null,
        otroCliente: true,
        nomCliente: 'Guadalupe',
        apePatCliente: 'Peña',
        apeMatCliente: 'Ibarra',
      },
      ...{ fechaNacimiento: '1987-05-14', sexo: 'F', correo: 'guadalupe.pena@ejemplo.mx', numTel: '', numCel: '' },
      ...{ descripcion: 'Pide su factura.', numidenCrea: Number(EMPLOYEES.administrador), cvetda: 1 },
      ...{ idArea, idSubcategoria },
      parametrosBusqueda: [
        { tipo: 1, valor: '7' },
        { tipo: 2, valor: '4000001' },
      ],
    };
    const opened = await page.request.post('api/caso/guardar', {
      headers: { 'idempotency-key': randomUUID() },
      multipart: { casoRequest: JSON.stringify(solicitud) },
    });
    expect(opened.ok(), await opened.text()).toBe(true);
    const { idCaso } = await opened.json();
    await casePage(page).open(idCaso);
    const { panel, buttonNamed } = servicePanel(page);
    await writeReceiver(page, PAYERS.xenon);
    await buttonNamed('Revisar').click();
    await expect(panel.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
    await buttonNamed('Resolver').click();
    await says(page, 'La Factura se generó con éxito');

    const found = await page.request.post('api/facturas/facturacion/avanzada', { data: { busca: PAYERS.xenon.rfc } });
    const [{ id: idFactura, serie, folio }] = await found.json();
    expect([serie, folio]).toEqual(['ATJ', '1']);
    const xml = await (await page.request.get(`api/facturas/xml/${idFactura}`)).text();
    for (const said of [
      ...['NoCertificado="30001000000500003416"', 'Rfc="EKU9003173C9"', 'LugarExpedicion="22000"'],
      ...['ClaveProdServ="52141500"', 'ClaveUnidad="H87"', 'Total="232.00"'],
    ]) {
      expect(xml).toContain(said);
    }
    const file = join(dataDir, 'factura.xml');
    writeFileSync(file, xml);
    expect(judged(file)).toBe('ok');
    await product.stop();
  } finally {
    await context.close();
    await product.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
