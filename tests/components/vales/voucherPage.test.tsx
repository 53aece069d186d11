/** The page of a voucher and the panel of its case: who decides it, and where its links lead. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import { request, voucher } from '../bed/inbox.ts';

const LAURA = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };
const PARTIAL = { estado: { id: ESTADO_VALE.parcial, nombre: ESTADOS_VALE[ESTADO_VALE.parcial] } };

test('who made a voucher is told once that somebody else decides it, and cannot', async () => {
  await openApp('vales/61', {
    obtenerVale: voucher(61, { autor: LAURA, autores: [LAURA.numiden] }),
    opcionesSesion: { contrasena: false },
    quienAutoriza: { aqui: [], enOtras: [], fuera: 1 },
  });
  const bar = page.getByRole('region', { name: /^Acciones del/ });
  const authorize = bar.getByRole('button', { name: /^Autorizar/ });
  await expect.element(authorize).toHaveAttribute('aria-disabled', 'true');
  await expect.element(bar.getByRole('button', { name: /^Rechazar/ })).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByText('Usted hizo este vale: lo decide otra persona.').elements()).toHaveLength(1);
  (authorize.element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('who stands before the customer is told who can decide, and what to say meanwhile; who administers, how it could be here', async () => {
  const { folio } = voucher(61);
  const waiting = { obtenerVale: voucher(61, { autor: LAURA, autores: [LAURA.numiden] }) };
  const gerente = { numiden: 100_003, nombre: 'Marta Ibarra Solís', tienda: 'Tienda Centro' };
  await openApp('vales/61', {
    ...waiting,
    opcionesSesion: { contrasena: false },
    quienAutoriza: { aqui: [gerente], enOtras: [], fuera: 0 },
  });
  for (const words of [
    'Puede autorizarlo Marta Ibarra Solís, en turno en esta tienda: lo tiene en «Por autorizar».',
    `Dígale al cliente que su vale ${folio} está guardado`,
    'Con AUTH=contrasena aparece «Autorizar aquí»',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
});

test('a voucher that cannot be read says so, and is asked for again', async () => {
  const { answer } = await openApp('vales/61', {
    obtenerVale: { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } },
    opcionesSesion: { contrasena: false },
  });
  await expect
    .element(page.getByText('Ocurrió un error al intentar obtener el detalle del vale. Ocurrio un error interno'))
    .toBeVisible();
  answer({ obtenerVale: voucher(61, PARTIAL) });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByRole('link', { name: 'Seguir llenándolo' })).toBeVisible();
});

test('a partial voucher leads on to where it is filled in', async () => {
  await openApp('vales/61', { obtenerVale: voucher(61, PARTIAL), opcionesSesion: { contrasena: false } });
  await expect
    .element(page.getByRole('link', { name: 'Seguir llenándolo' }))
    .toHaveAttribute('href', expect.stringMatching(/\/vales\/nuevo\?vale=61$/));
});

test('a case shows its vouchers, each with its way, and the way to make another', async () => {
  const { id, folio, tipo, tienda, cliente, autor, total, saldo, fechaCreacion, fechaVigencia } = voucher(61);
  const caso = {
    ...request(7001),
    ...{ datosAutorizacion: null, estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] } },
  };
  await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], facturasDeCaso: [] },
    valesDeCaso: [
      {
        ...{ id, folio, tipo, tienda, cliente, autor, total, saldo, fechaCreacion, fechaVigencia },
        ...{ casoId: 7001, operacion: { tienda: 1, numero: 1_000_001 }, vencido: false, sinRespaldo: false },
        ...{ diasRestantes: 90, depreciacion: 0 },
        estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] },
      },
    ],
  });
  const panel = page.getByRole('region', { name: 'Vales', exact: true });
  await expect.element(panel.getByRole('row').filter({ hasText: folio })).toHaveTextContent('VIGENTE');
  await expect
    .element(panel.getByRole('link', { name: folio }))
    .toHaveAttribute('href', expect.stringMatching(/\/vales\/61$/));
  await expect
    .element(panel.getByRole('link', { name: 'Hacer un vale' }))
    .toHaveAttribute('href', expect.stringMatching(/\/vales\/nuevo\?caso=7001/));
});
