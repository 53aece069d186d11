/** The monthly sheet: what an accountant reads of a month that adds up, and of one that does not. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cuadre } from '#domain/cuadre';
import { openApp } from './bed/app.tsx';
import { faultsIn } from './bed/faults.ts';

const MONTH: Cuadre = {
  mes: '2026-02',
  renglones: [
    { texto: 'Ventas del mes', monto: 2_088, cuenta: 'suma' },
    { texto: 'Facturadas en otro mes', monto: 348, cuenta: 'resta' },
    { texto: 'Lo que debe estar facturado', monto: 1_740, cuenta: 'resultado' },
    { texto: 'Recibos de pago', monto: 0, cuenta: 'dato' },
  ],
  ...{ diferencia: 0, sinNota: 0 },
};

const open = (cuadreDelMes: Cuadre) => openApp('cuadre', { tiendasBusqueda: [], cuadreDelMes });
const row = (name: RegExp) => page.getByRole('row', { name });

test('a month that adds up says which sums are added and which are taken away, and warns of nothing', async () => {
  await open(MONTH);
  await expect.element(row(/^Ventas del mes \+? ?\$2,088\.00$/)).toBeVisible();
  expect(row(/^Ventas del mes/).element().textContent).toBe('Ventas del mes+ $2,088.00');
  expect(row(/^Facturadas en otro mes/).element().textContent).toBe('Facturadas en otro mes− $348.00');
  expect(row(/^Lo que debe/).element().textContent).toBe('Lo que debe estar facturado= $1,740.00');
  expect(row(/^Recibos de pago/).element().textContent).toBe('Recibos de pago$0.00');
  await expect.element(page.getByText(/facturados que ninguna venta|por facturar de ventas/)).not.toBeInTheDocument();
  expect(await faultsIn('body')).toEqual([]);
});

test.each([
  [348, 'Hay $348.00 facturados que ninguna venta explica: busque en Facturas las que no son de una operación.'],
  [-348, 'Faltan $348.00 por facturar de ventas que ya están en una factura: compare esas facturas con sus ventas.'],
])(
  'a month with a difference of %s says what to look for, and what came back without a note',
  async (diferencia, text) => {
    await open({ ...MONTH, diferencia, sinNota: 116 });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(/^Se devolvieron \$116\.00 de ventas facturadas/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
  },
);
