/** The limit of a voucher's state: in its list, and on its page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { voucher } from '../bed/inbox.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

function vale(id: number, vence: ValeDeLista['vence']): ValeDeLista {
  return {
    ...{ id, folio: `D0010000${id}`, casoId: 7001, tienda: { cvetda: 1, nombre: 'Tienda Centro' } },
    ...{ operacion: { tienda: 1, numero: 1_000_001 }, tipo: { id: 1, nombre: 'DEVOLUCIÓN' } },
    ...{ estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] }, vencido: false },
    ...{ sinRespaldo: false, diasRestantes: 90, total: 2_320, saldo: 1_160, depreciacion: 1_160, cliente: null },
    ...{ autor: null, porDecidir: null, fechaCreacion: hoursAgo(30), fechaVigencia: hoursAgo(-90 * 24), vence },
  };
}

const ALL = [vale(20, hoursAgo(2)), vale(21, hoursAgo(-2)), vale(22, null)];
const row = (folio: string) => page.getByRole('row').filter({ hasText: folio });

function openList(path: string) {
  return openApp(path, {
    listaVales: ({ cuerpo: { fueraDePlazo } }) => {
      const vales = fueraDePlazo ? ALL.slice(0, 1) : ALL;
      return { vales, total: vales.length, limiteExcedido: false };
    },
    ...{ estadosVales: [], tiposVales: [], tiendas: [], tiendasBusqueda: [] },
  });
}

test('the list says which vouchers are past their limit; of the others, how long they are valid', async () => {
  await openList('vales');
  await expect.element(row('D001000020')).toHaveTextContent('Fuera de plazo');
  for (const inTime of ['D001000021', 'D001000022']) {
    await expect.element(row(inTime)).toHaveTextContent('90 días');
    await expect.element(row(inTime)).not.toHaveTextContent('Fuera de plazo');
  }
  expect(await faultsIn('main')).toEqual([]);
});

test('the list asks for what ends soonest where that order is chosen', async () => {
  const { asked, address } = await openList('vales');
  await expect.element(row('D001000020')).toBeVisible();
  await page.getByLabelText('Orden').selectOptions('Por plazo');
  await expect.poll(() => asked('listaVales').map(({ cuerpo }) => cuerpo.orden)).toEqual(['recientes', 'porPlazo']);
  expect(address()).toBe('vales?orden=porPlazo');
});

test('the list asks for those past their limit alone where its address says so', async () => {
  const { asked } = await openList('vales?fueraDePlazo=true');
  await expect.element(row('D001000020')).toBeVisible();
  expect(row('D001000021').query()).toBeNull();
  expect(asked('listaVales').map(({ cuerpo }) => cuerpo.fueraDePlazo)).toEqual([true]);
});

/** Opens a voucher that waits to be authorized and whose stay is told so. */
async function openVoucher(estancia: object) {
  await openApp('vales/61', {
    ...{ obtenerVale: voucher(61), opcionesSesion: { contrasena: false }, estanciaDeRegistro: estancia },
    quienAutoriza: { aqui: [], enOtras: [], fuera: 1 },
  } as never);
  const summary = page.getByRole('list', { name: 'Resumen del vale' });
  await expect.element(summary).toBeVisible();
  return summary;
}

test('a voucher past the limit of its state says so', async () => {
  const summary = await openVoucher({
    desde: hoursAgo(26),
    plazo: { horas: 24, cuenta: 'reloj', vence: hoursAgo(2) },
    nueveDeDiez: 21 * HOUR_MS,
  });
  await expect.element(summary.getByText('Fuera de plazo')).toBeVisible();
  await expect.element(summary.getByText(/Plazo: 24 h, venció/)).toBeVisible();
});

test('a voucher whose state has no limit says nothing of time', async () => {
  const summary = await openVoucher({ desde: hoursAgo(26), plazo: null, nueveDeDiez: 21 * HOUR_MS });
  expect(summary.getByText(/Lleva|Plazo/).query()).toBeNull();
});
