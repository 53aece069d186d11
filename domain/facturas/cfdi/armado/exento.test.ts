import { describe, expect, it } from 'vitest';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { comprobante } from '../../../../tests/cfdi/armados.ts';
import { linea } from '../../../../tests/cfdi/azar.ts';
import { CONTEXTO } from '../../../../tests/cfdi/borrador.ts';
import { descuento, devolucion, facturaDe, globalDe, pedir } from '../../../../tests/cfdi/notas.ts';
import { documento, facturaPorPagar, paga, recibo } from '../../../../tests/cfdi/recibos.ts';

const LIBRO = linea({ linea: 2, numArt: '800001', descripcion: 'Libro', subtotal: 90_00, cantidad: 3, exento: true });
const EXENTO = { Base: '90.00', Impuesto: '002', TipoFactor: 'Exento' };
const SELLADA = { Serie: 'A', Folio: '1', Fecha: '2026-11-23T09:30:00' };

/** The rules that a made invoice breaks, in a chain that knows no taxpayer. */
function rotas(hecha: object) {
  return judgeComprobante({ ...hecha, ...SELLADA }, { ...CONTEXTO, contribuyentes: () => null }).map(
    ({ codigo }) => codigo,
  );
}

describe('goods that are exempt of IVA', () => {
  const factura = facturaDe([linea({ subtotal: 100_00, iva: 16_00 }), LIBRO]);

  it('are said so in the invoice, beside others, and the rules accept it', () => {
    const { Conceptos, Impuestos, Total } = factura.comprobante;
    expect(Conceptos?.[1]).toMatchObject({ ObjetoImp: '02', Impuestos: { Traslados: [EXENTO] } });
    expect(Impuestos).toEqual({
      TotalImpuestosTrasladados: '16.00',
      Traslados: [
        { Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' },
        EXENTO,
      ],
    });
    expect(Total).toBe('206.00');
    expect(rotas(factura.comprobante)).toEqual([]);
  });

  it('alone have no sum of taxes', () => {
    const sola = facturaDe([LIBRO]).comprobante;
    expect(sola.Impuestos).toEqual({ Traslados: [EXENTO] });
    expect(rotas(sola)).toEqual([]);
  });

  it('that a till charged IVA on are taxed as it did', () => {
    const cobrada = facturaDe([linea({ subtotal: 100_00, iva: 16_00, exento: true })]).comprobante;
    expect(cobrada.Conceptos?.[0]?.Impuestos?.Traslados?.[0]).toMatchObject({ TasaOCuota: '0.160000' });
  });

  it('come back as what they were, a unit or a discount at a time, until nothing is left', () => {
    const una = comprobante(pedir(devolucion(['800001', 1]), { factura }));
    expect(una.Conceptos?.[0]?.Impuestos?.Traslados).toEqual([{ ...EXENTO, Base: '30.00' }]);
    expect(rotas(una)).toEqual([]);
    const resto = comprobante(pedir(descuento(176_00), { factura, notas: [una] }));
    expect(resto.Total).toBe('176.00');
    expect(rotas(resto)).toEqual([]);
  });

  it('are exempt in a global invoice', () => {
    const global = globalDe([{ tienda: 1, operacion: 1, lineas: [LIBRO] }]).comprobante;
    expect(global.Conceptos?.[0]?.Impuestos?.Traslados).toEqual([EXENTO]);
    expect(rotas(global)).toEqual([]);
  });

  it('are paid as what they are', () => {
    const porPagar = facturaPorPagar(1, [LIBRO]);
    const mitad = comprobante(recibo([paga(porPagar, 45_00)]));
    expect(documento(mitad)?.ImpuestosDR?.TrasladosDR).toEqual([
      { BaseDR: '45.00', ImpuestoDR: '002', TipoFactorDR: 'Exento' },
    ]);
    expect(mitad.Pagos?.Totales).toMatchObject({ TotalTrasladosBaseIVAExento: '45.00', MontoTotalPagos: '45.00' });
    expect(rotas(mitad)).toEqual([]);
    const ultima = comprobante(recibo([paga(porPagar, 45_00, { recibos: [mitad] })]));
    expect(documento(ultima)).toMatchObject({ ImpSaldoInsoluto: '0.00' });
    expect(rotas(ultima)).toEqual([]);
  });
});
