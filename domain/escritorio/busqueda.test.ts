import { describe, expect, it } from 'vitest';
import { folioCertificado } from '#domain/vales/certificados';
import { buscaClientes, type LecturaDeBusqueda, leerTexto, nadaHallado, operacionPorFacturar } from './busqueda.ts';

const CERTIFICADO = folioCertificado('00000000001234');

/** The meanings that a text has, without those that it has not. */
function read(text: string): Partial<LecturaDeBusqueda> | null {
  const lectura = leerTexto(text);
  return lectura && Object.fromEntries(Object.entries(lectura).filter(([, meaning]) => meaning !== null));
}

describe('a text in the search of everything', () => {
  it.each<[string, string, Partial<LecturaDeBusqueda> | null]>([
    [
      'some digits are a case, an operation, an invoice, and a folio of another system',
      '1000234',
      { numero: 1_000_234, factura: { serie: '', folio: 1_000_234 }, clave: '1000234' },
    ],
    [
      'ten digits are a phone besides',
      '5512345678',
      { numero: 5_512_345_678, telefono: '5512345678', clave: '5512345678' },
    ],
    ['a phone as people write it is that alone', '55 1234 5678', { telefono: '5512345678' }],
    ['two numbers are no number put together', '1000001 1000002', null],
    ['a ticket that was read twice is no operation', '10002341000234', { clave: '10002341000234' }],
    ['no operation is 0', '0', { factura: { serie: '', folio: 0 }, clave: '0' }],
    ['a voucher in small letters and groups', 'd001 000 0123', { vale: 'D0010000123' }],
    ['a voucher with hyphens', 'D-001-000123', { vale: 'D001000123', clave: 'D-001-000123' }],
    [
      'a voucher as its paper has it is an invoice of the series D besides',
      'D001000123',
      { vale: 'D001000123', factura: { serie: 'D', folio: 1_000_123 }, clave: 'D001000123' },
    ],
    ['a certificate', CERTIFICADO, { certificado: CERTIFICADO, clave: CERTIFICADO }],
    ['an invoice', 'a-123', { factura: { serie: 'A', folio: 123 }, clave: 'a-123' }],
    ['an invoice of a series with digits', 'A12-123', { factura: { serie: 'A12', folio: 123 }, clave: 'A12-123' }],
    ['a fiscal folio', 'ad662d33-6934-459c-a128-bdf0393f0f44', { uuid: 'AD662D33-6934-459C-A128-BDF0393F0F44' }],
    ['a tax number with its dashes', 'FUNK-671228-PH6', { rfc: 'FUNK671228PH6', clave: 'FUNK-671228-PH6' }],
    ['an address of mail', ' Ana.Uc@Correo.MX ', { correo: 'ana.uc@correo.mx' }],
    ['a name', "  O'Brien   Peña ", { nombre: "O'Brien   Peña" }],
    ['a letter is too little', 'Ñ', null],
    ['nothing but marks', '--', null],
    ['a text of spaces', '   ', null],
    ['a text longer than all that there is', 'ana '.repeat(21), null],
  ])('%s: %s', (_, text, meanings) => expect(read(text)).toEqual(meanings));

  it('counts as a search for customers where it tells who they are', () => {
    const counts = (text: string) => buscaClientes(leerTexto(text) as LecturaDeBusqueda);
    expect(['Ana', '5512345678', 'FUNK671228PH6', 'ana@correo.mx'].map(counts)).toEqual([true, true, true, true]);
    expect(['1000234', 'D001000123', 'A-123', 'GL700001'].map(counts)).toEqual([false, false, false, false]);
  });

  it('that finds nothing says as what it was looked up, or that it can be nothing', () => {
    expect(nadaHallado(' A-123 ')).toBe(
      'No se encontró nada con «A-123» como factura; folio de otra forma, guía, folio web o artículo de su tienda.',
    );
    expect(nadaHallado('55 1234 5678')).toBe('Nadie con ese teléfono, ni caso u operación con ese número.');
    expect(nadaHallado('Zyx')).toBe('No se encontró nada con «Zyx» como nombre.');
    expect(nadaHallado('1'.repeat(81))).toBe(
      'Es más largo que todo lo que se puede buscar: escriba a lo más 80 letras.',
    );
    expect(nadaHallado('-')).toBe('Escriba un número o folio, o al menos dos letras de un nombre.');
  });
});

describe('an operation that is asked to be invoiced', () => {
  it.each([
    ['facturar 1000002', '1000002'],
    ['  Facturar   1000002 ', '1000002'],
    ['FACTURAR LA OPERACIÓN 1000002', '1000002'],
    ['facturar operacion 1000002', '1000002'],
  ])('%s', (typed, numero) => {
    expect(operacionPorFacturar(typed)).toBe(numero);
  });

  it.each([
    '1000002',
    'facturar',
    'facturar A-12',
    'facturar 0',
    'facturar 12345678901',
    'refacturar 1000002',
    'facturar 1 2',
  ])('is none in «%s»', (typed) => {
    expect(operacionPorFacturar(typed)).toBeNull();
  });
});
