/** The page of the global invoices: how each period stands, what it leaves out, and what a person asks of it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PeriodoGlobal } from '#domain/facturas/globales/periodo';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const HELD: PeriodoGlobal = {
  ...{ id: 7, version: 3, cvetda: 1, tienda: 'Tienda Centro', desde: '2026-03-01', hasta: '2026-03-15' },
  ...{ periodicidad: 'quincenal', estado: 'detenido' },
  falla: 'La factura G-12 fue rechazada: El nombre no es el que está registrado. (CFDI40130)',
  facturas: [{ id: 90, nombre: 'G-12', estado: 'RECHAZADA', total: 1_160, ventas: 0 }],
};
const MADE: PeriodoGlobal = {
  ...{ id: 8, version: 2, cvetda: 2, tienda: 'Tienda Coyoacán', desde: '2026-03-16', hasta: '2026-03-16' },
  ...{ periodicidad: 'diaria', estado: 'hecho', falla: null },
  facturas: [{ id: 91, nombre: 'G-13', estado: 'VIGENTE', total: 2_320, ventas: 14 }],
};

test('a period that was refused says why, shows what it has left, and is asked for again', async () => {
  const { asked, answer } = await openApp('facturas-globales', {
    periodosGlobales: [HELD, MADE],
    notasPorHacer: [],
    previaGlobal: {
      ...{ ventas: 2, total: 1_160, fueraEnTotal: 1 },
      fuera: [{ operacion: 1_000_007, total: 580, motivo: 'credito' }],
    },
    hacerGlobales: { codigo: 1, descripcion: 'El periodo se facturará en un momento', id: 7, version: 4 },
  });
  const table = page.getByRole('table', { name: 'Periodos' });
  await expect.element(table.getByRole('row', { name: /01\/03\/2026 a 15\/03\/2026.*CFDI40130/ })).toBeVisible();
  // Nothing is invoiced: that is no amount.
  await expect.element(table.getByRole('row', { name: /Tienda Centro/ })).not.toHaveTextContent('$0.00');
  await expect
    .element(table.getByRole('row', { name: /16\/03\/2026 Tienda Coyoacán .*FACTURADO G-13 .*\$2,320\.00/ }))
    .toBeVisible();
  expect(await faultsIn('body')).toEqual([]);

  await page.getByRole('button', { name: /^Ver ventas sin factura de Tienda Centro/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Por facturar al público: 2 ventas por $1,160.00.')).toBeVisible();
  await expect.element(dialog.getByText('Operación 1000007')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('button', { name: /^Facturar Tienda Centro/ }).click();
  answer({ periodosGlobales: [{ ...HELD, version: 4, estado: 'pendiente', falla: null }, MADE] });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, hacerlas' }).click();
  await expect.element(table.getByRole('row', { name: /Tienda Centro .*POR FACTURAR/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Detener Tienda Centro/ })).toBeVisible();
  expect(asked('hacerGlobales').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 7, version: 3 }]);
});

test('a long refusal takes two lines, and opens whole', async () => {
  const falla = `La factura G-12 fue rechazada: ${'Un impuesto de la línea no es el de su tasa. '.repeat(20)}(CFDI40130)`;
  await openApp('facturas-globales', { periodosGlobales: [{ ...HELD, falla }], notasPorHacer: [] });
  const text = `${falla}. Espera a que alguien pulse Facturar.`;
  const why = page.getByText(text);
  await expect.element(why).toBeVisible();
  const height = () => why.element().getBoundingClientRect().height;
  const cut = height();
  expect(cut).toBeLessThan(40);
  await page.getByRole('button', { name: 'Ver todo el motivo' }).click();
  await expect.poll(height).toBeGreaterThan(3 * cut);
  expect(await faultsIn('body')).toEqual([]);
  await page.getByRole('button', { name: 'Ver menos' }).click();
  await expect.poll(height).toBe(cut);
});

test('a return whose note was refused says why, and is asked for again', async () => {
  const { asked, answer } = await openApp('facturas-globales', {
    periodosGlobales: [MADE],
    notasPorHacer: [
      {
        ...{ id: 31, vale: { folio: 'V-0031', importe: 116 }, tienda: 'Tienda Centro', operacion: 1_000_009 },
        falla: 'NC-4: La suma de los impuestos no es la del total. (CFDI40119)',
      },
    ],
    hacerNotaGlobal: { codigo: 1, descripcion: 'La nota de crédito se hará en un momento' },
  });
  const table = page.getByRole('table', { name: 'Devoluciones sin nota de crédito' });
  await expect
    .element(table.getByRole('row', { name: /Vale V-0031.*CFDI40119.* Tienda Centro 1000009 \$116\.00/ }))
    .toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await page.getByRole('button', { name: 'Hacer la nota: Vale V-0031' }).click();
  answer({ notasPorHacer: [] });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Sí, hacerla' }).click();
  // An open question hides the page, and with it the table, from every reader.
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(table).not.toBeInTheDocument();
  expect(asked('hacerNotaGlobal').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 31 }]);
});
