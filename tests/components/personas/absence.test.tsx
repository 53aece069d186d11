/** Who is away: said in one's account, ended there, and read where a case is assigned. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Account } from '#domain/personas/sesion';
import { press, settled, type } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const HERE: Account['sesiones'][number] = {
  ...{ id: 1, esta: true, tienda: 'Tienda Centro', ip: '127.0.0.1', navegador: 'Chrome en Linux' },
  ...{ creada: '2026-03-01T10:00:00.000Z', ultimoUso: '2026-03-01T10:05:00.000Z' },
};
const ACCOUNT: Account = {
  ...{ numiden: 100_001, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx', rol: 'Administrador' },
  ...{
    areas: [],
    tiendas: [],
    conContrasena: false,
    segundoFactor: null,
    ausencia: null,
    resumen: { pedido: false, impedimento: null },
    sesiones: [HERE],
  },
};
const JORGE = { numiden: 100_002, nombre: 'Jorge Peña Ríos' };
const SILVIA = { numiden: 100_003, nombre: 'Silvia Muñoz Arriaga' };
const DONE = { codigo: 1, descripcion: 'Hecho' };
const STALE: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };

const panel = page.getByRole('region', { name: 'Ausencia' });

/** So many days from today, as people write it and as it travels. */
function inDays(days: number): { readonly typed: string; readonly sent: string } {
  const sent = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(
    Date.now() + days * 86_400_000,
  );
  return { sent, typed: sent.split('-').reverse().join('/') };
}

