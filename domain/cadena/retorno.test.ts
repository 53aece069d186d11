import { describe, expect, it } from 'vitest';
import { calcularVale, ventaEntera } from '#domain/vales/calculoVale';
import { impedidas, unidadesPosibles } from '#domain/vales/unidadesVale';
import { linea, pedido, reglas, take, venta } from '../../tests/vales.ts';
import { type Retorno, retornoDe, retornoQueCuenta } from './retorno.ts';

const GUIDE = { folioGuia: 'G-1', devolucionesMaximas: 1, unidades: [{ statusitem: 0, cantidad: 1 }] } as const;

describe('the mark of goods', () => {
  it.each([
    [null, null, 'libre'],
    [null, 'no', 'no'],
    ['libre', 'no', 'libre'],
    ['autorizacion', 'no', 'autorizacion'],
    ['no', null, 'no'],
  ] as const)('of an article %s goes before its department’s %s', (own, ofDepartment, counts) => {
    expect(retornoDe(own, ofDepartment)).toBe(counts);
  });

  it('counts for every return, and for a cancellation of what was taken along', () => {
    const counts = (guia: object | null, tipo: 0 | 1) => retornoQueCuenta({ retorno: 'no', guia }, tipo);
    expect([counts(null, 1), counts(GUIDE, 1), counts(null, 0), counts(GUIDE, 0)]).toEqual(['no', 'no', 'no', 'libre']);
  });
});

/** A line of one unit with each mark, 116 pesos each. */
const sold = (...marks: readonly Retorno[]) => ({
  ...venta,
  lineas: marks.map((retorno, index) => linea(index + 1, 1, 100, { retorno })),
});

describe('a voucher', () => {
  const marked = sold('libre', 'autorizacion', 'no');

  it('takes nothing that the chain takes back from nobody, and says so at its line', () => {
    const calculo = calcularVale(marked, pedido([take(1, 1), take(3, 1)]), reglas);
    expect(calculo.fallas).toEqual([
      { campo: 'numArt', linea: 3, texto: 'La cadena lo marcó «no retornable»: no se devuelve.' },
    ]);
    expect(calculo.lineas.map((line) => line.linea)).toEqual([1]);
    expect(marked.lineas.map((line) => unidadesPosibles(line, 1))).toEqual([1, 1, 0]);
    expect(marked.lineas.map((line) => impedidas(line, 1).map(({ porque }) => porque))).toEqual([
      [],
      [],
      ['noRetornable'],
    ]);
    expect(ventaEntera(marked, 1).map(({ cantidad }) => cantidad)).toEqual([1, 1, 0]);
  });

  it('of what comes back only with leave asks for it, and of the rest it does not', () => {
    const asks = (...lineas: readonly number[]) =>
      calcularVale(marked, pedido(lineas.map((one) => take(one, 1))), reglas).autorizacion;
    expect(asks(1)).toEqual([]);
    expect(asks(1, 2)).toEqual(['soloConAutorizacion']);
    expect(asks(2)).toEqual(['soloConAutorizacion']);
  });

  it('of goods that were never delivered asks nothing', () => {
    const waiting = { ...venta, lineas: [linea(1, 1, 100, { retorno: 'no', guia: GUIDE })] };
    const calculo = calcularVale(waiting, pedido([take(1, 1)], { tipo: 0 }), reglas);
    expect([calculo.fallas, calculo.autorizacion]).toEqual([[], []]);
    const along = calcularVale(sold('no'), pedido([take(1, 1)], { tipo: 0 }), reglas);
    expect(along.fallas).toMatchObject([{ campo: 'numArt', linea: 1 }]);
  });
});
