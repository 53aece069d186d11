import { readFileSync } from 'node:fs';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import type { Comprobante, ImpuestosComprobante, ImpuestosConcepto, Traslado } from '#domain/facturas/cfdi/comprobante';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../../../tests/cfdi/authority.ts';
import { CONTEXTO } from '../../../../tests/cfdi/borrador.ts';
import { judgeComprobante } from './judge.ts';

interface Ejemplo {
  readonly fuente: string;
  readonly comprobante: Comprobante;
  readonly emisor: NonNullable<Comprobante['Emisor']>;
  readonly receptor: NonNullable<Comprobante['Receptor']>;
  readonly conceptos: readonly (NonNullable<Comprobante['Conceptos']>[number] & {
    readonly impuestos: { readonly traslados?: readonly Traslado[]; readonly retenciones?: readonly Traslado[] };
  })[];
  readonly totalTraslados?: string | null;
  readonly totalRetenciones?: string | null;
}

/** The rules of amounts: what the head of these invoices says else is of another year, and of other taxpayers. */
const DE_IMPORTES = [
  ...[107, 108, 109, 110, 111, 112, 119, 166, 167, 168, 169, 171, 172, 173, 174, 177, 178, 179, 180, 181, 185, 186],
  ...[202, 203, 204, 205, 206, 208, 211, 212, 215, 218, 219, 221, 999],
].map((numero) => `CFDI40${numero}`);

describe.skipIf(!AUTHORITY_IS_THERE)(`invoices of public libraries${SKIPPED}`, () => {
  const { cfdi }: { readonly cfdi: readonly Ejemplo[] } = AUTHORITY_IS_THERE
    ? JSON.parse(readFileSync(`${CFDI_DATA}ejemplos_cfdi40.json`, 'utf8'))
    : { cfdi: [] };

  it('are twenty', () => {
    expect(cfdi).toHaveLength(20);
  });

  it.each(cfdi)('$fuente agrees to the centavo', (ejemplo) => {
    const rechazos = judgeComprobante(comprobanteDe(ejemplo), CONTEXTO);
    expect(rechazos.filter(({ codigo }) => DE_IMPORTES.includes(codigo))).toEqual([]);
  });

  it.each(cfdi)('$fuente does not agree with a centavo more', (ejemplo) => {
    const comprobante = comprobanteDe(ejemplo);
    const Total = new Big(comprobante.Total ?? '').plus('0.01').toFixed(2);
    expect(judgeComprobante({ ...comprobante, Total }, CONTEXTO).map(({ codigo }) => codigo)).toContain('CFDI40119');
  });
});

/** The file keeps the taxes of the whole as totals alone: their nodes are the sums of the lines', by tax, factor and rate. */
function comprobanteDe({ comprobante, emisor, receptor, conceptos, ...totales }: Ejemplo): Comprobante {
  const traslados = conceptos.flatMap(({ impuestos }) => impuestos.traslados ?? []);
  const retenciones = conceptos.flatMap(({ impuestos }) => impuestos.retenciones ?? []);
  const Impuestos: ImpuestosComprobante = {
    ...(totales.totalTraslados && { TotalImpuestosTrasladados: totales.totalTraslados }),
    ...(totales.totalRetenciones && { TotalImpuestosRetenidos: totales.totalRetenciones }),
    ...(traslados.length > 0 && { Traslados: sumados(traslados, ['Impuesto', 'TipoFactor', 'TasaOCuota']) }),
    ...(retenciones.length > 0 && { Retenciones: sumados(retenciones, ['Impuesto']) }),
  };
  return {
    Version: '4.0',
    ...comprobante,
    Emisor: emisor,
    Receptor: receptor,
    Conceptos: conceptos.map(({ impuestos, ...concepto }) => {
      const deConcepto: ImpuestosConcepto = {
        ...(impuestos.traslados && { Traslados: impuestos.traslados }),
        ...(impuestos.retenciones && { Retenciones: impuestos.retenciones }),
      };
      return Object.keys(impuestos).length === 0 ? concepto : { ...concepto, Impuestos: deConcepto };
    }),
    ...(traslados.length + retenciones.length > 0 && { Impuestos }),
  };
}

function sumados(impuestos: readonly Traslado[], por: readonly (keyof Traslado)[]): readonly Traslado[] {
  const grupos = new Map<string, Traslado[]>();
  for (const impuesto of impuestos) {
    const clave = por.map((campo) => impuesto[campo]).join('|');
    grupos.set(clave, [...(grupos.get(clave) ?? []), impuesto]);
  }
  return [...grupos.values()].map((iguales) => {
    const suma = (campo: 'Base' | 'Importe') =>
      iguales.reduce((total, impuesto) => total.plus(impuesto[campo] ?? 0), new Big(0)).toFixed(2);
    const exento = iguales[0]?.TipoFactor === 'Exento';
    return {
      ...Object.fromEntries(
        por.map((campo) => [campo, iguales[0]?.[campo]]).filter(([, valor]) => valor !== undefined),
      ),
      Base: suma('Base'),
      ...(!exento && { Importe: suma('Importe') }),
    };
  });
}
