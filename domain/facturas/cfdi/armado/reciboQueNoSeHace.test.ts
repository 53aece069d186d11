import { describe, expect, it } from 'vitest';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { linea, RECEPTOR } from '../../../../tests/cfdi/azar.ts';
import { documento, facturaPorPagar, PRIMERA, paga, recibo } from '../../../../tests/cfdi/recibos.ts';

describe('a receipt that cannot be made', () => {
  const todo = comprobante(recibo([paga(PRIMERA, 1_260_00)]));
  const otro = facturaPorPagar(2, [linea({ subtotal: 1_00, iva: 16 })], { ...RECEPTOR, rfc: 'CACX7605101P8' });
  const PUE = { ...PRIMERA, comprobante: { ...PRIMERA.comprobante, MetodoPago: 'PUE', FormaPago: '01' } };
  const { Folio, ...sinFolio } = PUE.comprobante;
  const { Serie, ...sinSerie } = PUE.comprobante;
  const porUnidad = { Traslados: [{ Base: '1000.00', Impuesto: '003', TipoFactor: 'Cuota' }] };
  const ajena = { ...PRIMERA, comprobante: { ...PRIMERA.comprobante, Impuestos: porUnidad } };
  const ultimo = structuredClone(comprobante(recibo([paga(PRIMERA, 1_00)])));
  const pago = ultimo.Pagos?.Pago[0];
  const el999 = {
    ...ultimo,
    Pagos: {
      Totales: {},
      Pago: [{ ...pago, DoctoRelacionado: [{ ...documento(ultimo), NumParcialidad: '999' }] }],
    },
  };

  it.each([
    ['no invoice', [], 'Elija al menos una factura por pagar.'],
    ['more than is left', [paga(PRIMERA, 1_260_01)], 'De la factura A-1 solo quedan $1,260.00 por pagar.'],
    ['paid already', [paga(PRIMERA, 1, { recibos: [todo] })], 'De la factura A-1 ya no queda saldo por pagar.'],
    ['nothing', [paga(PRIMERA, 0)], 'Lo que se paga de la factura A-1 debe ser mayor a cero.'],
    ['twice', [paga(PRIMERA, 1), paga(PRIMERA, 1)], 'La factura A-1 está dos veces en el recibo.'],
    ['paid at once', [paga(PUE, 1)], 'La factura A-1 se pagó en una sola exhibición: no lleva recibos de pago.'],
    [
      'paid at once, without a folio',
      [paga({ ...PUE, comprobante: sinFolio }, 1)],
      'La factura 9FBBF225-7ACE-4194-8FB2-F003739BC5EE se pagó en una sola exhibición: no lleva recibos de pago.',
    ],
    [
      'paid at once, without a series',
      [paga({ ...PUE, comprobante: sinSerie }, 1)],
      'La factura 9FBBF225-7ACE-4194-8FB2-F003739BC5EE se pagó en una sola exhibición: no lleva recibos de pago.',
    ],
    ['of two persons', [paga(PRIMERA, 1), paga(otro, 1)], 'Un recibo es de un solo RFC: la factura A-2 es de otro.'],
    [
      'of taxes that are not charged here',
      [paga(ajena, 1)],
      'La factura A-1 tiene impuestos que aquí no se cobran: no se puede hacer su recibo.',
    ],
    [
      'after too many',
      [paga(PRIMERA, 1, { recibos: [el999] })],
      'La factura A-1 ya tiene los 999 pagos que el SAT admite.',
    ],
  ])('is told why: %s', (_, documentos, texto) => {
    expect(falla(recibo(documentos))).toBe(texto);
  });
});
