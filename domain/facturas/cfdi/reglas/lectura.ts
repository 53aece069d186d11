import type { Comprobante, Concepto, ImpuestosConcepto, Traslado } from '#domain/facturas/cfdi/comprobante';
import { type Decimal, decimal } from '#domain/facturas/cfdi/decimal';
import { decimalesDe } from '#domain/facturas/cfdi/monedas';
import type { Contexto } from './contexto.ts';
import { limpiar } from './limpieza.ts';

/** A draft with its numbers read once, so that a hundred rules over six hundred lines stay quick. */
export interface Lectura {
  readonly comprobante: Comprobante;
  readonly contexto: Contexto;
  readonly tipo: string | undefined;
  /** Of the draft's currency. */
  readonly decimales: number;
  readonly lineas: readonly LineaLeida[];
  /** Taxes of all lines. */
  readonly traslados: readonly ImpuestoLeido[];
  readonly retenciones: readonly ImpuestoLeido[];
  /** Taxes of the whole. */
  readonly trasladosDelTotal: readonly ImpuestoLeido[];
  readonly retencionesDelTotal: readonly ImpuestoLeido[];
}

/** A line, where it stands and its numbers; null where one is absent or no number. */
export interface LineaLeida {
  readonly ruta: string;
  readonly concepto: Concepto;
  readonly cantidad: Decimal | null;
  readonly valorUnitario: Decimal | null;
  readonly importe: Decimal | null;
  readonly descuento: Decimal | null;
}

/** A tax, where it stands and its numbers. */
export interface ImpuestoLeido {
  readonly ruta: string;
  readonly impuesto: Traslado;
  readonly base: Decimal | null;
  readonly tasa: Decimal | null;
  readonly importe: Decimal | null;
  /** Tax, factor and rate: what is summed together. 0.16 and 0.160000 are one rate. */
  readonly clave: string;
}

/** Reads a draft, whatever is broken in it. */
export function leer(crudo: Comprobante, contexto: Contexto): Lectura {
  const comprobante = limpiar(crudo);
  const lineas = (comprobante.Conceptos ?? []).map(leerLinea);
  return {
    comprobante,
    contexto,
    tipo: comprobante.TipoDeComprobante,
    decimales: decimalesDe(comprobante.Moneda),
    lineas,
    traslados: deLineas(lineas, 'Traslados'),
    retenciones: deLineas(lineas, 'Retenciones'),
    trasladosDelTotal: leerImpuestos('Impuestos.Traslados', comprobante.Impuestos?.Traslados),
    retencionesDelTotal: leerImpuestos('Impuestos.Retenciones', comprobante.Impuestos?.Retenciones),
  };
}

function claveDe({ Impuesto, TipoFactor, TasaOCuota }: Traslado): string {
  return `${Impuesto}|${TipoFactor}|${decimal(TasaOCuota)?.toFixed() ?? ''}`;
}

function leerLinea(concepto: Concepto, lugar: number): LineaLeida {
  return {
    ruta: `Conceptos[${lugar}]`,
    concepto,
    cantidad: decimal(concepto.Cantidad),
    valorUnitario: decimal(concepto.ValorUnitario),
    importe: decimal(concepto.Importe),
    descuento: decimal(concepto.Descuento),
  };
}

function deLineas(lineas: readonly LineaLeida[], grupo: keyof ImpuestosConcepto): readonly ImpuestoLeido[] {
  return lineas.flatMap((linea) =>
    leerImpuestos(`${linea.ruta}.Impuestos.${grupo}`, linea.concepto.Impuestos?.[grupo]),
  );
}

function leerImpuestos(ruta: string, impuestos: readonly Traslado[] = []): readonly ImpuestoLeido[] {
  return impuestos.map((impuesto, lugar) => ({
    ruta: `${ruta}[${lugar}]`,
    impuesto,
    base: decimal(impuesto.Base),
    tasa: decimal(impuesto.TasaOCuota),
    importe: decimal(impuesto.Importe),
    clave: claveDe(impuesto),
  }));
}
