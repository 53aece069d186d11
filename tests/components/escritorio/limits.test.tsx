/** The limits of time that a chain gives to states, and how a case says its own. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { PLAZO_TEXTS } from '#domain/common/plazos';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const dialog = page.getByRole('dialog');
const KEPT = { id: 1, version: 3, entidad: 'caso', estado: ESTADO.pendiente, horas: 48, cuenta: 'reloj', activo: true };
const HOUR_MS = 3_600_000;

test('a limit is given by keys; hours that are none are refused, and one that the server refuses keeps its window', async () => {
  const { asked, answer } = await openApp('plazos', {
    listaPlazos: [KEPT],
    guardarPlazo: {
      status: 400,
      body: { codigo: 0, message: PLAZO_TEXTS.repetido, campos: [{ campo: 'estado', message: PLAZO_TEXTS.repetido }] },
    },
  } as never);
  await expect.element(page.getByRole('row', { name: /Caso PENDIENTE.*48.*Todas las horas/ })).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
  await page.getByRole('button', { name: 'Agregar plazo' }).click();
  await dialog.getByLabelText(/^Estado/).selectOptions('Caso PENDIENTE');
  const hours = dialog.getByLabelText(/^Horas/);
  await hours.fill('0');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(PLAZO_TEXTS.horas)).toBeVisible();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await hours.fill('24');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(PLAZO_TEXTS.repetido, { exact: true })).toBeVisible();
  answer({ guardarPlazo: { codigo: 1, descripcion: 'Plazo guardado con éxito', id: 2, version: 1 } });
  await dialog.getByLabelText(/^Estado/).selectOptions('Caso ESCALADO');
  await dialog.getByRole('button', { name: /^(Guardar|Reintentar)$/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked('guardarPlazo').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: null, version: null, entidad: 'caso', estado: ESTADO.pendiente, horas: 24, cuenta: 'abierta', activo: true },
    { id: null, version: null, entidad: 'caso', estado: ESTADO.escalado, horas: 24, cuenta: 'abierta', activo: true },
  ]);
});

/** Opens a case whose stay is told so. */
async function openCase(estancia: object) {
  const estado = { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] };
  await openApp('administracion/casos/7001', {
    ...{ detalleCaso: { ...request(7001), datosAutorizacion: null, parametrosBusqueda: [], estado } },
    ...{ anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [], estanciaDeRegistro: estancia },
  } as never);
  await expect.element(page.getByRole('textbox', { name: 'Comentario' })).toBeVisible();
  return page.getByRole('list', { name: 'Resumen del caso' });
}

test('a case past the limit of its state says so', async () => {
  const since = Date.now() - 26 * HOUR_MS;
  const summary = await openCase({
    desde: new Date(since).toISOString(),
    plazo: { horas: 24, cuenta: 'reloj', vence: new Date(since + 24 * HOUR_MS).toISOString() },
    nueveDeDiez: 21 * HOUR_MS,
  });
  await expect.element(summary.getByText('Fuera de plazo')).toBeVisible();
  await expect.element(summary.getByText(/Plazo: 24 h, venció/)).toBeVisible();
});

test('a case whose state has no limit says nothing of time', async () => {
  const summary = await openCase({
    desde: new Date(Date.now() - 26 * HOUR_MS).toISOString(),
    ...{ plazo: null, nueveDeDiez: 21 * HOUR_MS },
  });
  expect(summary.getByText(/Lleva|Plazo/).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
});
