import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { restanteDeLineas } from '#domain/facturas/cfdi/saldos';
import { grupoDeLinea } from '#domain/ventas/impuestosDeLinea';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { linea } from '../../../../tests/cfdi/azar.ts';
import { CONTEXTO } from '../../../../tests/cfdi/borrador.ts';
import { descuento, devolucion, facturaDe, globalDe, pedir } from '../../../../tests/cfdi/notas.ts';
import { documento, facturaPorPagar, paga, recibo } from '../../../../tests/cfdi/recibos.ts';
import { partesDeVale, partesEnCaja } from './lineasDeVale.ts';

const CAFETERA = linea({ subtotal: 100_00, iva: 16_00 });
/** Three vouchers of 50.00 at a discount of 15.00. */
const VALES = linea({
  ...{ linea: 2, numArt: '900001', descripcion: 'Vale de regalo', subtotal: 150_00, descuento: 15_00, cantidad: 3 },
  objetoImp: '01',
});
const SELLADA = { Serie: 'A', Folio: '1', Fecha: '2026-11-23T09:30:00' };
const IVA = { Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' };

/** The rules that a made invoice breaks, in a chain that knows no taxpayer. */
function rotas(hecha: object) {
  return judgeComprobante({ ...hecha, ...SELLADA }, { ...CONTEXTO, contribuyentes: () => null }).map(
    ({ codigo }) => codigo,
  );
}

/** Each line's identification, object, amount after discount and whether it has taxes. */
function lineas({ Conceptos = [] }: Comprobante) {
  return Conceptos.map(({ NoIdentificacion, ObjetoImp, Importe, Impuestos }) => [
    ...[NoIdentificacion, ObjetoImp, Importe, Impuestos !== undefined],
  ]);
}

describe('goods that are no object of the tax', () => {
  const factura = facturaDe([CAFETERA, VALES]);

  it('are said so in the invoice, without taxes, beside others, and the rules accept it', () => {
    const { Conceptos, Impuestos, SubTotal, Descuento, Total } = factura.comprobante;
    expect(Conceptos?.[1]).toEqual({
      ...{ ClaveProdServ: '52141501', NoIdentificacion: '900001', Cantidad: '3', ClaveUnidad: 'H87' },
      ...{ Descripcion: 'Vale de regalo', ValorUnitario: '50.00', Importe: '150.00', Descuento: '15.00' },
      ObjetoImp: '01',
    });
    expect(Conceptos?.[0]).toMatchObject({ ObjetoImp: '02', Impuestos: { Traslados: [IVA] } });
    expect(Impuestos).toEqual({ TotalImpuestosTrasladados: '16.00', Traslados: [IVA] });
    expect([SubTotal, Descuento, Total]).toEqual(['250.00', '15.00', '251.00']);
    expect(rotas(factura.comprobante)).toEqual([]);
  });

  it('alone make an invoice without taxes', () => {
    const sola = facturaDe([VALES]).comprobante;
    expect(sola).not.toHaveProperty('Impuestos');
    expect(sola.Total).toBe('135.00');
    expect(rotas(sola)).toEqual([]);
  });

  it('are taxed as they were sold where a till charged IVA or IEPS on them', () => {
    const conIva = facturaDe([linea({ subtotal: 100_00, iva: 16_00, objetoImp: '01' })]).comprobante;
    expect(conIva.Conceptos?.[0]).toMatchObject({ ObjetoImp: '02', Impuestos: { Traslados: [IVA] } });
    const conIeps = facturaDe([linea({ subtotal: 100_00, ieps: 8_00, objetoImp: '01' })]).comprobante;
    expect(conIeps.Conceptos?.[0]?.ObjetoImp).toBe('02');
    expect(conIeps.Impuestos?.TotalImpuestosTrasladados).toBe('8.00');
    const otra = facturaDe([linea({ subtotal: 100_00, objetoImp: '02' })]).comprobante;
    expect(otra.Conceptos?.[0]?.Impuestos?.Traslados?.[0]).toMatchObject({ TasaOCuota: '0.000000' });
  });

  it('are no object before they are exempt', () => {
    const ambas = facturaDe([linea({ subtotal: 100_00, exento: true, objetoImp: '01' })]).comprobante;
    expect(lineas(ambas)).toEqual([['100234', '01', '100.00', false]]);
  });

  it.each([
    ['more than they cost was taken off', { subtotal: 10_00, descuento: 15_00 }],
    ['their amounts do not add up', { subtotal: 10_00, total: 9_00 }],
    ['a negative discount was given', { subtotal: 10_00, descuento: -5_00 }],
  ])('are in no invoice where %s', (_, de) => {
    const mala = { tienda: 1, operacion: 7, lineas: [linea({ ...de, objetoImp: '01' })] };
    expect(() => globalDe([mala])).toThrow('no corresponden a ninguna tasa');
  });

  it('that were given away are nothing that can be taxed or not', () => {
    expect(grupoDeLinea(linea({ subtotal: 10_00, descuento: 10_00, objetoImp: '01' }))).toBeNull();
  });

  it('come back by units, for a discount and whole, until nothing is left', () => {
    const una = comprobante(pedir(devolucion(['900001', 1]), { factura }));
    expect(lineas(una)).toEqual([['900001', '01', '45.00', false]]);
    expect(una).not.toHaveProperty('Impuestos');
    expect(una.Total).toBe('45.00');
    // Of 206.00 the coffee maker has 116.00 and two vouchers 90.00: of 103.00 58.00 and 45.00.
    const rebaja = comprobante(pedir(descuento(103_00), { factura, notas: [una] }));
    expect(lineas(rebaja)).toEqual([
      ['100234', '02', '50.00', true],
      ['900001', '01', '45.00', false],
    ]);
    const notas = [una, rebaja];
    expect(falla(pedir(devolucion(['900001', 3]), { factura, notas }))).toBe(
      'De Vale de regalo solo quedan 2 unidades para notas de crédito.',
    );
    const resto = comprobante(pedir(devolucion(['900001', 2], ['100234', 1]), { factura, notas }));
    expect([...lineas(resto), resto.Total]).toEqual([
      ['900001', '01', '45.00', false],
      ['100234', '02', '50.00', true],
      '103.00',
    ]);
    expect(falla(pedir(descuento(1), { factura, notas: [...notas, resto] }))).toBe(
      'De esta factura ya no queda importe para notas de crédito.',
    );
    for (const nota of [una, rebaja, resto]) expect(rotas(nota)).toEqual([]);
  });

  it('are paid as what they are, beside others and alone', () => {
    const ambas = facturaPorPagar(1, [CAFETERA, VALES]);
    // Half of 251.00: of the 116.00 half, and the rest is of the vouchers.
    const mitad = comprobante(recibo([paga(ambas, 125_50)]));
    expect(documento(mitad)).toMatchObject({
      ...{ ObjetoImpDR: '02', ImpPagado: '125.50' },
      ImpuestosDR: { TrasladosDR: [{ BaseDR: '50.00', ImporteDR: '8.00' }] },
    });
    const sola = comprobante(recibo([paga(facturaPorPagar(2, [VALES]), 135_00)]));
    expect(documento(sola)).toMatchObject({ ObjetoImpDR: '01', ImpSaldoInsoluto: '0.00' });
    expect(documento(sola)).not.toHaveProperty('ImpuestosDR');
    for (const hecho of [mitad, sola]) expect(rotas(hecho)).toEqual([]);
  });
});

describe('a sale of a global invoice with such goods', () => {
  const MIXTA = { tienda: 1, operacion: 1000, lineas: [VALES, CAFETERA] };
  const SOLA = { tienda: 1, operacion: 1001, lineas: [VALES] };
  const SUYAS = ['1-1000', '1-1000-01'];
  const factura = globalDe([MIXTA, SOLA]);
  const nominativa = { por: 'nominativa', identificaciones: SUYAS } as const;

  it('has a line of each kind where it has both, and the sum is the sales to the centavo', () => {
    expect(lineas(factura.comprobante)).toEqual([
      ['1-1000', '02', '100.00', true],
      ['1-1000-01', '01', '135.00', false],
      ['1-1001', '01', '135.00', false],
    ]);
    expect(factura.comprobante).toMatchObject({
      ...{ SubTotal: '370.00', Total: '386.00' },
      Impuestos: { TotalImpuestosTrasladados: '16.00', Traslados: [IVA] },
    });
    expect(rotas(factura.comprobante)).toEqual([]);
  });

  it('leaves it with both lines when it is invoiced by name, and with what is left of them', () => {
    const nota = comprobante(pedir(nominativa, { factura }));
    expect(nota.Conceptos).toEqual(factura.comprobante.Conceptos?.slice(0, 2));
    expect(nota.Total).toBe('251.00');
    expect(rotas(nota)).toEqual([]);
    const partes = [{ tasaIeps: null, tasaIva: null, monto: VALES.total }];
    const deVales = comprobante(pedir({ por: 'deVenta', identificaciones: SUYAS, partes }, { factura }));
    const resto = comprobante(pedir(nominativa, { factura, notas: [deVales] }));
    expect(lineas(resto)).toEqual([['1-1000', '02', '100.00', true]]);
    expect(restanteDeLineas(factura.comprobante, [deVales, resto], SUYAS)).toBe(0);
    expect(restanteDeLineas(factura.comprobante, [deVales, resto], ['1-1001'])).toBe(135_00);
    expect(falla(pedir(nominativa, { factura, notas: [nota] }))).toBe(
      'De Venta ya no queda nada para notas de crédito.',
    );
  });
});

describe('the note of goods that came back of such a sale', () => {
  const LIBRO = linea({ linea: 3, numArt: '800001', subtotal: 90_00, cantidad: 3 });
  const VENDIDAS = [CAFETERA, VALES, LIBRO];
  const SUYAS = ['1-1000', '1-1000-01'];
  /** The global invoice of a day on which the chain said so of some of its lines. */
  const globalCon = (...objetos: readonly ('01' | '02')[]) =>
    globalDe([
      {
        ...{ tienda: 1, operacion: 1000 },
        lineas: VENDIDAS.map((una, lugar) => ({ ...una, objetoImp: objetos[lugar] ?? '02' })),
      },
    ]);
  const vale = (...articulos: readonly (readonly [linea: number, cantidad: number, total: number])[]) => {
    const tomadas = partesDeVale(
      {
        condonacion: centavos(0),
        articulos: articulos.map(([cual, cantidad, total]) => ({
          ...{ linea: cual, cantidad, total: centavos(total), montoDepreciacion: centavos(0) },
        })),
      },
      VENDIDAS,
    );
    if (!tomadas.ok) throw new Error(tomadas.falla);
    return { por: 'deVenta', identificaciones: SUYAS, partes: tomadas.partes } as const;
  };

  it('takes of the line of each kind, partly and until nothing is left', () => {
    const factura = globalCon('02', '01', '02');
    const una = comprobante(pedir(vale([2, 1, 45_00], [3, 1, 30_00]), { factura }));
    expect(lineas(una)).toEqual([
      ['1-1000', '02', '30.00', true],
      ['1-1000-01', '01', '45.00', false],
    ]);
    expect(una.Conceptos?.map(({ ClaveProdServ, Descripcion }) => [ClaveProdServ, Descripcion])).toEqual([
      ['84111506', 'Devolución: Venta'],
      ['84111506', 'Devolución: Venta'],
    ]);
    expect(una.Total).toBe('75.00');
    const otra = comprobante(pedir(vale([1, 1, 116_00], [2, 2, 90_00], [3, 2, 60_00]), { factura, notas: [una] }));
    expect(lineas(otra)).toEqual([
      ['1-1000', '02', '160.00', true],
      ['1-1000-01', '01', '90.00', false],
    ]);
    const notas = [una, otra];
    expect(restanteDeLineas(factura.comprobante, notas, SUYAS)).toBe(0);
    expect(falla(pedir(vale([2, 1, 6]), { factura, notas }))).toBe('De Venta solo quedan $0.00 para notas de crédito.');
    for (const nota of notas) expect(rotas(nota)).toEqual([]);
  });

  it('never takes more than is left of the sale, whatever the kind', () => {
    const factura = globalCon('02', '01', '02');
    expect(falla(pedir(vale([2, 3, 225_06]), { factura }))).toBe('De Venta solo quedan $341.00 para notas de crédito.');
    // Taxed goods are no rest of the others.
    expect(falla(pedir(vale([1, 1, 116_06]), { factura }))).toBe('De Venta solo quedan $341.00 para notas de crédito.');
  });

  it('says of goods what the global invoice said of them, whatever the chain says of them now', () => {
    const antes = globalCon('02', '02', '02');
    expect(lineas(comprobante(pedir(vale([2, 3, 135_00]), { factura: antes })))).toEqual([
      ['1-1000', '02', '135.00', true],
    ]);
    const despues = globalCon('02', '01', '01');
    const nota = comprobante(pedir(vale([2, 3, 135_00], [3, 3, 90_00]), { factura: despues }));
    expect(lineas(nota)).toEqual([['1-1000-01', '01', '225.00', false]]);
    // As the chain says it now 225.00 are no object; of those the invoice has 135.00, and 90.00 at a rate of 0.
    const cambio = { ...vale([2, 3, 135_00]), partes: [{ tasaIeps: null, tasaIva: null, monto: centavos(225_00) }] };
    expect(lineas(comprobante(pedir(cambio, { factura: globalCon('02', '01', '02') })))).toEqual([
      ['1-1000', '02', '90.00', true],
      ['1-1000-01', '01', '135.00', false],
    ]);
  });

  it('of a till is of what has no note yet, whatever that said of it', () => {
    const back = (vales: number, libros: number) => [
      ...[
        { ...VALES, devuelto: vales },
        { ...LIBRO, devuelto: libros },
      ],
    ];
    expect(partesEnCaja(back(1, 1), [])).toEqual([
      { tasaIeps: null, tasaIva: null, monto: 45_00 },
      { tasaIeps: null, tasaIva: '0.000000', monto: 30_00 },
    ]);
    const cuando = globalCon('02', '02', '02');
    const nota = comprobante(pedir(vale([2, 1, 45_00], [3, 1, 30_00]), { factura: cuando }));
    expect(partesEnCaja(back(1, 1), [nota])).toEqual([]);
    expect(partesEnCaja(back(2, 1), [nota])).toEqual([{ tasaIeps: null, tasaIva: null, monto: 45_00 }]);
  });
});
