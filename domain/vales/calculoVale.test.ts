import { describe, expect, it } from 'vitest';
import { centavos, fromPesos, sum } from '#domain/common/money';
import { cash, linea, paid, pedido, reglas, take, venta } from '../../tests/vales.ts';
import {
  acumuladoDe,
  MOTIVOS_AUTORIZACION,
  motivoEnPalabras,
  motivoGuardado,
  motivosGuardadosEnPalabras,
} from './autorizacionVale.ts';
import { calcularVale, type PedidoVale, type VentaPorDevolver, ventaEntera } from './calculoVale.ts';

describe('what a voucher comes to', () => {
  it('is worth its units, less what they lost, and goes back the way that is suggested', () => {
    const { totales, depreciacion, saldo, metodos, autorizacion, fallas, cantidad } = calcularVale(
      venta,
      pedido([take(1, 1), take(2, 1, 10), take(3, 0)]),
      reglas,
    );
    expect({ total: totales.total, depreciacion, saldo, cantidad }).toEqual({
      total: 119_867,
      depreciacion: 11_600,
      saldo: 108_267,
      cantidad: 2,
    });
    expect(metodos).toEqual([{ metodo: 6, monto: 108_267 }]);
    expect([autorizacion, fallas]).toEqual([['depreciacion'], []]);
  });

  it('asks for authorization above the maximum, of an old sale, of depreciation and of what is condoned', () => {
    const old = { ...venta, dias: 31, lineas: [linea(1, 1, 9_000)], pagos: [cash(20_000)] };
    const asked = pedido([take(1, 1, 10)], { condonacion: fromPesos(1) });
    expect(calcularVale(old, asked, reglas).autorizacion).toEqual([
      'monto',
      'depreciacion',
      'condonacion',
      'antiguedad',
    ]);
    expect(
      calcularVale({ ...old, dias: 30 }, pedido([take(1, 1)]), { ...reglas, maximos: fromPesos(10_440) }).autorizacion,
    ).toEqual([]);
  });

  it('is worth more again by what of the depreciation is forgiven', () => {
    const { depreciacion, condonacion, saldo } = calcularVale(
      venta,
      pedido([take(2, 1, 50)], { condonacion: fromPesos(80) }),
      reglas,
    );
    expect({ depreciacion, condonacion, saldo }).toEqual({ depreciacion: 58_000, condonacion: 8_000, saldo: 66_000 });
  });

  it('is worth at most what it was before the depreciation, whatever is asked to be forgiven', () => {
    const asked = pedido([take(2, 1, 10)], { condonacion: fromPesos(116.01) });
    const { depreciacion, condonacion, saldo, totales, fallas } = calcularVale(venta, asked, reglas);
    expect({ depreciacion, condonacion, saldo }).toEqual({ depreciacion: 11_600, condonacion: 11_600, saldo: 116_000 });
    expect(totales.total).toBe(116_000);
    expect(fallas.map(({ campo }) => campo)).toEqual(['condonacion']);
  });

  it('is worth no coin that the till rounded away when it took cash, in one voucher or in the last of several', () => {
    // 1,276.00 sold, 1,275.60 paid.
    const rounded = { ...venta, pagos: [cash(1_275.6)], redondeo: fromPesos(0.4) };
    const of = (more: Partial<typeof venta>, ...lines: Parameters<typeof pedido>[0]) => {
      const { redondeo, saldo, autorizacion } = calcularVale({ ...rounded, ...more }, pedido(lines), reglas);
      return { redondeo, saldo, autorizacion };
    };
    expect(of({}, take(1, 3), take(2, 1))).toEqual({ redondeo: 40, saldo: 127_560, autorizacion: [] });
    expect(of({}, take(2, 1))).toEqual({ redondeo: 0, saldo: 116_000, autorizacion: [] });
    const after = { pagos: [{ ...cash(1_275.6), devuelto: fromPesos(1_160) }] };
    expect(of(after, take(1, 3))).toEqual({ redondeo: 40, saldo: 11_560, autorizacion: [] });
  });

  it('that passes what was paid by more than the till rounded is worth all of it, and asks for authorization', () => {
    const rounded = { ...venta, pagos: [{ ...cash(1_275.6), devuelto: fromPesos(100) }], redondeo: fromPesos(0.4) };
    const { redondeo, saldo, autorizacion } = calcularVale(rounded, pedido([take(1, 3), take(2, 1)]), reglas);
    expect({ redondeo, saldo, autorizacion }).toEqual({ redondeo: 0, saldo: 127_600, autorizacion: ['masDeLoPagado'] });
  });

  it('of an article that is worth nothing is nothing, which goes back in cash', () => {
    const { saldo, metodos, fallas, depreciacion } = calcularVale(venta, pedido([take(3, 2, 50)]), reglas);
    expect({ saldo, metodos, fallas, depreciacion }).toEqual({
      saldo: 0,
      metodos: [{ metodo: 6, monto: 0 }],
      fallas: [],
      depreciacion: 0,
    });
  });

  it('goes whole to the wallet when that is all the customer wants', () => {
    const { metodos, saldo } = calcularVale(venta, pedido([take(2, 1)], { soloBilletera: true }), reglas);
    expect(metodos).toEqual([{ metodo: 3, monto: saldo }]);
  });

  it('is refused to who wants all in a wallet that cannot take it, with what could be done', () => {
    const billetera = { maximo: fromPesos(1_000), saldo: fromPesos(100), prometido: fromPesos(0) };
    const { metodos, fallas } = calcularVale(venta, pedido([take(2, 1)], { soloBilletera: true }), {
      ...reglas,
      billetera,
    });
    expect(fallas).toEqual([
      {
        campo: 'metodosDevolucion',
        linea: null,
        texto: 'En la billetera caben $900.00. El vale devuelve $1,160.00: reparta el resto por otro método.',
      },
    ]);
    expect(metodos).toEqual([
      { metodo: 3, monto: fromPesos(900) },
      { metodo: 6, monto: fromPesos(260) },
    ]);
  });

  it('is refused to who divides it so that a part does not fit into the wallet, and to nobody else', () => {
    const billetera = { maximo: fromPesos(1_000), saldo: null, prometido: fromPesos(300) };
    const all = { ...reglas, billetera };
    const divided = (monto: number) =>
      calcularVale(
        venta,
        pedido([take(2, 1)], {
          metodos: [
            { metodo: 3, monto: fromPesos(monto) },
            { metodo: 6, monto: fromPesos(1_160 - monto) },
          ],
        }),
        all,
      ).fallas.map(({ texto }) => texto);
    expect(divided(700)).toEqual([]);
    expect(divided(701)).toEqual(['En la billetera caben como máximo $700.00: otros vales le van a abonar $300.00.']);
    expect(calcularVale(venta, pedido([take(2, 1)]), all).fallas).toEqual([]);
  });
});

