import { describe, expect, it } from 'vitest';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { comprobante, falla } from '../../../../tests/cfdi/armados.ts';
import { EXPEDICION, linea, RECEPTOR, totalOf } from '../../../../tests/cfdi/azar.ts';
import { CONTEXTO } from '../../../../tests/cfdi/borrador.ts';
import { devolucion, facturaDe, pedir } from '../../../../tests/cfdi/notas.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const SELLADA = { Serie: 'A', Folio: '1', Fecha: '2026-11-23T09:30:00' };

/** The rules that a made invoice breaks, in a chain that knows no taxpayer. */
function rotas(hecha: object) {
  return judgeComprobante({ ...hecha, ...SELLADA }, { ...CONTEXTO, contribuyentes: () => null }).map(
    ({ codigo }) => codigo,
  );
}

describe('a line of many pieces, each of whose taxes a till rounded by itself', () => {
  // 40 of 0.97: the IVA of one is 0.1552 and was charged as 0.16, so 6.40 where 38.80 at 16 % is 6.21.
  const cuarenta = linea({ cantidad: 40, subtotal: 38_80, iva: 6_40 });

  it('is invoiced for exactly what was paid, with taxes that the rules accept', () => {
    const hecha = facturaDe([cuarenta]).comprobante;
    expect(hecha).toMatchObject({ Total: '45.20', SubTotal: '38.97' });
    expect(hecha.Impuestos?.Traslados).toEqual([
      { Base: '38.97', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '6.23' },
    ]);
    expect(rotas(hecha)).toEqual([]);
  });

  it('keeps the ticket’s own taxes while they are within the limits', () => {
    const tres = facturaDe([linea({ cantidad: 3, subtotal: 99_99, iva: 15_99 })]).comprobante;
    expect(tres).toMatchObject({ SubTotal: '99.99', Total: '115.98' });
    expect(rotas(tres)).toEqual([]);
  });

  it('with a discount keeps the discount', () => {
    const hecha = facturaDe([linea({ cantidad: 40, subtotal: 48_80, descuento: 10_00, iva: 6_40 })]).comprobante;
    expect(hecha).toMatchObject({ SubTotal: '48.97', Descuento: '10.00', Total: '45.20' });
    expect(rotas(hecha)).toEqual([]);
  });

  it('comes back a piece at a time until nothing is left', () => {
    const factura = facturaDe([cuarenta]);
    const una = comprobante(pedir(devolucion(['100234', 1]), { factura }));
    const resto = comprobante(pedir(devolucion(['100234', 39]), { factura, notas: [una] }));
    expect(Number(una.Total) + Number(resto.Total)).toBeCloseTo(45.2, 10);
    expect([una, resto].flatMap(rotas)).toEqual([]);
  });

  it('is told with its number where no rounding of pieces makes its taxes', () => {
    const lineas = [linea({ cantidad: 3, subtotal: 99_99, iva: 15_90 })];
    const pago = { metodo: 'PUE', forma: '04' } as const;
    expect(falla(ventaNominativa({ ...EXPEDICION, receptor: RECEPTOR, pago, total: totalOf(lineas), lineas }))).toBe(
      'Los importes de la línea 1 (100234) no corresponden a ninguna tasa de impuesto del SAT.',
    );
  });
});
