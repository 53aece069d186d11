/** The monthly sheet: what an accountant reads of a month that adds up, and of one that does not. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cuadre, DocumentosDeCuadre } from '#domain/facturas/cuadre';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const MONTH: Cuadre = {
  mes: '2026-02',
  renglones: [
    { texto: 'Ventas del mes', monto: 2_088, cuenta: 'suma', diferencia: null },
    { texto: 'Facturadas en otro mes', monto: 348, cuenta: 'resta', diferencia: 'facturadasEnOtroMes' },
    { texto: 'Lo que debe estar facturado', monto: 1_740, cuenta: 'resultado', diferencia: null },
    { texto: 'Recibos de pago', monto: 0, cuenta: 'dato', diferencia: 'recibos' },
  ],
  ...{ diferencia: 0, sinNota: 0 },
};

const open = (cuadreDelMes: Cuadre) => openApp('cuadre', { tiendasBusqueda: [], cuadreDelMes });
const row = (name: RegExp) => page.getByRole('row', { name });

test('a month that adds up says which sums are added and which are taken away, and warns of nothing', async () => {
  await open(MONTH);
  await expect.element(row(/^Ventas del mes \+? ?\$2,088\.00$/)).toBeVisible();
  expect(row(/^Ventas del mes/).element().textContent).toBe('Ventas del mes+ $2,088.00');
  expect(row(/^Facturadas en otro mes/).element().textContent).toBe('▸ Facturadas en otro mes− $348.00');
  expect(row(/^Lo que debe/).element().textContent).toBe('Lo que debe estar facturado= $1,740.00');
  expect(row(/^Recibos de pago/).element().textContent).toBe('Recibos de pago$0.00');
  await expect.element(page.getByText(/facturados que ninguna venta|por facturar de ventas/)).not.toBeInTheDocument();
  expect(await faultsIn('body')).toEqual([]);
});

const DOCUMENT = { diferencia: 'facturadasEnOtroMes', tienda: 3, fecha: '2026-02-28T23:30:00.000Z' } as const;
const NOTHING = { operacion: null, factura: null, vale: null } as const;

test('a difference opens on the documents that make it, each with the way to its page', async () => {
  const { asked } = await openApp('cuadre', {
    ...{ tiendasBusqueda: [], cuadreDelMes: MONTH },
    documentosDelCuadre: {
      documentos: [
        // Of Cancún, where the day was over before it was in the centre.
        {
          ...DOCUMENT,
          ...NOTHING,
          fecha: '2026-02-28T05:30:00.000Z',
          zona: 'America/Cancun',
          operacion: 5_000_001,
          monto: 116,
        },
        { ...DOCUMENT, ...NOTHING, factura: { id: 7, nombre: 'A-12', clase: 'Factura general' }, monto: 58 },
        { ...DOCUMENT, ...NOTHING, vale: { id: 9, folio: 'D-7' }, monto: 174 },
      ],
      total: 240,
    } satisfies DocumentosDeCuadre,
  });
  const line = page.getByRole('button', { name: 'Facturadas en otro mes' });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  // A line of nothing has nothing to open.
  await expect.element(page.getByRole('button', { name: 'Recibos de pago' })).not.toBeInTheDocument();
  await line.click();
  await expect.element(row(/^Operación 5000001 ?Tienda 3 · 28\/02\/2026 \$116\.00$/)).toBeVisible();
  await expect.element(page.getByText('Se muestran 3 de 240, los más antiguos primero.')).toBeVisible();
  const leadsTo = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  expect(leadsTo('Operación 5000001')).toBe('/mostrador/valida-operacion?tienda=3&operacion=5000001');
  expect(leadsTo('Factura general A-12')).toBe('/mostrador/facturas/7');
  expect(leadsTo('Vale D-7')).toBe('/mostrador/vales/9');
  expect(asked('documentosDelCuadre').map(({ consulta }) => consulta)).toMatchObject([
    { diferencia: 'facturadasEnOtroMes' },
  ]);
  expect(await faultsIn('body')).toEqual([]);
  await line.click();
  await expect.element(page.getByText('Operación 5000001')).not.toBeInTheDocument();
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

test('a month in which sales left a global invoice and have none says what to do, and opens on them', async () => {
  const sacadas = { texto: 'Sacadas de una global y sin factura', monto: 348, cuenta: 'resta' } as const;
  await open({
    ...MONTH,
    renglones: [...MONTH.renglones, { ...sacadas, diferencia: 'sacadasSinFactura' }],
    diferencia: -348,
  });
  await expect
    .element(
      page.getByText(
        'Una nota sacó $348.00 de una factura global, y ninguna factura a nombre los tiene: facture esas operaciones, o cancele la nota de cada una.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sacadas de una global y sin factura' })).toBeVisible();
  // It is explained: nothing else is to be looked for.
  await expect.element(page.getByText(/facturados que ninguna venta|por facturar de ventas/)).not.toBeInTheDocument();
  expect(await faultsIn('body')).toEqual([]);
});