describe('who must authorize a voucher', () => {
  const motives = (sale: Partial<VentaPorDevolver>, more: Partial<PedidoVale> = {}) =>
    calcularVale({ ...venta, ...sale }, pedido([take(2, 1)], more), reglas).autorizacion;

  it.each([
    [3_839.99, []],
    [3_840, []],
    [3_840.01, ['acumulado']],
  ] as const)('with vouchers of %d pesos before its own 1,160.00: %j', (pesos, expected) => {
    expect(motives({ acumulado: fromPesos(pesos) })).toEqual(expected);
  });

  it('is asked about its own amount alone where that is too much by itself', () => {
    const big = { lineas: [linea(2, 1, 5_000)], pagos: [cash(5_800)] };
    expect(motives({ ...big, acumulado: fromPesos(5_000) })).toEqual(['monto']);
  });

  it.each([
    [101, 101, []],
    [101, 102, ['otraPersona']],
    [null, 102, []],
    [101, null, []],
  ] as const)('bought by %s, for %s: %j', (comprador, cliente, expected) => {
    expect(motives({ comprador }, { cliente })).toEqual(expected);
  });

  it('is told why, in words', () => {
    const sumas = { vuelve: fromPesos(1_160), queda: fromPesos(660) };
    const words = [
      'El total pasa de $5,000.00',
      'Con los otros vales de esta venta, el total pasa de $5,000.00',
      'Tiene depreciación',
      'Tiene condonación',
      'La venta tiene más de 30 días',
      'El cliente del caso no es quien compró',
      'Se devuelven $1,160.00 y de lo que se pagó quedan $660.00',
      'Algo se devuelve por otra forma de la que se pagó',
      'Se pagó con una forma de pago que no se conoce',
      'Lleva artículos que la cadena marcó «solo con autorización»',
      'La caja devolvió un artículo igual con un ticket que no dice de qué venta: puede ser de esta',
    ];
    expect(MOTIVOS_AUTORIZACION.map((motivo) => motivoEnPalabras(motivo, fromPesos(5_000), sumas))).toEqual(words);
    const kept = MOTIVOS_AUTORIZACION.map((motivo) => motivoGuardado(motivo, sumas));
    expect(motivosGuardadosEnPalabras([...kept, 'de antes'], fromPesos(5_000)).map(({ texto }) => texto)).toEqual(
      words,
    );
  });

  it('is asked where more goes back than is left of what was paid, together with what went back before', () => {
    expect(motives({ pagos: [cash(1_160)] })).toEqual([]);
    expect(motives({ pagos: [cash(1_159.99)] })).toEqual(['masDeLoPagado']);
    expect(motives({ pagos: [paid(1, 1_276, 116.01)] })).toEqual(['masDeLoPagado']);
    expect(motives({ pagos: [] })).toEqual([]);
  });

  it('is asked where it goes back by another way than it came, or nobody knows how it came', () => {
    const inCash = { metodos: [{ metodo: 6, monto: fromPesos(1_160) }] } as const;
    expect(motives({ pagos: [paid(9, 1_160)] })).toEqual([]);
    expect(motives({ pagos: [paid(9, 1_160)] }, inCash)).toEqual(['otraForma']);
    expect(motives({ pagos: [paid(10, 1_160)] }, inCash)).toEqual(['otraForma']);
    expect(motives({ pagos: [paid(77, 1_160)] })).toEqual(['otraForma', 'formaDesconocida']);
    expect(motives({ pagos: [cash(1_160)] }, { metodos: [{ metodo: 3, monto: fromPesos(1_160) }] })).toEqual([]);
  });

  it('asks for another person where a return without its sale may be of a line that it takes', () => {
    expect(motives({ devueltasAparte: [2] })).toEqual(['devueltaAparte']);
    expect(motives({ devueltasAparte: [1] })).toEqual([]);
  });

  it('counts the vouchers of thirty days together, and no older one', () => {
    const made = (total: number, dias: number) => ({ total: centavos(total), dias });
    expect(acumuladoDe([made(100, 0), made(20, 30), made(3, 31)])).toBe(120);
    expect(acumuladoDe([])).toBe(0);
  });
});

