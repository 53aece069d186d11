import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Concepto, ImpuestosConcepto } from '#domain/facturas/cfdi/comprobante';
import { totalesDe } from './totales.ts';

interface Ejemplo {
  readonly fuente: string;
  readonly comprobante: { readonly SubTotal: string; readonly Descuento?: string; readonly Total: string };
  readonly totalTraslados?: string | null;
  readonly totalRetenciones?: string | null;
  readonly conceptos: readonly (Concepto & {
    readonly impuestos: {
      readonly traslados?: ImpuestosConcepto['Traslados'];
      readonly retenciones?: ImpuestosConcepto['Retenciones'];
    };
  })[];
}

/** Others' invoices, where they lie beside the repository. */
const FILE = '../shared/data/cfdi/ejemplos_cfdi40.json';
const ejemplos: readonly Ejemplo[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).cfdi : [];

describe('what follows from the lines', () => {
  it.skipIf(ejemplos.length === 0)('is what others’ invoices say, to the centavo', () => {
    expect(ejemplos).toHaveLength(20);
    for (const { fuente, comprobante, totalTraslados, totalRetenciones, conceptos } of ejemplos) {
      const lineas = conceptos.map(({ impuestos, ...linea }) => ({
        ...linea,
        Impuestos: {
          ...(impuestos.traslados && { Traslados: impuestos.traslados }),
          ...(impuestos.retenciones && { Retenciones: impuestos.retenciones }),
        },
      }));
      const { SubTotal, Descuento, Total, Impuestos } = totalesDe(lineas);
      expect({ fuente, SubTotal, Descuento, Total }).toEqual({
        fuente,
        SubTotal: comprobante.SubTotal,
        Descuento: comprobante.Descuento,
        Total: comprobante.Total,
      });
      expect([fuente, Impuestos?.TotalImpuestosTrasladados]).toEqual([fuente, totalTraslados ?? undefined]);
      expect([fuente, Impuestos?.TotalImpuestosRetenidos]).toEqual([fuente, totalRetenciones ?? undefined]);
    }
  });

  const EXENTO = { Impuesto: '002', TipoFactor: 'Exento' };

  it('rounds each sum by itself: half a centavo of the lines goes up once', () => {
    const traslado = { Base: '10.005', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '1.6008' };
    const linea = { Importe: '10.005', Descuento: '0.005', Impuestos: { Traslados: [traslado] } };
    expect(totalesDe([linea])).toEqual({
      SubTotal: '10.01',
      Descuento: '0.01',
      Total: '11.60',
      Impuestos: {
        TotalImpuestosTrasladados: '1.60',
        Traslados: [{ ...traslado, Base: '10.01', Importe: '1.60' }],
      },
    });
    expect(totalesDe([linea, linea])).toMatchObject({ SubTotal: '20.01', Descuento: '0.01', Total: '23.20' });
  });

  it('adds retentions up by tax alone, and takes them off', () => {
    const retencion = (Impuesto: string, TasaOCuota: string, Importe: string) => ({
      Base: '100.00',
      Impuesto,
      TipoFactor: 'Tasa',
      TasaOCuota,
      Importe,
    });
    const Retenciones = [
      retencion('001', '0.100000', '10.00'),
      retencion('001', '0.012500', '1.25'),
      retencion('002', '0.106667', '10.67'),
    ];
    expect(totalesDe([{ Importe: '100.00', Impuestos: { Retenciones } }])).toEqual({
      SubTotal: '100.00',
      Total: '78.08',
      Impuestos: {
        TotalImpuestosRetenidos: '21.92',
        Retenciones: [
          { Impuesto: '001', Importe: '11.25' },
          { Impuesto: '002', Importe: '10.67' },
        ],
      },
    });
  });

  it('adds up retentions of no tax without making one up', () => {
    const { Impuestos } = totalesDe([{ Importe: '5.00', Impuestos: { Retenciones: [{ Importe: '1.00' }] } }]);
    expect(Impuestos?.Retenciones).toStrictEqual([{ Importe: '1.00' }]);
  });

  it('writes no sum of exempt lines, and no taxes of lines without', () => {
    const exenta = { Importe: '5.00', Impuestos: { Traslados: [{ Base: '5.00', ...EXENTO }] } };
    expect(totalesDe([exenta, exenta])).toEqual({
      SubTotal: '10.00',
      Total: '10.00',
      Impuestos: { Traslados: [{ Base: '10.00', ...EXENTO }] },
    });
    expect(totalesDe([{ Importe: '5.00' }])).toEqual({ SubTotal: '5.00', Total: '5.00' });
    expect(totalesDe([{ Importe: 'cinco' }, {}])).toEqual({ SubTotal: '0.00', Total: '0.00' });
  });

  it('keeps rates apart', () => {
    const of = (TasaOCuota: string, Importe: string) => ({
      Importe: '10.00',
      Impuestos: { Traslados: [{ Base: '10.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota, Importe }] },
    });
    const { Impuestos } = totalesDe([of('0.160000', '1.60'), of('0.080000', '0.80'), of('0.160000', '1.60')]);
    expect(Impuestos?.Traslados?.map(({ Base, Importe }) => [Base, Importe])).toEqual([
      ['20.00', '3.20'],
      ['10.00', '0.80'],
    ]);
  });
});
