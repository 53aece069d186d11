import type { DoctoRelacionado, ImpuestoDR, ImpuestoP, ImpuestosP, Pago, Pagos, TotalesPagos } from './comprobante.ts';
import { CERO, type Decimal, decimal, decimalesEscritos, escribir, redondear } from './decimal.ts';

const UNO = decimal('1') ?? CERO;
/** The most decimals that an amount of the schema can have. */
const MAXIMOS = 6;
/** The decimals of the totals: those of pesos. */
const PESOS = 2;

/**
 * The complement for payments from its payments: the taxes of each payment are the sums of those of its documents, in
 * the payment's currency, and the totals are the sums over all payments, in pesos. Taxes that a payment already states
 * are not looked at. An amount that is absent or no number counts as nothing.
 */
export function conTotales(pagos: readonly Pago[]): Pagos {
  const completos = pagos.map(conImpuestos);
  return { Version: '2.0', Totales: sumaDePagos(completos), Pago: completos };
}

function conImpuestos({ ImpuestosP: _, ...pago }: Pago): Pago {
  const impuestos = impuestosDePago(pago.DoctoRelacionado);
  return impuestos === null ? pago : { ...pago, ImpuestosP: impuestos };
}

interface Suma {
  readonly de: Required<Pick<ImpuestoP, 'ImpuestoP'>> & Pick<ImpuestoP, 'TipoFactorP' | 'TasaOCuotaP'>;
  base: Decimal;
  importe: Decimal;
}

/** The taxes of a payment: sums of those of its documents, in the payment's currency; null where none has any. */
export function impuestosDePago(documentos: readonly DoctoRelacionado[]): ImpuestosP | null {
  const retenidas = new Map<string, Suma>();
  const trasladadas = new Map<string, Suma>();
  for (const { ImpuestosDR, EquivalenciaDR } of documentos) {
    const equivalencia = divisor(EquivalenciaDR);
    for (const impuesto of ImpuestosDR?.RetencionesDR ?? []) {
      agregar(retenidas, impuesto.ImpuestoDR ?? '', impuesto, equivalencia);
    }
    for (const impuesto of ImpuestosDR?.TrasladosDR ?? []) {
      agregar(trasladadas, claveDe(impuesto), impuesto, equivalencia);
    }
  }
  if (retenidas.size + trasladadas.size === 0) return null;
  return {
    ...(retenidas.size > 0 && { RetencionesP: [...retenidas.values()].map(retencion) }),
    ...(trasladadas.size > 0 && { TrasladosP: [...trasladadas.values()].map(traslado) }),
  };
}

function agregar(sumas: Map<string, Suma>, clave: string, impuesto: ImpuestoDR, equivalencia: Decimal): void {
  const suma = sumas.get(clave) ?? { de: enPago(impuesto), base: CERO, importe: CERO };
  suma.base = suma.base.plus(enMonedaDePago(impuesto.BaseDR, equivalencia));
  suma.importe = suma.importe.plus(enMonedaDePago(impuesto.ImporteDR, equivalencia));
  sumas.set(clave, suma);
}

function enPago({ ImpuestoDR = '', TipoFactorDR, TasaOCuotaDR }: ImpuestoDR): Suma['de'] {
  return {
    ImpuestoP: ImpuestoDR,
    ...(TipoFactorDR !== undefined && { TipoFactorP: TipoFactorDR }),
    ...(TasaOCuotaDR !== undefined && { TasaOCuotaP: TasaOCuotaDR }),
  };
}

/** Tax, factor and rate: what is one entry of the payment. */
function claveDe({ ImpuestoDR, TipoFactorDR, TasaOCuotaDR }: ImpuestoDR): string {
  return `${ImpuestoDR}|${TipoFactorDR}|${decimal(TasaOCuotaDR)?.toFixed() ?? ''}`;
}

function enMonedaDePago(importe: string | undefined, equivalencia: Decimal): Decimal {
  return (decimal(importe) ?? CERO).div(equivalencia);
}

function divisor(equivalencia: string | undefined): Decimal {
  const numero = decimal(equivalencia);
  return numero?.gt(0) ? numero : UNO;
}

function retencion({ de, importe }: Suma): Pick<ImpuestoP, 'ImpuestoP' | 'ImporteP'> {
  return { ImpuestoP: de.ImpuestoP, ImporteP: importeP(importe) };
}

function traslado({ de, base, importe }: Suma): ImpuestoP {
  const conImporte = de.TipoFactorP !== 'Exento';
  return { BaseP: importeP(base), ...de, ...(conImporte && { ImporteP: importeP(importe) }) };
}

/** As few decimals as say it exactly, from two to six. */
function importeP(numero: Decimal): string {
  const redondo = redondear(numero, MAXIMOS);
  return escribir(redondo, Math.max(PESOS, decimalesEscritos(redondo.toFixed())));
}

type TotalDe = keyof TotalesPagos;

/** Which totals the taxes go to; taxes that are charged at other rates, or are not IVA, go to none. */
const DE_RETENCION: ReadonlyMap<string, TotalDe> = new Map([
  ['001', 'TotalRetencionesISR'],
  ['002', 'TotalRetencionesIVA'],
  ['003', 'TotalRetencionesIEPS'],
]);
const DE_IVA: ReadonlyMap<string, readonly [base: TotalDe, impuesto: TotalDe]> = new Map([
  ['0.16', ['TotalTrasladosBaseIVA16', 'TotalTrasladosImpuestoIVA16']],
  ['0.08', ['TotalTrasladosBaseIVA8', 'TotalTrasladosImpuestoIVA8']],
  ['0', ['TotalTrasladosBaseIVA0', 'TotalTrasladosImpuestoIVA0']],
]);

/** The totals of the taxes that payments say they have, in pesos. */
export function sumaDePagos(pagos: readonly Pago[]): TotalesPagos {
  const totales = new Map<TotalDe, Decimal>();
  for (const { Monto, TipoCambioP, ImpuestosP } of pagos) {
    const cambio = decimal(TipoCambioP) ?? UNO;
    const sumar = (total: TotalDe | undefined, importe: string | undefined) => {
      if (total === undefined) return;
      totales.set(total, (totales.get(total) ?? CERO).plus((decimal(importe) ?? CERO).times(cambio)));
    };
    sumar('MontoTotalPagos', Monto);
    for (const { ImpuestoP, ImporteP } of ImpuestosP?.RetencionesP ?? []) {
      sumar(DE_RETENCION.get(ImpuestoP ?? ''), ImporteP);
    }
    for (const { ImpuestoP, TipoFactorP, TasaOCuotaP, BaseP, ImporteP } of ImpuestosP?.TrasladosP ?? []) {
      if (ImpuestoP !== '002') continue;
      if (TipoFactorP === 'Exento') sumar('TotalTrasladosBaseIVAExento', BaseP);
      const [base, impuesto] = DE_IVA.get(decimal(TasaOCuotaP)?.toFixed() ?? '') ?? [];
      sumar(base, BaseP);
      sumar(impuesto, ImporteP);
    }
  }
  return Object.fromEntries([...totales].map(([total, suma]) => [total, escribir(suma, PESOS)]));
}
