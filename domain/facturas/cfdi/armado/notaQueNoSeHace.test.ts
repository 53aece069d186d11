import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { linea } from '../../../../tests/cfdi/azar.ts';
import { descuento, devolucion, FACTURA, facturaDe, pedir, UUID } from '../../../../tests/cfdi/notas.ts';
import type { PedidoDeNota } from './notaDeCredito.ts';

describe('a credit note that cannot be made', () => {
  const todo = comprobante(pedir(descuento(316_23)));
  const una = comprobante(pedir(devolucion(['100234', 1])));

  it('is told with what is left', () => {
    expect(falla(pedir(descuento(316_24)))).toBe('De la factura solo quedan $316.23 para notas de crédito.');
    expect(falla(pedir(descuento(200_00), { notas: [una] }))).toBe(
      'De la factura solo quedan $180.61 para notas de crédito.',
    );
    expect(falla(pedir({ por: 'porcentaje', porcentaje: 90 }, { notas: [una] }))).toBe(
      'De la factura solo quedan $180.61 para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 3])))).toBe(
      'De Cafetera de goteo solo quedan 2 unidades para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 2]), { notas: [una] }))).toBe(
      'De Cafetera de goteo solo queda 1 unidad para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 1]), { notas: [una, una] }))).toBe(
      'De Cafetera de goteo ya no queda nada para notas de crédito.',
    );
  });

  it('is told when nothing is left, though units are', () => {
    expect(falla(pedir(descuento(1), { notas: [todo] }))).toBe(
      'De esta factura ya no queda importe para notas de crédito.',
    );
    expect(falla(pedir(devolucion(['100234', 1]), { notas: [todo] }))).toBe(
      'De Cafetera de goteo ya no queda nada para notas de crédito.',
    );
  });

  it.each([0, -5_00])('is told when an amount is nothing: %i', (monto) => {
    expect(falla(pedir(descuento(monto)))).toBe('El importe de la nota de crédito debe ser mayor a cero.');
  });

  it.each([0, 0.001, -1, 100.01, Number.NaN])('is told when a percent is none: %d', (porcentaje) => {
    expect(falla(pedir({ por: 'porcentaje', porcentaje }))).toBe('El porcentaje debe ser mayor a 0 y hasta 100.');
  });

  it('is told when lines and units are none', () => {
    expect(falla(pedir(devolucion(['700', 1])))).toBe('La factura no tiene esa línea.');
    expect(falla(pedir(devolucion(['100234', 0])))).toBe('Escriba cuántas unidades de Cafetera de goteo se acreditan.');
    expect(falla(pedir(devolucion(['100234', 0.5])))).toBe(
      'Escriba cuántas unidades de Cafetera de goteo se acreditan.',
    );
    expect(falla(pedir(devolucion(['100234', 1], ['100234', 1])))).toBe('Una línea está dos veces en la nota.');
    expect(falla(pedir(devolucion()))).toBe('Elija qué se acredita: lo elegido vale menos de un centavo.');
    const migas = facturaDe([linea({ subtotal: 1, cantidad: 1_000 })]);
    expect(falla(pedir(devolucion(['100234', 1]), { factura: migas }))).toBe(
      'Elija qué se acredita: lo elegido vale menos de un centavo.',
    );
  });

  it('is told when its unit is worth less than the authority knows', () => {
    const migas = facturaDe([linea({ subtotal: 3, cantidad: 30_000 })]);
    const notas = [comprobante(pedir(descuento(2), { factura: migas }))];
    expect(falla(pedir(devolucion(['100234', 30_000]), { factura: migas, notas }))).toBe(
      'Lo que queda de una línea vale menos de lo que el SAT admite por unidad.',
    );
  });

  it('is told when a unit of one of its lines is worth less than that, whatever the others are worth', () => {
    const factura = facturaDe([
      linea({ subtotal: 3, cantidad: 30_000 }),
      linea({ linea: 2, numArt: '500010', subtotal: 45_00, cantidad: 3 }),
    ]);
    const pedido: PedidoDeNota = {
      por: 'devolucion',
      lineas: [
        { identificacion: '100234', unidades: 30_000, monto: centavos(1) },
        { identificacion: '500010', unidades: 1 },
      ],
    };
    expect(falla(pedir(pedido, { factura }))).toBe(
      'Lo que queda de una línea vale menos de lo que el SAT admite por unidad.',
    );
  });

  it('is told when it is not of a sale, or of what this chain does not issue', () => {
    const solo = 'Solo una factura de venta lleva notas de crédito.';
    expect(falla(pedir(descuento(1), { factura: { uuid: UUID, comprobante: una } }))).toBe(solo);
    const [primero, ...otros] = FACTURA.comprobante.Conceptos ?? [];
    const porUnidad = { Traslados: [{ Base: '233.82', Impuesto: '003', TipoFactor: 'Cuota' }] };
    const ajena = { ...FACTURA.comprobante, Conceptos: [{ ...primero, Impuestos: porUnidad }, ...otros] };
    expect(falla(pedir(descuento(1), { factura: { uuid: UUID, comprobante: ajena } }))).toBe(solo);
  });
});
