/** Cancelling an invoice from its case: how it would end is said before it is asked for. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { MODOS_DE_CANCELAR } from '#domain/facturas/cfdi/cancelacion';
import type { Factura } from '#domain/facturas/facturas';
import { documento } from '../../machines/facturas.samples.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const INVOICE: Factura = {
  ...documento,
  ...{ metodoPago: 'PUE', total: 116, formaPago: '01', lugarExpedicion: '06000', conceptos: [], datosFiscales: {} },
  totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
  ...{ fechaEmision: '2026-11-09T17:59:00.000Z', fechaTimbrado: '2026-11-09T18:00:00.000Z', cancelacion: null },
  ...{ pago: null, impedimento: null, relacionadas: [], vales: [], rechazos: [], logs: [], porDecidir: false },
  ...{ conRelacionadas: false, conSustituta: false, fueraDePlazo: false },
};
const CASE: Caso = {
  ...request(7001),
  ...{ datosAutorizacion: null, estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] } },
  parametrosBusqueda: [
    { tipo: 1, valor: '1' },
    { tipo: 2, valor: '1000001' },
  ],
  subCategoria: { id: SUBCATEGORIAS.cancelacionFactura, nombre: 'CANCELACIÓN DE FACTURA' },
};

async function openForm(comoSeCancela: NonNullable<Answers['comoSeCancela']>) {
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: CASE, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [], obtenerFactura: INVOICE },
    ...{ tiendasBusqueda: [{ cvetda: 1, nombre: 'Tienda Centro' }], facturasPorCancelar: [documento], comoSeCancela },
  });
  await expect.element(page.getByRole('radio', { name: /^02 / })).toBeVisible();
  return app;
}

const BY_RULE = 'Según las reglas del SAT, se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.';
const send = page.getByRole('button', { name: 'Pedir la cancelación' });

test.each(['sinAceptacion', 'conAceptacion', 'noCancelable'] as const)(
  'where the authority says %s its sentence stands above the button, and the motives are as before',
  async (modo) => {
    const { asked } = await openForm({ modo, texto: MODOS_DE_CANCELAR[modo] });
    await expect.element(page.getByText(MODOS_DE_CANCELAR[modo])).toBeVisible();
    await expect.element(page.getByText(/^Según las reglas/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: /^03 / })).toBeVisible();
    await expect.element(send).toBeEnabled();
    expect(asked('comoSeCancela').map(({ ruta }) => ruta)).toEqual([{ id: String(documento.id) }]);
    expect(await faultsIn('body')).toEqual([]);
  },
);

test('where nobody could be asked it says so with the rule, lets the person go on, and asks anew when it is pressed', async () => {
  const texto = 'El SAT no contestó cómo se cancela esta factura. Puede pedir la cancelación sin saberlo.';
  const { answer, asked } = await openForm({ modo: null, texto });
  await expect.element(page.getByText(texto)).toBeVisible();
  await expect.element(page.getByText(BY_RULE)).toBeVisible();
  await expect.element(send).toBeEnabled();
  expect(await faultsIn('body')).toEqual([]);
  answer({ comoSeCancela: { modo: 'conAceptacion', texto: MODOS_DE_CANCELAR.conAceptacion } });
  await page.getByRole('button', { name: 'Preguntar de nuevo' }).click();
  await expect.element(page.getByText(MODOS_DE_CANCELAR.conAceptacion)).toBeVisible();
  expect(asked('comoSeCancela')).toHaveLength(2);
});

test('a back end that does not know the question leaves the rule in sight', async () => {
  await openForm({ status: 404, body: { codigo: 404, message: 'No existe esa llamada.' } });
  await expect.element(page.getByText(BY_RULE)).toBeVisible();
  await expect.element(send).toBeEnabled();
});
