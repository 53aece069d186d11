import { describe, expect, it } from 'vitest';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { importes } from '../../../../tests/cfdi/azar.ts';
import { descuento, globalDe, pedir, UUID } from '../../../../tests/cfdi/notas.ts';
import type { PedidoDeNota } from './notaDeCredito.ts';

describe('a credit note of a global invoice', () => {
  const lineas = [
    { linea: 1, ...importes({ subtotal: 50_00, ieps: 4_00 }) },
    { linea: 2, ...importes({ subtotal: 10_00, iva: 1_60 }) },
  ];
  const GLOBAL = globalDe([
    { tienda: 1, operacion: 1001, lineas },
    { tienda: 1, operacion: 1002, lineas },
  ]);
  const nominativa: PedidoDeNota = { por: 'nominativa', identificaciones: ['1-1002'] };

  it('takes the sale that is invoiced by name, whole', () => {
    const made = comprobante(pedir(nominativa, { factura: GLOBAL }));
    const { Conceptos, Receptor } = GLOBAL.comprobante;
    expect(made.Conceptos).toEqual([Conceptos?.[1]]);
    expect(made.CfdiRelacionados).toEqual([{ TipoRelacion: '01', UUIDs: [UUID] }]);
    expect(made).toMatchObject({ Total: '65.60', Receptor: { ...Receptor, UsoCFDI: 'G02' } });
  });

  it('says no period, which is of sales alone', () => {
    expect(GLOBAL.comprobante).toHaveProperty('InformacionGlobal');
    for (const pedido of [nominativa, descuento(1_00)]) {
      expect(comprobante(pedir(pedido, { factura: GLOBAL }))).not.toHaveProperty('InformacionGlobal');
    }
  });

  it('takes it once, and no sale that is not of it', () => {
    const notas = [comprobante(pedir(nominativa, { factura: GLOBAL }))];
    expect(falla(pedir(nominativa, { factura: GLOBAL, notas }))).toBe(
      'De Venta ya no queda nada para notas de crédito.',
    );
    expect(falla(pedir({ por: 'nominativa', identificaciones: ['1-9'] }, { factura: GLOBAL }))).toBe(
      'La factura no tiene esa línea.',
    );
  });

  it('of a part of it takes of each way in which a sale is taxed its share', () => {
    const made = comprobante(pedir(descuento(13_12), { factura: GLOBAL }));
    // 6.56 of each sale: 5.40 of 54.00 and 1.16 of 11.60.
    expect(made.Conceptos?.[0]?.Impuestos?.Traslados?.map(({ Base, Importe }) => [Base, Importe])).toEqual([
      ['5.00', '0.40'],
      ['5.40', '0.00'],
      ['1.00', '0.16'],
    ]);
    expect(made.Total).toBe('13.12');
  });
});
