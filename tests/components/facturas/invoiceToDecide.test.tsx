/** The page of an invoice that may have been stamped: the two answers that a person gives. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Factura } from '#domain/facturas/facturas';
import { documento } from '../../machines/facturas.samples.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const IN_DOUBT: Factura = {
  ...documento,
  ...{ uuid: null, estado: { id: 1, nombre: 'BORRADOR' }, metodoPago: 'PUE', total: 116 },
  ...{ formaPago: '01', lugarExpedicion: '06000', conceptos: [], datosFiscales: {}, pago: null },
  totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
  ...{ fechaEmision: '2026-11-09T17:59:00.000Z', fechaTimbrado: null, cancelacion: null, impedimento: null },
  ...{ relacionadas: [], vales: [], rechazos: [], logs: [], porDecidir: true },
  ...{ conRelacionadas: false, conSustituta: false, fueraDePlazo: false },
};
const STAMPED = {
  codigo: 1,
  descripcion: 'La factura A-123 está timbrada',
  version: 2,
  estado: { id: 2, nombre: 'VIGENTE' },
};

const open = () => openApp(`facturas/${IN_DOUBT.id}`, { obtenerFactura: IN_DOUBT, decidirTimbre: STAMPED });
const button = (name: string) => page.getByRole('button', { name });

test('the document of the provider is pasted, and sent with the version that was seen', async () => {
  const { asked } = await open();
  await button('Registrar el timbre').click();
  const field = page.getByRole('textbox', { name: /^XML timbrado/ });
  await expect.element(field).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await field.fill('<cfdi:Comprobante/>');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar el timbre' }).click();
  await expect.poll(() => asked('decidirTimbre').length).toBe(1);
  expect(asked('decidirTimbre').map(({ cuerpo }) => cuerpo)).toEqual([
    { decision: 'registrar', idFactura: IN_DOUBT.id, version: IN_DOUBT.version, xml: '<cfdi:Comprobante/>' },
  ]);
});

test('a document that is not in UTF-8 is not read as another one', async () => {
  await open();
  await button('Registrar el timbre').click();
  const xml = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'timbre.xml', { type: 'text/xml' });
  const input = page.getByLabelText('Archivo XML');
  await userEvent.upload(input, xml(Uint8Array.of(0x3c, 0xf1, 0x2f, 0x3e)));
  await expect.element(page.getByText('El archivo no está en UTF-8. Ábralo y péguelo abajo.')).toBeVisible();
  await userEvent.upload(input, xml(new TextEncoder().encode('<ñ/>')));
  await expect.element(page.getByRole('textbox', { name: /^XML timbrado/ })).toHaveValue('<ñ/>');
});

test('that it was not stamped is asked for once more, and says what a wrong answer costs', async () => {
  const { asked } = await open();
  await button('No se timbró').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/facturada dos veces/)).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await button('No se timbró').click();
  await question.getByRole('button', { name: 'No se timbró' }).click();
  await expect.poll(() => asked('decidirTimbre').length).toBe(1);
  expect(asked('decidirTimbre').map(({ cuerpo }) => cuerpo)).toEqual([
    { decision: 'noSeTimbro', idFactura: IN_DOUBT.id, version: IN_DOUBT.version },
  ]);
});
