import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '#domain/common/money';
import type { Grupo } from '#domain/ventas/impuestosDeLinea';
import { EXPEDICION, RECEPTOR, totalOf, VENTAS } from '../../../tests/cfdi/azar.ts';
import { CONTEXTO } from '../../../tests/cfdi/borrador.ts';
import type { Armado } from './armado/comun.ts';
import { enCentavos } from './armado/importes.ts';
import { notaDeCredito, type PedidoDeNota } from './armado/notaDeCredito.ts';
import { reciboDePago } from './armado/reciboDePago.ts';
import { ventaNominativa } from './armado/ventaNominativa.ts';
import type { Comprobante } from './comprobante.ts';
import { judgeComprobante } from './reglas/judge.ts';
import { type LineaFacturada, restanteDe, saldoPorPagar, totalDeLinea } from './saldos.ts';

const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';

function fechado(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return { ...armado.comprobante, Fecha: CONTEXTO.ahora };
}

const FACTURAS = VENTAS.map((lineas) => {
  const pago = { metodo: 'PPD', forma: '99' } as const;
  return {
    uuid: UUID,
    comprobante: fechado(ventaNominativa({ ...EXPEDICION, receptor: RECEPTOR, pago, total: totalOf(lineas), lineas })),
  };
});

/** The acts of people: a note of one kind or another, or the cancelling of one that was made. */
const ACTOS = fc.array(
  fc.record({
    que: fc.constantFrom('descuento', 'porcentaje', 'devolucion', 'devolucion', 'cancelar'),
    cuanto: fc.integer({ min: 1, max: 10_000 }),
    lineas: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  }),
  { maxLength: 8 },
);

type Acto = { readonly que: string; readonly cuanto: number; readonly lineas: readonly number[] };

function pedidoDe({ que, cuanto, lineas }: Acto, restante: readonly LineaFacturada[]): PedidoDeNota {
  const queda = sum(restante.map(totalDeLinea));
  if (que === 'descuento') return { por: 'descuento', monto: centavos(Math.ceil((queda * cuanto) / 10_000)) };
  if (que === 'porcentaje') return { por: 'porcentaje', porcentaje: cuanto / 300 };
  const elegidas = new Map(lineas.map((lugar) => [lugar % restante.length, restante[lugar % restante.length]]));
  return {
    por: 'devolucion',
    lineas: [...elegidas.values()].flatMap((linea) =>
      linea === undefined
        ? []
        : [{ identificacion: linea.identificacion, unidades: Math.ceil((linea.unidades * cuanto) / 10_000) }],
    ),
  };
}

function restante(factura: Comprobante, notas: readonly Comprobante[]): readonly LineaFacturada[] {
  const queda = restanteDe(factura, notas);
  if (queda === null) throw new Error('not readable');
  return queda;
}

/** Base and taxes of documents together, by tax and rate. */
function porTasa(documentos: readonly Comprobante[]): ReadonlyMap<string, readonly [base: number, importe: number]> {
  const sumas = new Map<string, readonly [number, number]>();
  for (const { Impuesto, TasaOCuota, Base, Importe } of documentos.flatMap((uno) => uno.Impuestos?.Traslados ?? [])) {
    const [base, importe] = sumas.get(`${Impuesto} ${TasaOCuota}`) ?? [0, 0];
    sumas.set(`${Impuesto} ${TasaOCuota}`, [base + (enCentavos(Base) ?? 0), importe + (enCentavos(Importe) ?? 0)]);
  }
  return sumas;
}

function totales(documentos: readonly Comprobante[]): number {
  return sum(documentos.map(({ Total }) => enCentavos(Total) ?? centavos(0)));
}

const noneBelowZero = ({ base, ieps, iva }: Grupo) => Math.min(base, ieps, iva) >= 0;

describe('credit notes in any sequence, with cancelled ones in between', () => {
  it('are each accepted, never more than is left, and exactly the invoice when nothing is left', () => {
    fc.assert(
      fc.property(FACTURAS, ACTOS, fc.boolean(), (factura, actos, porUnidades) => {
        let notas: readonly Comprobante[] = [];
        const hacer = (pedido: PedidoDeNota) => {
          const antes = sum(restante(factura.comprobante, notas).map(totalDeLinea));
          const armado = notaDeCredito({ factura, notas, pedido });
          if (!armado.ok) return false;
          const nota = fechado(armado);
          expect(judgeComprobante(nota, CONTEXTO)).toEqual([]);
          notas = [...notas, nota];
          const queda = restante(factura.comprobante, notas);
          expect(queda.flatMap(({ grupos }) => grupos).every(noneBelowZero)).toBe(true);
          expect(sum(queda.map(totalDeLinea))).toBe(antes - (enCentavos(nota.Total) ?? 0));
          return true;
        };
        for (const acto of actos) {
          if (acto.que === 'cancelar') notas = notas.filter((_, lugar) => lugar !== acto.cuanto % notas.length);
          else hacer(pedidoDe(acto, restante(factura.comprobante, notas)));
        }
        const queda = restante(factura.comprobante, notas);
        const abiertas = queda.filter((linea) => linea.unidades > 0 && totalDeLinea(linea) > 0);
        const lineas = abiertas.map(({ identificacion, unidades }) => ({ identificacion, unidades }));
        if (porUnidades && lineas.length > 0) hacer({ por: 'devolucion', lineas });
        const resto = sum(restante(factura.comprobante, notas).map(totalDeLinea));
        if (resto > 0) expect(hacer({ por: 'descuento', monto: resto })).toBe(true);
        expect(totales(notas)).toBe(totales([factura.comprobante]));
        expect(porTasa(notas)).toEqual(porTasa([factura.comprobante]));
      }),
      { numRuns: 100 },
    );
  });

  it('come to exactly the discount that was asked for, but for a centavo or two where there is IEPS', () => {
    fc.assert(
      fc.property(FACTURAS, fc.integer({ min: 1, max: 10_000 }), (factura, parte) => {
        const total = totales([factura.comprobante]);
        const monto = centavos(Math.ceil((total * parte) / 10_000));
        const nota = fechado(notaDeCredito({ factura, notas: [], pedido: { por: 'descuento', monto } }));
        const conIeps = [...porTasa([factura.comprobante]).keys()].some((clave) => clave.startsWith('003'));
        expect(Math.abs(totales([nota]) - monto)).toBeLessThanOrEqual(conIeps ? 2 : 0);
      }),
      { numRuns: 100 },
    );
  });
});

