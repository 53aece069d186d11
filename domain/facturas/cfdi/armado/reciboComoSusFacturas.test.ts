import { describe, expect, it } from 'vitest';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { linea, RECEPTOR } from '../../../../tests/cfdi/azar.ts';
import { documento, facturaPorPagar, PRIMERA, paga, recibo } from '../../../../tests/cfdi/recibos.ts';

describe('a receipt says what its invoices and its payment say', () => {
  it('of the public, in the store that makes it', () => {
    const publico = { ...RECEPTOR, rfc: 'XAXX010101000', beneficiario: 'PUBLICO EN GENERAL' };
    const factura = facturaPorPagar(1, [linea({ subtotal: 1_00, iva: 16 })], publico);
    expect(comprobante(recibo([paga(factura, 1_00)])).Receptor).toEqual({
      Rfc: 'XAXX010101000',
      Nombre: 'PUBLICO EN GENERAL',
      DomicilioFiscalReceptor: '64000',
      RegimenFiscalReceptor: '616',
      UsoCFDI: 'CP01',
    });
  });

  it('of issuer and receiver nothing where these say nothing', () => {
    const { Emisor, Receptor, ...sin } = PRIMERA.comprobante;
    const made = comprobante(recibo([paga({ ...PRIMERA, comprobante: sin }, 1_00)]));
    expect(made).not.toHaveProperty('Emisor');
    expect(made.Receptor).toStrictEqual({ UsoCFDI: 'CP01' });
  });

  it('of series and folio nothing where these have none', () => {
    const { Serie, Folio, ...sin } = PRIMERA.comprobante;
    const pagada = documento(comprobante(recibo([paga({ ...PRIMERA, comprobante: sin }, 1_00)])));
    expect(pagada).not.toHaveProperty('Serie');
    expect(pagada).not.toHaveProperty('Folio');
  });

  it('of the bank’s number nothing where it is empty', () => {
    const made = comprobante(recibo([paga(PRIMERA, 1_00)], { numOperacion: '' }));
    expect(made.Pagos?.Pago[0]).not.toHaveProperty('NumOperacion');
  });
});