describe('why a voucher is refused', () => {
  it.each([
    ['nothing of anything', pedido([take(1, 0)]), 'articulos', 'Agregue al menos un artículo al vale.'],
    ['a line twice', pedido([take(1, 1), take(1, 1)]), 'articulos', 'Una línea de la venta está dos veces en el vale.'],
    ['a line that was not sold', pedido([take(9, 1)]), 'cantidad', 'La venta no tiene la línea 9.'],
    [
      'another article than that of its line',
      pedido([{ ...take(1, 1), numArt: '102' }]),
      'numArt',
      'La línea 1 de la venta es el artículo 101.',
    ],
    [
      'a depreciation of what is cancelled',
      pedido([take(1, 0, 10)], { tipo: 0 }),
      'seleccionadoDepreciacion',
      'Un vale de cancelación no deprecia: sus artículos no se entregaron.',
    ],
    ['one too many', pedido([take(1, 4)]), 'cantidad', 'La cantidad no puede ser mayor a: 3'],
    ['less than none', pedido([take(1, -1)]), 'cantidad', 'Este campo es requerido'],
    [
      'a percent too high',
      pedido([take(1, 1, 101)]),
      'porcentajeDepreciacion',
      'El porcentaje no puede ser mayor a 100',
    ],
    ['a percent that is missing', pedido([take(1, 1, null)]), 'porcentajeDepreciacion', 'Este campo es requerido'],
    [
      'methods that do not add up',
      pedido([take(1, 1)], { metodos: [{ metodo: 6, monto: centavos(1) }] }),
      'metodosDevolucion',
      'Los métodos de devolución deben sumar el saldo del vale.',
    ],
    [
      'condoned below zero',
      pedido([take(1, 1, 10)], { condonacion: centavos(-1) }),
      'condonacion',
      'La condonación no puede ser menor a cero ni mayor a la depreciación.',
    ],
    [
      'condoned without depreciation',
      pedido([take(1, 1)], { condonacion: centavos(1) }),
      'condonacion',
      'La condonación no puede ser menor a cero ni mayor a la depreciación.',
    ],
  ] as const)('%s', (_name, asked, campo, texto) => {
    expect(calcularVale(venta, asked, reglas).fallas[0]).toMatchObject({ campo, texto });
  });

  it('a reason of depreciation that was not chosen', () => {
    const asked = pedido([{ linea: 1, cantidad: 1, depreciacion: { porcentaje: 5, idMotivo: null } }]);
    expect(calcularVale(venta, asked, reglas).fallas).toEqual([
      { campo: 'idMotivoDepreciacion', linea: 1, texto: 'Este campo es requerido' },
    ]);
  });
});

describe('a line that is asked for', () => {
  it('by the article that it has is taken', () => {
    const { fallas, cantidad } = calcularVale(venta, pedido([{ ...take(1, 1), numArt: '101' }]), reglas);
    expect({ fallas, cantidad }).toEqual({ fallas: [], cantidad: 1 });
  });

  it('that a cancellation never offers comes to nothing in one, and every other is taken as it is', () => {
    const offered = { ...venta, lineas: [linea(1, 1, 100, { numArt: '3965266' }), linea(2, 1, 1_000)] };
    const { lineas, fallas } = calcularVale(offered, pedido([take(1, 1), take(2, 1)], { tipo: 0 }), reglas);
    expect({ taken: lineas.map((one) => one.linea), fallas }).toEqual({ taken: [2], fallas: [] });
  });

  it('loses nothing by a percentage that is refused', () => {
    const { depreciacion, fallas } = calcularVale(venta, pedido([take(2, 1, 101)]), reglas);
    expect(depreciacion).toBe(0);
    expect(fallas.map(({ campo }) => campo)).toContain('porcentajeDepreciacion');
  });
});

describe('the whole sale', () => {
  it('is worth exactly what it was sold for', () => {
    const { totales, fallas } = calcularVale(venta, pedido(ventaEntera(venta, 1)), reglas);
    expect([totales.total, fallas]).toEqual([sum(venta.lineas.map(({ restante }) => restante.total)), []]);
  });
});
