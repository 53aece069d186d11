import { describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { askAuthority, expressionOf } from './authority.ts';

const UUID = '11111111-2222-4333-8444-555555555555';

it.each([
  ['1', '1.0'],
  ['1.00', '1.0'],
  ['2010.01', '2010.01'],
  ['2010.10', '2010.1'],
  ['0.000001', '0.000001'],
  ['100', '100.0'],
])('the authority is asked for a total of %s as %s', (total, written) => {
  const invoice = {
    Emisor: { Rfc: 'Ñ&A740101AB1' },
    Receptor: { Rfc: 'H&E951128469' },
    Total: total,
    Sello: 'abcdefgh12345678==',
  };
  expect(expressionOf(invoice as Comprobante, UUID)).toBe(
    `?re=Ñ&amp;A740101AB1&rr=H&amp;E951128469&tt=${written}&id=${UUID}&fe=345678==`,
  );
});

it('the authority is asked for what an invoice lacks as for nothing', () => {
  expect(expressionOf({} as Comprobante, UUID)).toBe(`?re=&rr=&tt=0.0&id=${UUID}&fe=`);
});

describe('the answer of the authority', () => {
  /** Its answer in the envelope that it comes in. */
  const answered = (parts: Readonly<Record<string, string>> | null) => {
    const told = Object.entries(parts ?? {}).map(([name, text]) => `<${name}>${text}</${name}>`);
    const result = parts === null ? '' : `<ConsultaResult>${told.join('')}</ConsultaResult>`;
    const cuerpo = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/">${result}</ConsultaResponse></s:Body></s:Envelope>`;
    return askAuthority(async () => ({ estado: 200, cuerpo }), new URL('https://sat.mx/x'), {} as Comprobante, UUID);
  };
  const FOUND = 'S - Comprobante obtenido satisfactoriamente.';

  it.each([
    ['vigente', { CodigoEstatus: FOUND, Estado: 'Vigente', EstatusCancelacion: '' }],
    ['enProceso', { CodigoEstatus: FOUND, Estado: 'Vigente', EstatusCancelacion: 'En proceso' }],
    ['rechazada', { CodigoEstatus: FOUND, Estado: 'Vigente', EstatusCancelacion: 'Solicitud rechazada' }],
    ['cancelada', { CodigoEstatus: FOUND, Estado: 'Cancelado', EstatusCancelacion: 'Plazo vencido' }],
    ['noEncontrada', { CodigoEstatus: 'N - 602: Comprobante no encontrado.', Estado: 'No Encontrado' }],
  ])('is that the invoice is %s', async (state, parts) => {
    expect(await answered(parts)).toEqual({ estado: state, modo: null });
  });

  it.each([
    ['Cancelable sin aceptación', 'sinAceptacion'],
    ['Cancelable con aceptación', 'conAceptacion'],
    ['No cancelable', 'noCancelable'],
    ['', null],
  ])('says %j of how it can be cancelled', async (EsCancelable, modo) => {
    const parts = { CodigoEstatus: FOUND, Estado: 'Vigente', EsCancelable, EstatusCancelacion: '' };
    expect(await answered(parts)).toEqual({ estado: 'vigente', modo });
  });

  it.each([
    [null, 'The authority answered without a result'],
    [{ CodigoEstatus: 'N - 601: EXPRESIÓN SIN S', Estado: 'Vigente' }, 'The authority gave no verdict: N - 601'],
    [{ CodigoEstatus: FOUND, Estado: 'Suspendido' }, 'The authority has a state that is not known here: Suspendido'],
  ])('is no verdict: %j', async (parts, error) => {
    await expect(answered(parts)).rejects.toThrow(error);
  });
});
