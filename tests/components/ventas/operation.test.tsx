/** An operation whose sale is not here, and which the system that has all sales says nothing of. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { AT_VALIDATION } from '../bed/newCase.ts';
import { without } from '../bed/people.ts';

const TEXT =
  'La operación no ha llegado, y el sistema de ventas no respondió si la tiene. Intente de nuevo en unos minutos.';
const UNKNOWN = { status: 502, body: { codigo: 502, message: TEXT } };
const NOT_SAID: Answers = { ventaPorId: UNKNOWN, articulosOperacion: UNKNOWN, ventasPorFiltros: UNKNOWN };

const notice = page.getByRole('alert').filter({ hasText: TEXT });
const again = page.getByRole('button', { name: 'Reintentar' });
const newCase = page.getByRole('button', { name: 'Nuevo Caso', exact: true });
const sale = page.getByRole('region', { name: 'Resumen de la venta' });

test('a number that is opened says so once, lets a case be opened, and a second try finds the sale', async () => {
  const { answer, asked } = await openApp('valida-operacion?tienda=1&operacion=1000001', {
    ...AT_VALIDATION,
    ...NOT_SAID,
  });
  await expect.element(notice).toBeVisible();
  expect(page.getByText(TEXT).elements()).toHaveLength(1);
  await expect.element(page.getByText(/No se pudieron leer|por el momento|No se encontraron/)).not.toBeInTheDocument();
  await expect.element(newCase).toBeEnabled();
  expect(await faultsIn('body')).toEqual([]);

  const before = asked('valesDeOperacion').length;
  answer(AT_VALIDATION);
  await again.click();
  await expect.element(sale).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(asked('valesDeOperacion')).toHaveLength(before);
});

test('a second try may find that there is none, as it is always said', async () => {
  const { answer } = await openApp('valida-operacion?tienda=1&operacion=1000001', { ...AT_VALIDATION, ...NOT_SAID });
  await expect.element(notice).toBeVisible();
  answer({
    ventaPorId: { status: 404, body: { codigo: 404, message: 'No se encontraron resultados' } },
    articulosOperacion: [],
  });
  await again.click();
  await expect.element(page.getByText(/Revise que la tienda y el número sean los del ticket/)).toBeVisible();
});

test('a sale that cannot be taken in says the reason once', async () => {
  const text =
    'La operación 1000001 no se pudo recibir del sistema de ventas. Las líneas suman $116.00 y la venta dice $115.00.';
  const refused = { status: 409, body: { codigo: 409, message: text } };
  await openApp('valida-operacion?tienda=1&operacion=1000001', {
    ...AT_VALIDATION,
    ...{ ventaPorId: refused, articulosOperacion: refused },
  });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(again).toBeVisible();
});

test('the search for a sale says so, and tries again', async () => {
  const { answer } = await openApp('valida-operacion?por=venta&busca=1000001', { ...AT_VALIDATION, ...NOT_SAID });
  await expect.element(page.getByText(TEXT)).toBeVisible();
  answer({ ventasPorFiltros: { ventas: [], limiteExcedido: false } });
  await again.click();
  await expect.element(page.getByText(/No se encontraron resultados/)).toBeVisible();
});

const ARTICLE = {
  ...{ linea: 1, numArt: '701', descripcion: 'Licuadora industrial', total: 2_320 },
  ...{ cantidadOriginal: 1, cantidadMaxima: 1, devolucionesMaximas: 1 },
  ...{ folioGuia: null, idPaquete: null, folioPaquete: null },
  ...{ estadoPaquete: null, idArticulo: null, estadoArticulo: null },
};

test('a sale says since when its guides stand while logistics says nothing', async () => {
  await openApp('valida-operacion?tienda=1&operacion=1000001', {
    ...AT_VALIDATION,
    articulosOperacion: [ARTICLE],
    ventaPorId: {
      cabecera: {
        ...{
          tienda: { cvetda: 1, nombre: 'Tienda Centro' },
          operacion: 1_000_001,
          numiden: 5,
          cliente: 'Peña Ríos Práxedes',
        },
        ...{ fechaOperacion: '2026-03-02T18:00:00.000Z', totalOperacion: 6_960, guiasVistas: null },
      },
      articulos: [],
      pagos: [],
    },
  });
  await expect.element(sale).toHaveTextContent('Logística no contesta: no se sabe qué guías tiene esta venta.');
  await expect.element(sale).not.toHaveTextContent('La operación no contiene guías relacionadas');
  expect(await faultsIn('body')).toEqual([]);
});

test('who may open no case is offered none', async () => {
  await openApp('valida-operacion?tienda=1&operacion=1000001', { ...AT_VALIDATION, ...without(['crearCaso']) });
  await expect.element(sale).toBeVisible();
  expect(newCase.query()).toBe(null);
});

test('a voucher of the sale leads to its case and to itself, and says its state by colour too', async () => {
  const vale = {
    ...{ id: 61, casoId: 7_001, folio: 'D001000061', sinRespaldo: false, total: 116, saldo: 116, depreciacion: 0 },
    ...{ estado: { id: 1 as const, nombre: 'VIGENTE' }, tipo: { id: 1 as const, nombre: 'DEVOLUCIÓN' } },
    ...{ fechaCreacion: '2026-03-01T18:00:00.000Z', fechaVigencia: '2099-05-01T18:00:00.000Z' },
  };
  await openApp('valida-operacion?tienda=1&operacion=1000001', { ...AT_VALIDATION, valesDeOperacion: [vale] });
  const table = page.getByRole('table', { name: 'Vales' });
  const leads = (name: string | RegExp) => table.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(table.getByText('VIGENTE')).toHaveAttribute('data-palette');
  expect([leads('7001'), leads(/^Ver vale/)]).toEqual([
    expect.stringMatching(/\/administracion\/casos\/7001$/),
    expect.stringMatching(/\/vales\/61$/),
  ]);
});
