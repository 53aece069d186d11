import { describe, expect, it } from 'vitest';
import { busquedaVentaSchema, leerBusqueda, palabrasDeArticulo } from './busquedaVentas.ts';

describe('what is typed to find a sale', () => {
  it.each([
    ['a web folio', 'WEB-100001', { por: 'numero', folioWeb: 'WEB-100001', operacion: null, telefono: null }],
    ['the number on a ticket', '1000001', { por: 'numero', folioWeb: '1000001', operacion: 1_000_001, telefono: null }],
    [
      'ten digits: an operation as well as a phone',
      '5512345678',
      { por: 'numero', folioWeb: '5512345678', operacion: 5_512_345_678, telefono: '5512345678' },
    ],
    [
      'a phone with its spaces, which is no operation',
      '55 1234-5678',
      { por: 'numero', folioWeb: '55 1234-5678', operacion: null, telefono: '5512345678' },
    ],
    [
      'two numbers, which together are neither',
      '1000001 12',
      { por: 'numero', folioWeb: '1000001 12', operacion: null, telefono: null },
    ],
    [
      'a phone of another country',
      '+1 (956) 555-0123',
      { por: 'numero', folioWeb: '+1 (956) 555-0123', operacion: null, telefono: null },
    ],
    [
      'a phone with its country',
      '+52 55 1234 5678',
      { por: 'numero', folioWeb: '+52 55 1234 5678', operacion: null, telefono: '5512345678' },
    ],
    [
      'too many digits for either',
      '551234567890',
      { por: 'numero', folioWeb: '551234567890', operacion: null, telefono: null },
    ],
    ['no operation has the number zero', '000', { por: 'numero', folioWeb: '000', operacion: null, telefono: null }],
    ['an e-mail', 'Maria.Lopez@Correo.MX', { por: 'correo', correo: 'maria.lopez@correo.mx' }],
    ['a name', 'María López', { por: 'nombre', nombre: 'María López' }],
  ])('%s', (_what, texto, read) => {
    expect(leerBusqueda(texto)).toEqual(read);
  });

  it('says something, and its days stand in their order', () => {
    const faults = (search: object) =>
      busquedaVentaSchema.safeParse(search).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults({ busca: '  ' })).toEqual([
      ['busca', 'Escriba el folio web, el ticket, o el nombre, el correo o el teléfono del cliente.'],
    ]);
    expect(faults({ busca: 'Ana', fechaInicio: '2026-03-02', fechaFin: '2026-03-01' })).toEqual([
      ['fechaFin', 'La fecha fin no puede ser anterior a la fecha inicio.'],
    ]);
    expect(faults({ busca: 'Ana', fechaInicio: '2026-03-01', fechaFin: '2026-03-01' })).toBeUndefined();
    expect(faults({ busca: 'Ana', fechaFin: '2026-03-01' })).toBeUndefined();
  });
});

it('an article is looked for by its words, in any spelling of their accents', () => {
  expect(palabrasDeArticulo(' Colchón  MATRIMONIAL ')).toEqual(['colchon', 'matrimonial']);
  expect(palabrasDeArticulo('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});
