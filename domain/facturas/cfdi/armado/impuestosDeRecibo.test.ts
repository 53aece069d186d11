import { describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { linea } from '../../../../tests/cfdi/azar.ts';
import { documento, facturaPorPagar, paga, recibo, UUIDS } from '../../../../tests/cfdi/recibos.ts';

/** The taxes that a receipt of one invoice says: which, on what, and how much. */
function impuestos(made: Comprobante) {
  return documento(made)?.ImpuestosDR?.TrasladosDR?.map(({ ImpuestoDR, BaseDR, ImporteDR }) => [
    ImpuestoDR,
    BaseDR,
    ImporteDR,
  ]);
}

/** An earlier receipt of A-1, of a part with 16 % IVA. */
function pagado(NumParcialidad: string, ImpPagado: string, BaseDR: string, ImporteDR: string): Comprobante {
  const iva = { BaseDR, ImpuestoDR: '002', TipoFactorDR: 'Tasa', TasaOCuotaDR: '0.160000', ImporteDR };
  const de = { IdDocumento: UUIDS[0], NumParcialidad, ImpPagado, ImpuestosDR: { TrasladosDR: [iva] } };
  return { Pagos: { Totales: {}, Pago: [{ DoctoRelacionado: [de] }] } };
}

describe('the taxes of a part that is paid', () => {
  it('are together what is paid, where rates have as much each and a centavo cannot be halved', () => {
    const factura = facturaPorPagar(1, [
      linea({ subtotal: 100_00, iva: 16_00 }),
      linea({ linea: 2, numArt: '500010', subtotal: 116_00 }),
    ]);
    expect(impuestos(comprobante(recibo([paga(factura, 3)])))).toEqual([
      ['002', '0.02', '0.00'],
      ['002', '0.01', '0.00'],
    ]);
  });

  it('are, of IEPS, a centavo more where no exact part leaves what can be paid on', () => {
    const factura = facturaPorPagar(1, [linea({ subtotal: 60, ieps: 33, iva: 15 })]);
    // 0.07 of 1.08 is 0.06 of the 0.93 of IEPS with its base, which at 53 % and within 1.265 of it are 0.04 and 0.02 alone;
    // but the 0.31 that would be left is 1.32 more than 53 % of 0.56. 0.04 and 0.03 leave 0.30, which is 0.32 more.
    expect(impuestos(comprobante(recibo([paga(factura, 7)])))).toEqual([
      ['003', '0.04', '0.03'],
      ['002', '0.06', '0.01'],
    ]);
  });

  it('are, of IVA, exactly what is paid, and the last part is divided where its tax is beyond the limits by that', () => {
    // 16 % of 1.06 is 16.96 centavos: 18 is within 1.08 of it.
    const factura = facturaPorPagar(1, [linea({ subtotal: 1_06, iva: 18 })]);
    // 0.13 and 0.02 are the only 0.15 within 1.08 of 16 %.
    const primero = comprobante(recibo([paga(factura, 15)]));
    expect(impuestos(primero)).toEqual([['002', '0.13', '0.02']]);
    // The 0.16 that is left is 1.12 more than 16 % of 0.93; a centavo with one of tax mends that.
    const ultimo = comprobante(recibo([paga(factura, 1_09, { recibos: [primero] })]));
    expect(impuestos(ultimo)).toEqual([
      ['002', '0.92', '0.15'],
      ['002', '0.01', '0.01'],
    ]);
    expect(documento(ultimo)).toMatchObject({ ImpPagado: '1.09', ImpSaldoInsoluto: '0.00' });
  });

  it('are divided anew where no parts of what is left are within the limits', () => {
    const factura = facturaPorPagar(1, [linea({ subtotal: 1_00, iva: 16 })]);
    const recibos = [
      pagado('1', '0.35', '0.31', '0.04'),
      pagado('2', '0.35', '0.31', '0.04'),
      pagado('3', '0.41', '0.36', '0.05'),
    ];
    // Of 0.02 with 0.03 of tax: a centavo bears one of tax and no more. Of 0.05 in all 16 % make 0.04 and 0.01.
    expect(impuestos(comprobante(recibo([paga(factura, 5, { recibos })])))).toEqual([['002', '0.04', '0.01']]);
  });
});
