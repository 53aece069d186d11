import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { EXPEDICION, RECEPTOR, totalOf, VENTAS } from '../../../../tests/cfdi/azar.ts';
import { CONTEXTO } from '../../../../tests/cfdi/borrador.ts';
import type { Armado } from './comun.ts';
import { facturaGlobal } from './global.ts';
import { enPesos } from './importes.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const PUE = { metodo: 'PUE', forma: '01' } as const;
const NUM_RUNS = 500;

/** As it would be stamped now, without its seal. */
function fechado(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return { ...armado.comprobante, Fecha: CONTEXTO.ahora };
}

describe('any sale of a till', () => {
  it('is an invoice of exactly what it came to, which the authority’s rules accept', () => {
    fc.assert(
      fc.property(VENTAS, (lineas) => {
        const total = totalOf(lineas);
        const made = fechado(ventaNominativa({ ...EXPEDICION, receptor: RECEPTOR, pago: PUE, total, lineas }));
        expect(made.Total).toBe(enPesos(total));
        expect(judgeComprobante(made, CONTEXTO)).toEqual([]);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is a line or two of a global invoice of exactly what they came to', () => {
    fc.assert(
      fc.property(fc.array(VENTAS, { minLength: 1, maxLength: 4 }), (todas) => {
        const ventas = todas.map((lineas, index) => ({ tienda: 1, operacion: index + 1, lineas }));
        const total = totalOf(todas.flat());
        fc.pre(total <= 2_000_000_000);
        const periodo = { Periodicidad: '04', Meses: '11', Año: CONTEXTO.ahora.slice(0, 4) };
        const made = fechado(facturaGlobal({ ...EXPEDICION, periodo, forma: '01', ventas }));
        expect(made.Total).toBe(enPesos(total));
        const operaciones = made.Conceptos?.map(({ NoIdentificacion = '' }) => NoIdentificacion.split('-')[1]);
        expect([...new Set(operaciones)]).toEqual(ventas.map(({ operacion }) => String(operacion)));
        expect(judgeComprobante(made, CONTEXTO)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
