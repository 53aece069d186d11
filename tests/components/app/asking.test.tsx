/** Questions that change nothing: a file of a case, the voucher of a folio. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { Anexo } from '#domain/casos/anexos';
import type { Caso } from '#domain/casos/casos';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { openApp } from '../bed/app.tsx';
import { held, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const BROKEN: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };
const PICTURE: Anexo = {
  ...{ id: 5, nombre: 'recibo.png', tipo: 'image/png', bytes: 2_048, fecha: '2026-03-01T10:00:00.000Z' },
  agregadoPor: { numiden: 100_002, nombre: 'Beto Asesor' },
};
const FOUND: ValeDeLista = {
  ...{ id: 61, folio: 'D001000061', casoId: 7001, tienda: { cvetda: 1, nombre: 'Tienda Centro' } },
  ...{ operacion: { tienda: 1, numero: 1_000_001 }, tipo: { id: 1, nombre: 'DEVOLUCIÓN' } },
  ...{ estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] }, vencido: false },
  ...{ sinRespaldo: false, diasRestantes: 80, total: 1_160, saldo: 1_160, depreciacion: 0 },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaVigencia: '2026-05-30T10:00:00.000Z' },
  ...{ cliente: null, autor: null },
};
const INVOICES = { periodosGlobales: [], notasPorHacer: [], recientes: [] };

async function openFiles() {
  const caso: Caso = { ...request(7001), datosAutorizacion: null };
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [PICTURE], valesDeCaso: [], facturasDeCaso: [] },
    ...INVOICES,
  });
  return { ...app, download: page.getByRole('button', { name: 'Descargar recibo.png' }) };
}

async function leave(): Promise<void> {
  await page.getByRole('link', { name: 'Facturas globales' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
}

test('a file that does not come says so beside its name, and at the foot where its page was left', async () => {
  const { answer, asked, download } = await openFiles();
  answer({ descargarAnexo: BROKEN });
  await download.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'error interno' })).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
  const lost = held(BROKEN);
  answer({ descargarAnexo: lost.answer });
  await download.click();
  await expect.element(download).toHaveAttribute('aria-busy', 'true');
  (download.element() as HTMLElement).click();
  await leave();
  lost.release();
  await expect.element(page.getByText('No se pudo descargar recibo.png. Ocurrio un error interno')).toBeVisible();
  expect(asked('descargarAnexo')).toHaveLength(2);
});

test('a file that is looked at is downloaded once, however often that is pressed', async () => {
  const { answer, asked } = await openFiles();
  answer({ descargarAnexo: new Blob(['png']) });
  await page.getByRole('button', { name: 'Ver recibo.png' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Descargar' });
  await expect.element(page.getByText(/^El archivo no se puede mostrar/)).toBeVisible();
  const shown = asked('descargarAnexo').length;
  const lost = held(BROKEN);
  answer({ descargarAnexo: lost.answer });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).click();
  await userEvent.keyboard('{Escape}');
  lost.release();
  await expect.element(page.getByText('Ocurrio un error interno')).toBeVisible();
  expect(asked('descargarAnexo')).toHaveLength(shown + 1);
});

test('a folio that is found after its list was left opens nothing', async () => {
  const { answer, address } = await openApp('vales', {
    ...{
      listaVales: { vales: [], total: 0, limiteExcedido: false },
      tiendasBusqueda: [],
      buscarValeFolio: BROKEN,
    },
    ...{ estadosVales: [], tiposVales: [] },
    ...INVOICES,
  });
  const box = page.getByLabelText('Folio del vale');
  await box.fill('D001000061');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveAccessibleDescription(/error interno/);
  await expect.element(box).toHaveValue('D001000061');
  const late = held(FOUND);
  answer({ buscarValeFolio: late.answer });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('search', { name: 'Abrir un vale' })).toHaveAttribute('aria-busy', 'true');
  await leave();
  late.release();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Facturas globales' })).toBeVisible();
  await new Promise((done) => setTimeout(done));
  expect(address()).toBe('facturas-globales');
});
