/** The list of all invoices: what it says of each, and the documents that are taken along. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faultsIn } from '../bed/faults.ts';
import { invoice, openInvoiceList } from '../bed/invoices.ts';

const rows = page.getByRole('table', { name: 'Lista de facturas' }).getByRole('row');
const dialog = page.getByRole('dialog', { name: 'Descargar XML y PDF' });
const taking = page.getByRole('button', { name: /^Descargar XML y PDF/ });

function solicitudes(asked: readonly { readonly consulta: Readonly<Record<string, string>> }[]) {
  return asked.map(({ consulta }) => JSON.parse(consulta.solicitud ?? ''));
}

test('says what each waits for, and filters by what is written', async () => {
  const { asked } = await openInvoiceList([
    invoice(1, { uuid: null, estado: { id: 1, nombre: 'BORRADOR' }, porAtender: true }),
    invoice(2, { uuid: null, estado: { id: 5, nombre: 'RECHAZADA' }, porAtender: true }),
    invoice(3, { metodoPago: 'PPD', porPagar: 100, limiteRecibo: '2026-04-05' }),
    invoice(4, { uuid: null, estado: { id: 5, nombre: 'RECHAZADA' }, reemitida: { id: 9, nombre: 'A-9' }, casoId: 7 }),
  ]);
  await expect.element(rows.nth(1)).toHaveTextContent('Espera su timbre');
  await expect.element(rows.nth(2)).toHaveTextContent('No se ha emitido de nuevo');
  await expect.element(rows.nth(3)).toHaveTextContent(/Recibo: hasta 05\/04\/2026.*Debe \$100\.00/);
  await expect.element(rows.nth(4)).toHaveTextContent('Ahora es A-9');
  await expect.element(page.getByRole('link', { name: '7', exact: true })).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await page.getByLabelText('Serie y folio').fill('nc-7');
  await expect
    .poll(() => asked('listaFacturas').at(-1)?.cuerpo)
    .toMatchObject({
      ...{ serieFolio: 'nc-7', orden: 'porAtender', numPagina: 1, tamPagina: 25, estado: null, clase: '' },
    });
  await page.getByRole('button', { name: 'Por cobrar' }).click();
  await expect.poll(() => asked('listaFacturas').at(-1)?.cuerpo).toMatchObject({ porCobrar: true });
  await expect.element(page.getByText(/^Un pago se conoce aquí por su recibo/)).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
});

test('what was chosen is taken along, and a failure is told in the window', async () => {
  const refused = { status: 409, body: { codigo: 409, message: 'Ya tiene otra exportación en curso.' } };
  const { asked, answer } = await openInvoiceList([invoice(1), invoice(2), invoice(3, { uuid: null })], '', {
    zipFacturas: refused,
  });
  await page.getByRole('checkbox', { name: 'Elegir A-2' }).click();
  await page.getByRole('checkbox', { name: 'Elegir A-1' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Elegir A-3' })).not.toBeInTheDocument();
  await expect.element(taking).toHaveTextContent('Descargar XML y PDF (2)');
  await taking.click();
  await dialog.getByLabelText('Documentos').selectOptions('XML y PDF');
  await expect.element(dialog.getByText(/Cada PDF se dibuja en el momento/)).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await dialog.getByRole('button', { name: 'Descargar', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Ya tiene otra exportación en curso.');
  expect(solicitudes(asked('zipFacturas'))).toEqual([{ de: 'seleccion', documentos: 'ambos', ids: [2, 1] }]);
  answer({ zipFacturas: new Blob(['PK']) });
  await dialog.getByRole('button', { name: 'Descargar', exact: true }).click();
  await expect.element(page.getByText('Las facturas se descargaron con éxito')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Quitar la selección' }).click();
  await expect.element(taking).toHaveTextContent(/PDF$/);
});

test('x chooses the row where one is', async () => {
  await openInvoiceList([invoice(1), invoice(2, { uuid: null })]);
  const box = page.getByRole('checkbox', { name: 'Elegir A-1' });
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(rows.nth(1).getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(box).toBeChecked();
});

test('a month is asked for by store and kind, and the download can be stopped', async () => {
  const { asked } = await openInvoiceList([invoice(1)], '', { zipFacturas: new Promise(() => undefined) });
  await taking.click();
  await dialog.getByLabelText('Mes').selectOptions('enero de 2026');
  await dialog.getByLabelText('Tienda').selectOptions('Tienda Centro');
  await dialog.getByLabelText('Tipo').selectOptions('Factura global');
  await dialog.getByRole('button', { name: 'Descargar', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Descargando...' })).toBeVisible();
  // The button says it before the request has left.
  await expect
    .poll(() => solicitudes(asked('zipFacturas')))
    .toEqual([{ de: 'mes', documentos: 'xml', mes: '2026-01', tienda: 1, clase: 'global' }]);
  await dialog.getByRole('button', { name: 'Detener' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Descargar', exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
