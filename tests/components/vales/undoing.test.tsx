/** The window that undoes a refund: it is opened from the acts of the voucher, asks which one and why, and loses nothing. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { Vale } from '#domain/vales/vales';
import { openApp } from '../bed/app.tsx';
import { type Answers, held } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { JORGE, SILVIA, voucher } from '../bed/inbox.ts';

type Refund = Vale['devoluciones'][number];

const FECHA = '2026-03-09T17:00:00.000Z';
const CASH: Refund = {
  ...{ id: 91, metodo: { id: 6, nombre: 'EFECTIVO' }, monto: 500, estado: 'hecha', folio: null, respuesta: null },
  ...{ fecha: FECHA, autor: JORGE, deshecho: null },
};
const WALLET: Refund = { ...CASH, id: 92, metodo: { id: 3, nombre: 'BILLETERA' }, monto: 300, folio: 'B0001' };

/** A valid voucher of $1,160.00 that gave back $500.00 in cash and $300.00 to the wallet. */
const GIVEN = voucher(61, {
  ...{ estado: { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] }, saldo: 360 },
  ...{ autorizacion: null, impresiones: 1, devoluciones: [CASH, WALLET] },
  metodosPago: [
    { orden: 1, metodo: CASH.metodo, monto: 860, devuelto: 500 },
    { orden: 2, metodo: WALLET.metodo, monto: 300, devuelto: 300 },
  ],
});
const MOTIVO = 'Se anotó en el vale equivocado.';
const UNDONE: Vale = {
  ...GIVEN,
  ...{ version: GIVEN.version + 1, saldo: 860 },
  devoluciones: [
    {
      ...CASH,
      estado: 'deshecha',
      deshecho: { estado: 'hecho', motivo: MOTIVO, respuesta: null, fecha: FECHA, autor: SILVIA },
    },
    WALLET,
  ],
};
const TOLD = 'Se deshizo la devolución de $500.00 por EFECTIVO: el vale la debe otra vez';
const DONE = { codigo: 1 as const, descripcion: TOLD, version: UNDONE.version, estado: UNDONE.estado };

async function openVoucher(answers: Answers = {}) {
  const none = { status: 404, body: { codigo: -1, message: 'No se encontraron resultados' } };
  const app = await openApp('vales/61', { obtenerVale: GIVEN, notaCreditoDeOperacion: none, ...answers });
  const window = page.getByRole('dialog', { name: 'Deshacer una devolución' });
  const more = page.getByRole('region', { name: 'Acciones del vale' }).getByRole('button', { name: /^Más/ });
  return {
    ...app,
    window,
    more,
    motivo: window.getByLabelText(/^Motivo/),
    refund: (name: RegExp) => window.getByRole('radio', { name }),
    button: (name: string) => window.getByRole('button', { name, exact: true }),
    open: async () => {
      await more.click();
      await page.getByRole('menuitem', { name: /^Deshacer devolución/ }).click();
      await expect.element(window).toBeVisible();
    },
  };
}

test('asks which refund and why before anything is sent, and says what must be so first', async () => {
  const { asked, button, motivo, open, refund, window } = await openVoucher();
  await open();
  await expect.element(window).toHaveTextContent('Queda en su historia con el motivo.');
  await button('Deshacer').click();
  await expect.element(window.getByText('Elija qué se deshace.')).toBeVisible();
  await expect.element(motivo).toHaveAccessibleDescription(/Escriba al menos 5 caracteres\./);

  await refund(/BILLETERA.*B0001/).click();
  await expect.element(window.getByText('El importe sale de la billetera del cliente.')).toBeVisible();
  await refund(/EFECTIVO/).click();
  await expect
    .element(window.getByText('Tenga el efectivo en la caja antes de deshacerla aquí.', { exact: true }))
    .toBeVisible();
  await expect.element(window.getByText('Elija qué se deshace.')).not.toBeInTheDocument();
  expect(await faultsIn('body')).toEqual([]);

  await motivo.fill('a'.repeat(990));
  await expect.element(motivo).toHaveAccessibleDescription('Quedan 10 de 1000 caracteres.');
  await motivo.fill('a'.repeat(1_003));
  await expect.element(motivo).toHaveAccessibleDescription(/Sobran 3 caracteres: caben 1000\./);
  await button('Deshacer').click();
  await motivo.fill('ya');
  await button('Deshacer').click();
  await expect.element(motivo).toHaveAccessibleDescription(/Escriba al menos 5 caracteres\./);
  expect(asked('deshacerDevolucion')).toEqual([]);
});

test('sends it once however often it is pressed, says so, and gives the focus back to where it was opened', async () => {
  const answer = held(DONE);
  const app = await openVoucher({ deshacerDevolucion: answer.answer });
  const { asked, button, more, motivo, open, refund, window } = app;
  await open();
  await refund(/EFECTIVO/).click();
  await motivo.fill(MOTIVO);
  await button('Deshacer').click();
  await expect.element(button('Deshaciendo...')).toBeVisible();
  await button('Deshaciendo...').click({ force: true });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  app.answer({ obtenerVale: UNDONE });
  answer.release();
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(page.getByText(TOLD)).toBeVisible();
  await expect.element(more).toHaveFocus();
  expect(asked('deshacerDevolucion').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: 61, version: 3, idDevolucion: 91, motivo: MOTIVO },
  ]);

  const refunds = page.getByRole('region', { name: 'Devoluciones', exact: true });
  await expect.element(refunds.getByText('DESHECHA')).toBeVisible();
  await expect.element(refunds.getByText(`La deshizo ${SILVIA.nombre}: ${MOTIVO}`)).toBeVisible();
});

test('shows a refusal as the server said it, keeps what is written over closing and loading anew, and sends it again', async () => {
  const SPENT = 'La billetera tiene $115.99 y se abonaron $300.00: ya se gastó y no se deshace.';
  const refused = { status: 409, body: { codigo: 409, message: SPENT, entidad: 'vale', id: 61 } };
  const app = await openVoucher({ deshacerDevolucion: refused });
  const { asked, button, more, motivo, open, refund, reload, window } = app;
  await open();
  await refund(/BILLETERA/).click();
  await motivo.fill(MOTIVO);
  await button('Deshacer').click();
  await expect.element(window.getByRole('alert').filter({ hasText: SPENT })).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await expect.element(motivo).toHaveValue(MOTIVO);
  await expect.element(refund(/BILLETERA/)).toBeChecked();

  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await expect.poll(app.drafts).toContain(MOTIVO);
  await reload();
  await open();
  await expect.element(motivo).toHaveValue(MOTIVO);
  await expect.element(refund(/BILLETERA/)).toBeChecked();

  const told = 'Se deshizo la devolución de $300.00 por BILLETERA: el vale la debe otra vez';
  app.answer({ deshacerDevolucion: { ...DONE, descripcion: told } });
  await window.getByRole('button', { name: /^(Deshacer|Reintentar)$/ }).click();
  await expect.element(page.getByText(told)).toBeVisible();
  const sent = { id: 61, version: 3, idDevolucion: 92, motivo: MOTIVO };
  expect(asked('deshacerDevolucion').map(({ cuerpo }) => cuerpo)).toEqual([sent, sent]);
});
