import { expect, it } from 'vitest';
import { faultOfNotation } from './notation.ts';

function faultOf(
  { cantidad = '1', precio, taxes = [] }: { cantidad?: string; precio: string; taxes?: readonly string[] },
  opcionales: readonly string[] = ['', '', '', ''],
) {
  const line = ['536382', '10002', 'GLOBO', cantidad, '2010-12-01 09:45:00', precio, '', 'Spain', ...taxes];
  return faultOfNotation({ linea: 2, valores: line, opcionales, inicio: '536382' });
}

it.each([
  ['150.00', {}],
  ['1.005', {}],
  ['-0.85', {}],
  ['gratis', {}],
  ['1.234', { taxes: ['0.197', '1.431'] }],
  ['1.234', { taxes: ['x', '1.431'] }],
])('%s alone says nothing against its file', (precio, more) => {
  expect(faultOf({ precio, ...more })).toBeNull();
});

it.each([['12,50'], ['1.234,50'], ['1,234.50'], ['1.234.567'], ['1,234'], ['-12,5'], [' 12,50 ']])(
  '%s is of another notation',
  (precio) => {
    expect(faultOf({ precio })).toBe(`dice ${precio.trim()}`);
  },
);

it('is looked for in every number of a line', () => {
  expect(faultOf({ cantidad: '1,000', precio: '1' })).toBe('dice 1,000');
  expect(faultOf({ precio: '100', taxes: ['16,00', '116.00'] })).toBe('dice 16,00');
  expect(faultOf({ precio: '100' }, ['1 16.00 + 2 100,00 1234', '', '', ''])).toBe('dice 100,00');
  expect(faultOf({ precio: '100' }, ['', '', '8,5', ''])).toBe('dice 8,5');
  // A reference is no number of ours.
  expect(faultOf({ precio: '100' }, ['9 116.00 CR-1,5', '', '', ''])).toBeNull();
});

it('a price whose amounts add up only as thousands contradicts its file', () => {
  const words = 'dice 1.234, y sus importes solo cuadran si el punto separa miles';
  expect(faultOf({ precio: '1.234', taxes: ['197.44', '1431.44'] })).toBe(words);
  expect(faultOf({ precio: '1.234', taxes: ['197', '1.431'] })).toBe(words);
});
