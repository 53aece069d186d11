/** Invoicing a sale from its case: goods of it that are back already are said before it is resolved. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DevueltoAntes } from '#domain/facturas/facturas';
import { accepted, receiver } from '../../machines/facturas.samples.ts';
import { faultsIn } from '../bed/faults.ts';
import { caseFor, openService, SALE } from '../bed/services.ts';

/** The receiver of the case is known. */
const CASE = caseFor('facturaGeneral', { datosFiscales: { ...receiver } });

async function preview(devuelto: DevueltoAntes[]) {
  const app = await openService(CASE, { validarFactura: { ...accepted, devuelto } });
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
  return app;
}

test('says units, sum and folio of what came back by a voucher and at the till, above the button', async () => {
  await preview([
    { folio: 'D0010000009', unidades: 2, monto: 232 },
    { folio: null, unidades: 1, monto: 116 },
  ]);
  await expect
    .element(
      page.getByText(
        'De esta operación ya se devolvió: 2 unidades por $232.00 con el vale D0010000009; 1 unidad por $116.00 en la caja. La factura se hace por toda la venta, y la nota de crédito de lo devuelto se hace sola: con la factura, o cuando el vale se termine de devolver.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resolver' })).toBeEnabled();
  expect(await faultsIn('body')).toEqual([]);
});

test('says nothing of a sale of which nothing came back', async () => {
  await preview([]);
  await expect.element(page.getByText(/ya se devolvió/)).not.toBeInTheDocument();
});

test('asks how a sale was paid of which its till said nothing, before it would be on account', async () => {
  const { asked } = await openService(CASE, {
    detalleOperacionFactura: { ...SALE, pagos: [] },
    validarFactura: accepted,
  });
  await expect
    .element(page.getByText(/^La caja no dijo cómo se pagó esta venta\. Elija la forma de pago/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect.element(page.getByText('Elija la forma de pago.')).toBeVisible();
  expect(asked('validarFactura')).toEqual([]);
  await page.getByLabelText(/^Forma de pago/).selectOptions('03 Transferencia electrónica de fondos');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
  expect(asked('validarFactura').map(({ cuerpo }) => cuerpo)).toMatchObject([{ solicitud: { formaPago: '03' } }]);
  expect(await faultsIn('body')).toEqual([]);
});
