import { describe, expect, it } from 'vitest';
import { EXPEDICION, importes } from '../../../../tests/cfdi/azar.ts';
import { facturaGlobal, type VentaAlPublico } from './global.ts';

const PERIODO = { Periodicidad: '01', Meses: '11', Año: '2026' };

function armar(...ventas: readonly VentaAlPublico[]) {
  return facturaGlobal({ ...EXPEDICION, periodo: PERIODO, forma: '01', ventas });
}

function venta(operacion: number, ...lineas: readonly Parameters<typeof importes>[0][]): VentaAlPublico {
  return {
    tienda: 1,
    operacion,
    lineas: lineas.map((de, index) => ({ linea: index + 1, ...importes(de) })),
  };
}

describe('the global invoice', () => {
  it('is to the public, one line a sale, taxed as its lines', () => {
    const armado = armar(
      venta(1001, { subtotal: 100_00, descuento: 10_00, iva: 14_40 }, { subtotal: 20_00 }),
      venta(1002, { subtotal: 50_00, ieps: 4_00 }, { subtotal: 10_00, iva: 1_60 }),
      venta(1003, { subtotal: 0 }, { subtotal: 7_00, descuento: 7_00 }),
    );
    const traslado = (Impuesto: string, Base: string, TasaOCuota: string, Importe: string) => ({
      Base,
      Impuesto,
      TipoFactor: 'Tasa',
      TasaOCuota,
      Importe,
    });
    const linea = {
      ClaveProdServ: '01010101',
      Cantidad: '1',
      ClaveUnidad: 'ACT',
      Descripcion: 'Venta',
      ObjetoImp: '02',
    };
    expect(armado).toEqual({
      ok: true,
      comprobante: {
        Version: '4.0',
        FormaPago: '01',
        SubTotal: '170.00',
        Moneda: 'MXN',
        Total: '190.00',
        TipoDeComprobante: 'I',
        Exportacion: '01',
        MetodoPago: 'PUE',
        LugarExpedicion: '42501',
        InformacionGlobal: PERIODO,
        Emisor: EXPEDICION.emisor,
        Receptor: {
          Rfc: 'XAXX010101000',
          Nombre: 'PUBLICO EN GENERAL',
          DomicilioFiscalReceptor: '42501',
          RegimenFiscalReceptor: '616',
          UsoCFDI: 'S01',
        },
        Conceptos: [
          {
            ...linea,
            NoIdentificacion: '1-1001',
            ValorUnitario: '110.00',
            Importe: '110.00',
            Impuestos: {
              Traslados: [traslado('002', '90.00', '0.160000', '14.40'), traslado('002', '20.00', '0.000000', '0.00')],
            },
          },
          {
            ...linea,
            NoIdentificacion: '1-1002',
            ValorUnitario: '60.00',
            Importe: '60.00',
            Impuestos: {
              Traslados: [
                traslado('003', '50.00', '0.080000', '4.00'),
                traslado('002', '54.00', '0.000000', '0.00'),
                traslado('002', '10.00', '0.160000', '1.60'),
              ],
            },
          },
        ],
        Impuestos: {
          TotalImpuestosTrasladados: '20.00',
          Traslados: [
            traslado('002', '100.00', '0.160000', '16.00'),
            traslado('002', '74.00', '0.000000', '0.00'),
            traslado('003', '50.00', '0.080000', '4.00'),
          ],
        },
      },
    });
  });

  it('finds taxes anew where many rounded ones come to too much, and keeps what was paid', () => {
    // Each of a hundred lines of 4 centavos has one of tax; together they would be 25 %.
    const many = Array.from({ length: 100 }, () => ({ subtotal: 4, iva: 1 }));
    const armado = armar(venta(1, ...many));
    expect(armado.ok && armado.comprobante).toMatchObject({ SubTotal: '4.31', Total: '5.00' });
    expect(armado.ok && armado.comprobante.Impuestos?.TotalImpuestosTrasladados).toBe('0.69');
    const withIeps = Array.from({ length: 100 }, () => ({ subtotal: 2, ieps: 1, iva: 0 }));
    const other = armar(venta(1, ...withIeps));
    // 3.00 paid are 2.59 and 16 % of them, and 2.59 are 1.73 and 50 % of them.
    expect(other.ok && other.comprobante).toMatchObject({ SubTotal: '1.73', Total: '3.00' });
  });

  it('keeps the centavos that a till cut off, while they are within the limits', () => {
    // 16 % of 10.12 are 1.6192, 8 % of it 0.8096.
    const conIva = armar(venta(1, { subtotal: 10_12, iva: 1_61 }));
    expect(conIva.ok && conIva.comprobante).toMatchObject({ SubTotal: '10.12', Total: '11.73' });
    const conIeps = armar(venta(1, { subtotal: 10_12, ieps: 80 }));
    expect(conIeps.ok && conIeps.comprobante).toMatchObject({ SubTotal: '10.12', Total: '10.92' });
  });

  it.each([
    ['goods that were paid with nothing and not given away', { subtotal: 5_00, total: 0 }],
    ['a tax on what was given away', { subtotal: 3_00, descuento: 3_00, iva: 1 }],
  ])('is refused with %s', (_, de) => {
    const falla = 'Los importes de la operación 7 de la tienda 1 no corresponden a ninguna tasa de impuesto del SAT.';
    expect(armar(venta(7, de, { subtotal: 2_00 }))).toEqual({ ok: false, falla });
  });

  it('is refused with the sale whose amounts no rates make, and where there is nothing to invoice', () => {
    const bad = armar(venta(1001, { subtotal: 5_00 }), venta(1002, { subtotal: 10_00, iva: 1_00 }));
    expect(bad).toEqual({
      ok: false,
      falla: 'Los importes de la operación 1002 de la tienda 1 no corresponden a ninguna tasa de impuesto del SAT.',
    });
    const none = { ok: false, falla: 'No hay ventas por facturar al público en el periodo.' };
    expect(armar()).toEqual(none);
    expect(armar(venta(1, { subtotal: 3_00, descuento: 3_00 }))).toEqual(none);
  });
});
