/** Cancelling an invoice from its case: how it would end is said before it is asked for. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MODOS_DE_CANCELAR } from '#domain/facturas/cfdi/cancelacion';
import type { Factura } from '#domain/facturas/facturas';
import { documento } from '../../machines/facturas.samples.ts';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { caseFor, INVOICE, openService } from '../bed/services.ts';

async function openForm(comoSeCancela: NonNullable<Answers['comoSeCancela']>, invoice: Factura = INVOICE) {
  const app = await openService(caseFor('cancelacionFactura'), {
    ...{ obtenerFactura: invoice, facturasPorCancelar: [documento], comoSeCancela },
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

test('of an invoice of some days ago the receiver is asked by the rule, and until when he may answer is said where it is found', async () => {
  const { answer, buttonNamed } = await openForm(
    { modo: null, texto: 'El SAT no contestó cómo se cancela esta factura.' },
    { ...INVOICE, total: 6_960, fechaTimbrado: '2026-10-09T18:00:00.000Z' },
  );
  await expect
    .element(page.getByText(/^Según las reglas del SAT, el cliente tiene hasta el .* para aceptar o rechazar/))
    .toBeVisible();
  const asked = { estado: { id: 3, nombre: 'CANCELACIÓN SOLICITADA' }, cancelaHasta: '2026-11-27' };
  answer({ facturasPorCancelar: [{ ...documento, ...asked }] });
  await buttonNamed('Elegir otra').click();
  await buttonNamed('Buscar').click();
  await expect.element(page.getByRole('cell', { name: 'CANCELACIÓN SOLICITADA hasta el 27/11/2026' })).toBeVisible();
});
