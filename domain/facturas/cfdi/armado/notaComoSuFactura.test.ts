import { describe, expect, it } from 'vitest';
import type { Comprobante, Concepto } from '#domain/facturas/cfdi/comprobante';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { descuento, devolucion, FACTURA, pedir, UUID } from '../../../../tests/cfdi/notas.ts';

const de = (factura: Comprobante) => ({ factura: { uuid: UUID, comprobante: factura } });

describe('a credit note says what its invoice says', () => {
  it('of a period only where that is of one', () => {
    expect(comprobante(pedir(descuento(1_00)))).not.toHaveProperty('InformacionGlobal');
  });

  it('of place, issuer and receiver nothing where that says nothing', () => {
    const { LugarExpedicion, Emisor, Receptor, ...sin } = FACTURA.comprobante;
    const made = comprobante(pedir(descuento(1_00), de(sin)));
    expect(made).not.toHaveProperty('LugarExpedicion');
    expect(made).not.toHaveProperty('Emisor');
    expect(made.Receptor).toStrictEqual({ UsoCFDI: 'S01' });
  });

  it('and is forgiven where that does not say how it was paid', () => {
    const { FormaPago, ...sin } = FACTURA.comprobante;
    expect(comprobante(pedir(descuento(1_00), de(sin))).FormaPago).toBe('15');
  });

  it('of a line without taxes no taxes', () => {
    const linea: Concepto = {
      ClaveProdServ: '93161701',
      NoIdentificacion: '800',
      Cantidad: '1',
      ClaveUnidad: 'E48',
      Descripcion: 'Derechos',
      ValorUnitario: '10.00',
      Importe: '10.00',
      ObjetoImp: '01',
    };
    const { ObjetoImp, ...sinObjeto } = linea;
    for (const una of [linea, sinObjeto]) {
      const factura = { ...FACTURA.comprobante, Conceptos: [una] };
      expect(comprobante(pedir(devolucion(['800', 1]), de(factura))).Conceptos).toStrictEqual([una]);
    }
  });
});
