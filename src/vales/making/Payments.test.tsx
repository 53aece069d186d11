import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { system } from '../../theme/index.ts';
import type { CalculationRef } from './calculation.ts';
import { Payments } from './Payments.tsx';

/** A calculation that stands still: nothing goes back. */
const calculation = {
  getSnapshot: () => ({ context: { calculo: { metodos: [] } } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
} as unknown as CalculationRef;

function linesOf(pagos: HojaDeVale['pagos']): readonly string[] {
  const hoja = {
    cabecera: { numiden: null, totalOperacion: 0 },
    dias: 0,
    acumulado: 0,
    devueltasAparte: [],
    lineas: [],
    pagos,
  } as unknown as HojaDeVale;
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <Payments {...{ hoja, calculation }} />
    </ChakraProvider>,
  );
  return html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .filter((text) => text !== '');
}

it('each payment of the sale is a line of its own: form, last digits or reference, and what is left of it', () => {
  const card = { idFormaPago: 2, nombre: 'TARJETA DE CRÉDITO' };
  expect(
    linesOf([
      { ...card, referencia: '1234', monto: 100, devuelto: 0 },
      // A back end that says more than it should.
      { ...card, referencia: '4152313712345678', monto: 300, devuelto: 100 },
      { idFormaPago: 1, nombre: 'EFECTIVO', monto: 50, devuelto: 0 },
    ]),
  ).toEqual([
    'Se pagó con',
    ...['TARJETA DE CRÉDITO ·1234', '$100.00'],
    ...['TARJETA DE CRÉDITO ·5678', 'quedan $200.00', '$300.00'],
    ...['EFECTIVO', '$50.00'],
  ]);
});
