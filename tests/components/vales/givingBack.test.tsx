/** The windows by which a voucher's balance goes back or goes another way: what each method asks for, and what is sent of it. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { Vale } from '#domain/vales/vales';
import { press } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { SILVIA, voucher } from '../bed/inbox.ts';

const VIGENTE = { id: ESTADO_VALE.vigente, nombre: ESTADOS_VALE[ESTADO_VALE.vigente] };
const CARD = { id: 2, nombre: 'TARJETA BANCARIA' } as const;
const CREDIT = { id: 4, nombre: 'CRÉDITO DE LA TIENDA' } as const;
const CHEQUE = { id: 5, nombre: 'CHEQUE' } as const;
const CASH = { id: 6, nombre: 'EFECTIVO' } as const;
const CERTIFICATE = { id: 7, nombre: 'CERTIFICADO DE REGALO' } as const;

/** A valid voucher whose balance goes back by these methods, in equal parts. */
function valid(metodos: readonly Vale['metodosPago'][number]['metodo'][], saldo = 1_160): Vale {
  const monto = saldo / metodos.length;
  const metodosPago = metodos.map((metodo, place) => ({ orden: place + 1, metodo, monto, devuelto: 0 }));
  return voucher(61, { estado: VIGENTE, autorizacion: null, impresiones: 1, saldo, metodosPago } as Partial<Vale>);
}

async function openVoucher(obtenerVale: Vale, answers: Answers = {}) {
  const none = { status: 404, body: { codigo: -1, message: 'No se encontraron resultados' } };
  const app = await openApp('vales/61', { obtenerVale, notaCreditoDeOperacion: none, ...answers });
  const bar = page.getByRole('region', { name: 'Acciones del vale' });
  const window = (name: string) => page.getByRole('dialog', { name, exact: true });
  const more = bar.getByRole('button', { name: /^Más/ });
  return {
    ...app,
    bar,
    more,
    window,
    button: (name: string, text: string) => window(name).getByRole('button', { name: text, exact: true }),
    fromMore: async (name: RegExp) => {
      await more.click();
      await page.getByRole('menuitem', { name }).click();
    },
  };
}

describe('giving back', () => {
  const WINDOW = 'Devolver el saldo';
  const DONE = { codigo: 1, version: 4, estado: { id: 3, nombre: 'CANJEADO' }, monto: 1_160, folio: null };

  test.each([
    [CARD.nombre, 'devolverVale', CARD, 'Pase la devolución por la terminal antes de registrarla aquí.'],
    [CREDIT.nombre, 'devolverCredito', CREDIT, 'Se abonará al crédito con que se pagó.'],
  ] as const)(
    'by %s is chosen already, says what must be done first, and goes by %s',
    async (nombre, call, metodo, hint) => {
      const told = `Se devolvieron $1,160.00 por ${nombre}`;
      const app = await openVoucher(valid([metodo]), { [call]: { ...DONE, descripcion: told } });
      const { bar, window, button, asked } = app;
      await press(bar.getByRole('button', { name: 'Devolver', exact: true }), '{Enter}');
      await expect.element(window(WINDOW).getByRole('radio', { name: new RegExp(nombre) })).toBeChecked();
      await expect.element(window(WINDOW).getByText(hint)).toBeVisible();
      await press(button(WINDOW, 'Devolver'), '{Enter}');
      await expect.element(page.getByRole('status').getByText(told)).toBeVisible();
      expect(asked(call)).toHaveLength(1);
    },
  );

  test('by a cheque asks for its number, which is written at once and sent', async () => {
    const told = 'Se devolvieron $2,320.00 por CHEQUE, folio 0012345';
    const { bar, window, button, asked } = await openVoucher(valid([CHEQUE], 2_320), {
      devolverVale: { ...DONE, monto: 2_320, folio: '0012345', descripcion: told },
    });
    await press(bar.getByRole('button', { name: 'Devolver', exact: true }), '{Enter}');
    await press(button(WINDOW, 'Devolver'), '{Enter}');
    const number = window(WINDOW).getByLabelText(/^Número del cheque/);
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    expect(asked('devolverVale')).toEqual([]);
    await userEvent.keyboard('0012345{Enter}');
    await expect.element(page.getByRole('status').getByText(told)).toBeVisible();
    expect(asked('devolverVale').map(({ cuerpo }) => cuerpo)).toEqual([
      { id: 61, version: 3, metodo: 5, folio: '0012345' },
    ]);
  });

  test('of several parts asks which one', async () => {
    const { bar, window, button, asked } = await openVoucher(valid([CERTIFICATE, CASH]));
    await bar.getByRole('button', { name: 'Devolver', exact: true }).click();
    await button(WINDOW, 'Devolver').click();
    await expect.element(window(WINDOW).getByText('Elija qué se devuelve.')).toBeVisible();
    expect(asked('devolverVale')).toEqual([]);
  });
});

