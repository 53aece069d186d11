import { describe, expect, it } from 'vitest';
import { avisosDeTasas } from '#domain/cadena/dudasDeTasa';
import { centavos } from '#domain/common/money';
import { type LineaCobrada, type Lugar, tasasDudosas } from './tasasDudosas.ts';

/** A line of 100.00 with so much IVA and IEPS, in pesos. */
function line(numArt: string, iva: number, ieps = 0): LineaCobrada {
  const cents = (pesos: number) => centavos(pesos * 100);
  return {
    ...{ numArt, cantidad: 1, subtotal: cents(100), descuento: cents(0) },
    ...{ iva: cents(iva), ieps: cents(ieps), total: cents(100 + iva + ieps) },
  };
}

const CENTRO: Lugar = { estado: 'Ciudad de México', municipio: 'Cuauhtémoc' };
const BORDER: Lugar = { estado: 'Baja California', municipio: 'Tijuana' };

describe('a tax is in doubt', () => {
  it.each<[string, LineaCobrada, Lugar, 'sinTasa' | 'conOchoFuera' | null]>([
    ['16 %', line('1', 16), CENTRO, null],
    ['0 %', line('1', 0), CENTRO, null],
    ['16 % with 8 % of IEPS', line('1', 17.28, 8), CENTRO, null],
    ['12 %', line('1', 12), CENTRO, 'sinTasa'],
    ['12 %, at the border', line('1', 12), BORDER, 'sinTasa'],
    ['8 %', line('1', 8), CENTRO, 'conOchoFuera'],
    ['8 %, at the border', line('1', 8), BORDER, null],
    ['8 %, where nobody knows the place', line('1', 8), null, null],
  ])('or not: %s', (_, cobrada, lugar, doubt) => {
    const { sinTasa, conOchoFuera } = tasasDudosas([cobrada], lugar);
    expect([sinTasa, conOchoFuera]).toEqual([doubt === 'sinTasa' ? ['1'] : [], doubt === 'conOchoFuera' ? ['1'] : []]);
  });

  it('of each article once, by its number', () => {
    const sold = [line('9', 8), line('10', 8), line('9', 8), line('7', 12)];
    expect(tasasDudosas(sold, CENTRO)).toEqual({ sinTasa: ['7'], conOchoFuera: ['10', '9'] });
  });
});

it('what is told of a store names five articles, and how many more there are', () => {
  const conOchoFuera = ['1', '2', '3', '4', '5', '6', '7'];
  expect(avisosDeTasas(12, { sinTasa: [], conOchoFuera })).toEqual([
    'En las ventas de la tienda 12 se cobró 8 % de IVA, y por su código postal la tienda no está en la región fronteriza: ' +
      '1, 2, 3, 4, 5 y 2 más. Se facturan con 8 %: revise la tasa de la caja o el código postal.',
  ]);
});