/** The taxes that receipts paid, one by one. */
function impuestosPagados(recibos: readonly Comprobante[]) {
  const documentos = recibos.flatMap(({ Pagos }) => Pagos?.Pago ?? []).flatMap((pago) => pago.DoctoRelacionado);
  return documentos
    .flatMap(({ ImpuestosDR }) => ImpuestosDR?.TrasladosDR ?? [])
    .map(({ BaseDR = '', ImpuestoDR = '', TasaOCuotaDR = '', ImporteDR = '' }) => ({
      Base: BaseDR,
      Impuesto: ImpuestoDR,
      TasaOCuota: TasaOCuotaDR,
      Importe: ImporteDR,
    }));
}

/** Lower and upper limit of a tax on a base, by the authority's own words (CRP20261), in centavos. */
function limites(base: number, tasa: string): readonly [number, number] {
  const [rate, half] = [BigInt(tasa.replace('.', '')), 1n];
  const lower = ((BigInt(base) * 2n - half) * rate) / 2_000_000n;
  const upper = ((BigInt(base) * 2n + half) * rate + 1_999_999n) / 2_000_000n;
  return [Number(lower), Number(upper)];
}

const dentro = ([clave, [base, importe]]: readonly [string, readonly [number, number]]) => {
  const [lower, upper] = limites(base, clave.slice(4));
  return importe >= lower && importe <= upper;
};

describe('payments in any sequence, with cancelled ones in between', () => {
  it('are each accepted, never more than is left, and exactly the invoice when it is paid', () => {
    const partes = fc.array(fc.record({ cuanto: fc.integer({ min: 1, max: 10_000 }), cancela: fc.boolean() }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(FACTURAS, partes, fc.boolean(), (factura, actos, conNota) => {
        const total = totales([factura.comprobante]);
        const mitad: PedidoDeNota = { por: 'descuento', monto: centavos(Math.floor(total / 2)) };
        const notas = conNota && total > 100 ? [fechado(notaDeCredito({ factura, notas: [], pedido: mitad }))] : [];
        let recibos: readonly Comprobante[] = [];
        const queda = () => {
          const saldo = saldoPorPagar(factura, { notas, recibos });
          if (saldo === null) throw new Error('not readable');
          return saldo;
        };
        const aPagar = queda();
        const pagar = (pagado: number) => {
          const { saldo, parcialidad } = queda();
          const documentos = [{ factura, notas, recibos, pagado: centavos(pagado) }];
          const fecha = CONTEXTO.ahora;
          const recibo = fechado(reciboDePago({ lugarExpedicion: '42501', fecha, forma: '03', documentos }));
          expect(judgeComprobante(recibo, CONTEXTO)).toEqual([]);
          for (const uno of impuestosPagados([recibo])) {
            expect([...porTasa([{ Impuestos: { Traslados: [uno] } }])].filter((par) => !dentro(par))).toEqual([]);
          }
          recibos = [...recibos, recibo];
          expect(queda()).toMatchObject({ saldo: saldo - pagado, parcialidad: parcialidad + 1 });
        };
        for (const { cuanto, cancela } of actos) {
          if (cancela) recibos = recibos.filter((_, lugar) => lugar !== cuanto % recibos.length);
          else if (queda().saldo > 0) pagar(Math.ceil((queda().saldo * cuanto) / 10_000));
        }
        if (queda().saldo > 0) pagar(queda().saldo);
        expect(recibos.reduce((suma, { Pagos }) => suma + Number(Pagos?.Totales.MontoTotalPagos), 0)).toBeCloseTo(
          aPagar.saldo / 100,
          4,
        );
        const deLaFactura = aPagar.impuestos.map(
          ({ impuesto, tasa, base, importe }) => [`${impuesto} ${tasa}`, [base, importe]] as const,
        );
        const pagados = porTasa([{ Impuestos: { Traslados: impuestosPagados(recibos) } }]);
        for (const [clave, [base, importe]] of deLaFactura) {
          // An amount that no single payment could say within the limits is divided anew, within the same sum.
          const [otraBase, otroImporte] = pagados.get(clave) ?? [0, 0];
          if (clave.startsWith('002')) expect(otraBase + otroImporte).toBe(base + importe);
          if (!dentro([clave, [base, importe]])) continue;
          // The rest of IEPS that a cancelled receipt leaves may fit into no parts: then a centavo of tax stands in its base.
          const corrido = clave.startsWith('003') && actos.some(({ cancela }) => cancela) ? base - otraBase : 0;
          expect(Math.abs(corrido)).toBeLessThanOrEqual(1);
          expect([clave, otraBase + corrido, otroImporte - corrido]).toEqual([clave, base, importe]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