test('a person says until when they are away and who stands in', async () => {
  const last = inDays(5);
  const { asked, answer } = await openApp('mi-cuenta', {
    ...{ miCuenta: ACCOUNT, guardarMiAusencia: DONE },
    suplentes: { personas: [{ ...SILVIA, rol: 'Gerente' }], hayMas: false },
    casosPorEntregar: { suplente: SILVIA, total: 0, entregables: 0 },
  });
  await panel.getByRole('button', { name: 'Estoy fuera hasta...' }).click();
  const window = page.getByRole('dialog', { name: 'Estoy fuera' });
  await type(window.getByLabelText('Hasta el día'), inDays(-1).typed);
  await userEvent.keyboard('{Tab}');
  await window.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(window.getByText('Ese día ya pasó: elija hoy o uno posterior.')).toBeVisible();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await type(window.getByLabelText('Hasta el día'), last.typed);
  await type(window.getByRole('combobox', { name: 'Quién suple (opcional)' }), 'silvia');
  await expect.element(page.getByRole('option', { name: /^Silvia/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  answer({ miCuenta: { ...ACCOUNT, ausencia: { hasta: last.sent, suplente: SILVIA } } });
  await window.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(panel.getByText(`Fuera hasta el ${last.typed}. Le suple Silvia Muñoz Arriaga.`)).toBeVisible();
  expect(asked('guardarMiAusencia').map(({ cuerpo }) => cuerpo)).toEqual([{ hasta: last.sent, suplente: 100_003 }]);
});

test('an absence is ended by a press, and one that could not be ended says why', async () => {
  const away = { ...ACCOUNT, ausencia: { hasta: inDays(3).sent, suplente: null } };
  const { asked, answer } = await openApp('mi-cuenta', { miCuenta: away, guardarMiAusencia: STALE });
  await expect.element(panel.getByText(`Fuera hasta el ${inDays(3).typed}. Nadie le suple.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Ya estoy de vuelta' }).click();
  await expect.element(panel.getByRole('alert').filter({ hasText: 'No se pudo terminar la ausencia.' })).toBeVisible();
  answer({ guardarMiAusencia: DONE, miCuenta: ACCOUNT });
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByText('No está ausente.', { exact: false })).toBeVisible();
  // The account may be read anew, as another version was found, before the second try has left.
  await expect
    .poll(() => asked('guardarMiAusencia').map(({ cuerpo }) => cuerpo))
    .toEqual([
      { hasta: null, suplente: null },
      { hasta: null, suplente: null },
    ]);
});

/** Opens the window that assigns a case, with Jorge chosen, who is away and for whom Silvia stands in. */
async function chooseJorge() {
  const estado = { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] };
  const caso = { ...request(7001), datosAutorizacion: null, parametrosBusqueda: [], estado };
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    asignablesCaso: {
      personas: [{ ...JORGE, rol: 'Asesor de tienda', fueraHasta: '2099-12-05', suplente: SILVIA }],
      ...{ hayMas: false, contra: null },
    },
    asignarCaso: { codigo: 1, descripcion: 'Caso asignado', id: 7001, estado, version: 4 },
  } as never);
  await expect.element(page.getByRole('textbox', { name: 'Comentario' })).toBeVisible();
  await userEvent.keyboard('p');
  const window = page.getByRole('dialog');
  await settled(window);
  const field = window.getByRole('combobox', { name: /^A quién/ });
  await type(field, 'jorge');
  await expect.element(page.getByRole('option', { name: /^Jorge.*Fuera hasta el 05\/12\/2099/ })).toBeVisible();
  await press(field, '{ArrowDown}{Enter}');
  await expect.element(window.getByText('Jorge Peña Ríos: Fuera hasta el 05/12/2099.')).toBeVisible();
  return { ...app, window };
}

test('a case for who is away is offered to who stands in', async () => {
  const { asked, window } = await chooseJorge();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await window.getByRole('button', { name: 'Asignar a quien suple' }).click();
  await expect.element(window.getByText('Fuera hasta el 05/12/2099', { exact: false })).not.toBeInTheDocument();
  await window.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expect.element(window).not.toBeInTheDocument();
  expect(asked('asignarCaso').map(({ cuerpo }) => [cuerpo.numiden, cuerpo.aunqueFuera])).toEqual([[100_003, false]]);
});

test('a case goes to who is away where that is said', async () => {
  const { asked, window } = await chooseJorge();
  await window.getByRole('checkbox', { name: 'Asignar de todos modos' }).click({ force: true });
  await window.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expect.element(window).not.toBeInTheDocument();
  expect(asked('asignarCaso').map(({ cuerpo }) => [cuerpo.numiden, cuerpo.aunqueFuera])).toEqual([[100_002, true]]);
});

const AWAY = { ...ACCOUNT, ausencia: { hasta: '2099-12-05', suplente: SILVIA } };

test('open cases are handed on to who stands in by one answer, which says how many went', async () => {
  const { asked, answer } = await openApp('mi-cuenta', {
    ...{ miCuenta: AWAY, casosPorEntregar: { suplente: SILVIA, total: 5, entregables: 3 } },
    entregarCasos: STALE,
  });
  await panel.getByRole('button', { name: 'Entregar 3 de 5 casos a Silvia Muñoz Arriaga' }).click();
  const window = page.getByRole('alertdialog', { name: 'Entregar 3 de 5 casos a Silvia Muñoz Arriaga' });
  await expect.element(window.getByText('2 casos se quedan: Silvia Muñoz Arriaga no los vería.')).toBeVisible();
  expect(await faultsIn('[role=alertdialog]')).toEqual([]);
  await window.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect.element(window.getByText('No se entregaron los casos.', { exact: false })).toBeVisible();
  answer({
    entregarCasos: { codigo: 1, descripcion: '3 de 5 casos entregados a Silvia Muñoz Arriaga' },
    casosPorEntregar: { suplente: SILVIA, total: 2, entregables: 0 },
  });
  await window.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText('3 de 5 casos entregados a Silvia Muñoz Arriaga')).toBeVisible();
  await expect.element(panel.getByText(/^Silvia Muñoz Arriaga no puede tener ninguno de los casos/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Entregar/ })).not.toBeInTheDocument();
  expect(asked('entregarCasos').map(({ cuerpo }) => cuerpo)).toEqual([
    { de: 100_001, suplente: 100_003 },
    { de: 100_001, suplente: 100_003 },
  ]);
});

test('nothing is offered where there are no open cases', async () => {
  await openApp('mi-cuenta', { miCuenta: AWAY, casosPorEntregar: { suplente: SILVIA, total: 0, entregables: 0 } });
  await expect.element(panel.getByText('Le suple Silvia Muñoz Arriaga.', { exact: false })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Entregar/ })).not.toBeInTheDocument();
});

test('open cases that could not be read say so, and are asked for again', async () => {
  const { answer } = await openApp('mi-cuenta', { miCuenta: AWAY, casosPorEntregar: STALE });
  await expect.element(panel.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
  answer({ casosPorEntregar: { suplente: SILVIA, total: 5, entregables: 5 } });
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByRole('button', { name: 'Entregar 5 casos a Silvia Muñoz Arriaga' })).toBeVisible();
});

test('what is written about an absence stands over a reload, and is gone once it is saved', async () => {
  const last = inDays(5);
  const { reload, drafts, answer } = await openApp('mi-cuenta', {
    ...{ miCuenta: ACCOUNT, guardarMiAusencia: DONE, suplentes: { personas: [], hayMas: false } },
  });
  const open = panel.getByRole('button', { name: 'Estoy fuera hasta...' });
  const day = page.getByRole('dialog', { name: 'Estoy fuera' }).getByLabelText('Hasta el día');
  await open.click();
  await type(day, last.typed);
  await userEvent.keyboard('{Tab}');
  await expect.poll(drafts).toContain(last.sent);
  await reload();
  await open.click();
  await expect.element(day).toHaveValue(last.typed);
  answer({ miCuenta: { ...ACCOUNT, ausencia: { hasta: last.sent, suplente: null } } });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect.element(panel.getByText('Nadie le suple.', { exact: false })).toBeVisible();
  await expect.poll(drafts).not.toContain(last.sent);
});
