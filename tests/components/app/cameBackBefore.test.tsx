/** Invoicing a sale from its case: goods of it that are back already are said before it is resolved. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { DevueltoAntes } from '#domain/facturas/facturas';
import type { DetalleOperacion } from '#domain/ventas/operaciones';
import { accepted, receiver } from '../../machines/facturas.samples.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const CASE: Caso = {
  ...request(7001),
  ...{ datosAutorizacion: null, estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] } },
  parametrosBusqueda: [
    { tipo: 1, valor: '1' },
    { tipo: 2, valor: '1000001' },
  ],
  subCategoria: { id: SUBCATEGORIAS.facturaGeneral, nombre: 'FACTURA GENERAL' },
  datosFiscales: { ...receiver },
};
const SALE: DetalleOperacion = {
  cabecera: {
    tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    operacion: 1_000_001,
    fechaOperacion: '2026-03-10T18:00:00.000Z',
    ...{ numiden: null, cliente: null, totalOperacion: 348 },
  },
  articulos: [],
  pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 348, fecha: '2026-03-10T18:00:00.000Z', referencia: null }],
};

/** The receiver of the case is known, and his postal code is none of the list. */
const BESIDE: Answers = {
  codigoPostal: { status: 404, body: { codigo: 404, message: 'No se encontraron resultados' } },
  formasPago: [
    { id: '01', nombre: 'Efectivo' },
    { id: '03', nombre: 'Transferencia electrónica de fondos' },
    { id: '99', nombre: 'Por definir' },
  ],
};

async function preview(devuelto: DevueltoAntes[]) {
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: CASE, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    ...{ tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }], detalleOperacionFactura: SALE },
    ...{ ...BESIDE, facturasDeOperacion: [], validarFactura: { ...accepted, devuelto } },
  });
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
  const { asked } = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: CASE, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    ...{ tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }], detalleOperacionFactura: { ...SALE, pagos: [] } },
    ...{ ...BESIDE, facturasDeOperacion: [], validarFactura: accepted },
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
