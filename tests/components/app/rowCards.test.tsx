/** The card of a row, and the windows that open over its table. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { strike } from '../bed/act.ts';
import { openCaseList } from '../bed/caseList.ts';

const NAME = `${'Uc Pech '.repeat(12)}Luis`;
const CASE = {
  ...{ id: 7001, version: 3, tienda: { cvetda: 1, nombre: 'Tienda Centro' }, area: { id: 2, nombre: 'Entregas' } },
  ...{ subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, estado: { id: 1, nombre: 'NUEVO' } },
  ...{ semaforo: null, pierdeColorEn: null, fechaCreacion: '2026-03-01T12:00:00.000Z', fechaSolucion: null },
  ...{ datosCliente: { numiden: 9, nombre: NAME }, datosCreacion: { numiden: 100_002, nombre: 'Beto Asesor' } },
  ...{ administrador: null, vence: null },
};
const LAURA = { numiden: 100_004, nombre: 'Laura Gómez', rol: 'Asesor', fueraHasta: null, suplente: null };

const card = page.getByRole('definition').filter({ hasText: NAME });
const laura = page.getByRole('option', { name: /Laura Gómez/ });

test('a card that goes takes no list of a window along', async () => {
  const { table } = await openCaseList('', {
    listaCasos: { listaCasos: [CASE], total: 1, limiteExcedido: false },
    asignablesCaso: { personas: [LAURA], hayMas: false, contra: null },
  } as never);
  await page.getByRole('checkbox', { name: 'Marcar Caso 7001', exact: true }).click();
  await table.getByText(NAME).hover();
  await expect.element(card).toBeVisible();
  await strike('p');
  await page.getByRole('dialog').getByRole('combobox').fill('Laura');
  await expect.element(laura).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').hover();
  await expect.element(card).not.toBeInTheDocument();
  // Longer than a card waits for a pointer that left its cell.
  await new Promise((done) => setTimeout(done, 400));
  await expect.element(laura).toBeVisible();
});
