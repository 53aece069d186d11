/** The cases that have to do with one: shown on its page, added in a window, taken away by a press. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import type { Answers, Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const inState = (id: (typeof ESTADO)[keyof typeof ESTADO]) => ({ estado: { id, nombre: ESTADOS_CASO[id] } });
const AT_WORK: Caso = { ...request(7001), datosAutorizacion: null, ...inState(ESTADO.enProceso) };
const OTHER = { id: 6_001, ...inState(ESTADO.escalado), categoria: 'GUÍA SIN MOVIMIENTO' };
const BOTH: Caso = { ...AT_WORK, relacionados: [OTHER] };
const NOT_THERE: Refusal = {
  status: 400,
  body: {
    ...{ codigo: 400, message: 'Revise los campos.' },
    campos: [{ campo: 'con', message: 'El caso 17 no existe, o no puede verlo.' }],
  },
};

async function openCase(caso: Caso, answers: Answers = {}) {
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    casosAbiertos: {
      casos: [
        {
          ...{ id: 6_001, subCategoria: { id: 9, nombre: 'GUÍA SIN MOVIMIENTO' }, deLaVenta: false },
          ...{ estado: OTHER.estado, tienda: AT_WORK.tienda, fecha: '2026-11-20T16:00:00.000Z' },
        },
      ],
      total: 1,
    },
    ...answers,
  });
  const panel = page.getByRole('region', { name: 'Casos relacionados' });
  return { ...app, panel, window: page.getByRole('dialog', { name: 'Relacionar con otro caso' }) };
}

test('a case is related with an open one of its customer, which its page then shows', async () => {
  const { panel, window, asked, answer } = await openCase(AT_WORK, { relacionarCaso: NOT_THERE });
  await expect.element(panel.getByText('Este caso no tiene otros relacionados.')).toBeVisible();
  await panel.getByRole('button', { name: 'Relacionar con...' }).click();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  const field = window.getByRole('combobox', { name: /^Caso/ });
  const send = window.getByRole('button', { name: 'Relacionar', exact: true });
  await field.fill('7001');
  await page.getByRole('option', { name: 'Caso 7001' }).click();
  await send.click();
  await expect.element(window.getByText('Es este mismo caso: elija el otro.')).toBeVisible();
  await field.fill('17');
  await page.getByRole('option', { name: 'Caso 17' }).click();
  await send.click();
  await expect.element(window.getByText('El caso 17 no existe, o no puede verlo.')).toBeVisible();
  await field.fill('');
  await field.click();
  await page.getByRole('option', { name: /^Caso 6001/ }).click();
  answer({ relacionarCaso: { codigo: 1, descripcion: 'Caso 6001 relacionado' }, detalleCaso: BOTH });
  await window.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(window).not.toBeInTheDocument();
  await expect
    .element(panel.getByRole('link', { name: 'Caso 6001' }))
    .toHaveAttribute('href', '/mostrador/administracion/casos/6001');
  await expect.element(panel.getByText('ESCALADO')).toBeVisible();
  expect(asked('relacionarCaso').map(({ cuerpo }) => cuerpo)).toEqual([
    { idCaso: 7001, con: 17 },
    { idCaso: 7001, con: 6001 },
  ]);
});

test('a relation is taken away by a press, and one that was not says why', async () => {
  const { panel, asked, answer } = await openCase(BOTH, {
    quitarRelacion: { status: 500, body: { codigo: 500, message: 'Ocurrió un error interno.' } },
  });
  await panel.getByRole('button', { name: 'Quitar relación con el caso 6001' }).click();
  await expect.element(panel.getByRole('alert').filter({ hasText: 'No se quitó la relación.' })).toBeVisible();
  answer({ quitarRelacion: { codigo: 1, descripcion: 'El caso 6001 ya no está relacionado' }, detalleCaso: AT_WORK });
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByText('Este caso no tiene otros relacionados.')).toBeVisible();
  expect(asked('quitarRelacion').map(({ cuerpo }) => cuerpo)).toEqual([
    { idCaso: 7001, con: 6001 },
    { idCaso: 7001, con: 6001 },
  ]);
});

test('a solved case shows its relations and changes none', async () => {
  const { panel } = await openCase({ ...BOTH, ...inState(ESTADO.solucionada) });
  await expect.element(panel.getByRole('link', { name: 'Caso 6001' })).toBeVisible();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});