describe('other methods', () => {
  const WINDOW = 'Cambiar métodos de devolución';
  const REST = {
    ...{ saldo: 2_320, yaEnDinero: 0, otraPersona: false },
    pagos: [{ idFormaPago: 1, monto: 4_640, devuelto: 0 }],
    billetera: { maximo: 10_000, saldo: 0, prometido: 0, cabe: 10_000 },
  };

  test('that the rules refuse are told below the fields, not sent, and stay written for later', async () => {
    const { fromMore, window, button, more, asked } = await openVoucher(valid([CERTIFICATE], 2_320), {
      metodosPorCambiar: REST,
    });
    await fromMore(/^Cambiar métodos/);
    const field = (name: RegExp) => window(WINDOW).getByLabelText(name);
    await field(/^CERTIFICADO DE REGALO/).fill('');
    await expect
      .element(window(WINDOW).getByRole('status').filter({ hasText: 'Falta' }))
      .toHaveTextContent('Falta repartir$2,320.00');
    await field(/^EFECTIVO/).fill('2320');
    await expect
      .element(window(WINDOW).getByRole('alert').filter({ hasText: 'cheque' }))
      .toHaveTextContent('Más de 2,000 pesos se devuelven con cheque.');
    await button(WINDOW, 'Cambiar métodos').click();
    await expect.element(button(WINDOW, 'Cambiar métodos')).toBeVisible();
    expect(asked('cambiarMetodos')).toEqual([]);
    await button(WINDOW, 'Cerrar').click();
    await expect.element(more).toHaveTextContent('Borrador');
    await fromMore(/^Cambiar métodos/);
    await expect.element(field(/^EFECTIVO/)).toHaveValue('2,320.00');
  });
});

describe('NetSuite', () => {
  const WINDOW = page.getByRole('alertdialog', { name: 'Enviar a NetSuite' });

  test('is asked about first, and given the focus back where it is left', async () => {
    const { more, asked } = await openVoucher(valid([CARD]));
    await press(more, '{Enter}');
    await expect.element(page.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('en{Enter}');
    await expect.element(WINDOW).toHaveTextContent('El vale D001000061 se enviará a NetSuite.');
    await userEvent.keyboard('{Escape}');
    await expect.element(WINDOW).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    expect(asked('migraNetsuite')).toEqual([]);
  });

  test('says what others did that came before, and is answered on what they left', async () => {
    const cambio = { id: 9_999, accion: 'Vale impreso', version: 4, fecha: '2026-03-20T17:00:00.000Z', autor: SILVIA };
    const others = { codigo: 409, message: 'cambió mientras usted trabajaba', version: 4, cambios: [cambio] };
    const { fromMore, answer, asked } = await openVoucher(valid([CARD]), {
      migraNetsuite: { status: 409, body: { ...others, entidad: 'vale', id: 61 } },
    });
    await fromMore(/^Enviar a NetSuite/);
    await press(WINDOW.getByRole('button', { name: 'Enviar', exact: true }), '{Enter}');
    await expect.element(WINDOW).toHaveTextContent('No se envió a NetSuite. Mientras usted trabajaba:');
    await expect.element(WINDOW.getByRole('listitem')).toHaveTextContent(`${SILVIA.nombre}: Vale impreso`);
    const told = 'El vale D001000061 se envió a NetSuite';
    answer({ migraNetsuite: { codigo: 1, version: 5, estado: VIGENTE, descripcion: told } });
    await press(WINDOW.getByRole('button', { name: 'Guardar de todos modos' }), '{Enter}');
    await expect.element(page.getByRole('status').getByText(told)).toBeVisible();
    await expect.element(WINDOW).not.toBeInTheDocument();
    expect(asked('migraNetsuite')).toHaveLength(2);
  });
});
